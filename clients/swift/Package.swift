// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "keepwise-swift",
    platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8)],
    products: [.library(name: "KeepwiseClient", targets: ["KeepwiseClient"])],
    targets: [.target(name: "KeepwiseClient")]
)
