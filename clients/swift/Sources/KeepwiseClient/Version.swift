/// The version of the package, which is that of its contract; "make release" writes it.
public let keepwiseVersion = "0.0.0"
