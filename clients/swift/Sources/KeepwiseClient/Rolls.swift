/// A request to `/v1/roll/reveals`.
public struct RevealRequest: Codable, Sendable, Equatable {
    public var number: Int
    public var clientCommitment: String
    public var serverCommitment: String
    public var clientValue: String
    public var keep: [Int]?
    public var ruleset: String?

    public init(
        number: Int, clientCommitment: String, serverCommitment: String, clientValue: String, keep: [Int]? = nil,
        ruleset: String? = nil
    ) {
        self.number = number
        self.clientCommitment = clientCommitment
        self.serverCommitment = serverCommitment
        self.clientValue = clientValue
        self.keep = keep
        self.ruleset = ruleset
    }
}

/// An answer of `/v1/roll/reveals`.
public struct RevealedRoll: Codable, Sendable, Equatable {
    public var ruleset: String
    public var dice: [Int]
    public var keep: [Int]
    public var rolled: [Int]
    public var faces: [Int]
    public var number: Int
    public var clientCommitment: String
    public var serverCommitment: String
    public var clientValue: String
    public var serverValue: String

    /// Whether the roll is proved by the values in it, and is the answer to a request. The server's commitment in the
    /// request must be the one that was answered before the first roll.
    public func isProved(for request: RevealRequest) -> Bool {
        let kept = (request.keep ?? []).sorted()
        guard request.number == number, request.clientCommitment == clientCommitment,
            request.serverCommitment == serverCommitment, request.clientValue == clientValue, kept == keep,
            (1...1000).contains(number), kept.count < faces.count, faces.count <= 6,
            let ours = parseValue(clientValue), let theirs = parseValue(serverValue),
            dumpValue(hashed(ours, number)) == clientCommitment, dumpValue(hashed(theirs, number)) == serverCommitment
        else { return false }
        let bytes = sha256([diceTag, 0] + ours + theirs).filter { $0 < greatestFairByte }
        let fresh = Array(faces.dropFirst(kept.count))
        return faces == bytes.map { Int($0) % 6 + 1 }.prefix(faces.count).map { $0 } && rolled == fresh
            && dice == (kept + fresh).sorted()
    }
}

/// Returns the commitment to a random secret, then the value of each roll, of which the last is the secret.
public func drawValues(rolls: Int) -> [String] {
    var values = [(0..<valueSize).map { _ in UInt8.random(in: .min ... .max) }]
    for _ in 0..<rolls {
        values.append(hashed(values[values.count - 1], 1))
    }
    return values.reversed().map(dumpValue)
}

private let valueSize = 16
private let chainTag: UInt8 = 1
private let diceTag: UInt8 = 2
/// The greatest multiple of six in a byte; greater values are discarded, so that all faces are equally likely.
private let greatestFairByte: UInt8 = 252

/// Returns the value that is some steps nearer to the commitment.
private func hashed(_ value: [UInt8], _ steps: Int) -> [UInt8] {
    (0..<steps).reduce(value) { reached, _ in Array(sha256([chainTag] + reached).prefix(valueSize)) }
}

private func parseValue(_ text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.count == 2 * valueSize, digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    let numbers = digits.map { $0 < 0x61 ? $0 - 0x30 : $0 - 0x61 + 10 }
    return (0..<valueSize).map { numbers[2 * $0] << 4 | numbers[2 * $0 + 1] }
}

private func dumpValue(_ value: [UInt8]) -> String {
    let digits = Array("0123456789abcdef")
    return String(value.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
}
