import Foundation

/// The table of a game: exact advice without the service.
///
/// Download the file from `GET /v1/tables/{ruleset}`.
public struct OfflineTable: Sendable {
    let header: TableHeader
    let hands: Hands
    /// The best expected sum of the remaining points, by state.
    let values: [Double]
    private let space: StateSpace

    /// The ruleset's id.
    public var ruleset: String { header.ruleset }
    /// The name of the game, in English.
    public var title: String { header.title }
    /// The digest of the table, as in the service's advice.
    public var digest: String { header.table }

    /// Reads a file; throws `KeepwiseError.unreadableTable`.
    public init(_ file: Data) throws {
        let bytes = [UInt8](file)
        guard bytes.count >= 44, bytes.starts(with: Array("KEEPWISE".utf8)) else {
            throw KeepwiseError.unreadableTable("not a table of Keepwise")
        }
        let length = bytes[8..<12].reversed().reduce(0) { $0 << 8 | Int($1) }
        guard bytes.count - 44 >= length else {
            throw KeepwiseError.unreadableTable("incomplete header")
        }
        let json = Array(bytes[44..<44 + length])
        let planes = Array(bytes[(44 + length)...])
        guard sha256(json).elementsEqual(bytes[12..<44]) else {
            throw KeepwiseError.unreadableTable("damaged header")
        }
        header = try Self.header(Data(json))
        let digest = sha256(planes).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        guard planes.count == 4 * header.states, digest == header.digest else {
            throw KeepwiseError.unreadableTable("damaged or incomplete values")
        }
        hands = Hands(diceCount: header.diceCount)
        guard header.isConsistent(handCount: hands.whole.count) else {
            throw KeepwiseError.unreadableTable("inconsistent header")
        }
        space = try StateSpace(header)
        values = Self.values(planes, count: header.states, unit: 1 / Double(1 << header.fractionBits))
    }

    /// Returns the value of a state, and nil if there is no such state.
    func value(of state: State) -> Double? {
        space.index(of: state).map { values[$0] }
    }

    /// Returns the index of a state among the values, and nil if there is no such state.
    func index(of state: State) -> Int? {
        space.index(of: state)
    }

    /// Returns the number of possible amounts of extra rolls after some turns.
    func levels(turns: Int) -> Int {
        space.levels(turns: turns)
    }

    private static func header(_ json: Data) throws -> TableHeader {
        struct Form: Decodable {
            let format: Int
            let kind, objective: String
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        do {
            let form = try decoder.decode(Form.self, from: json)
            guard form.format == 1, form.kind == "portable", form.objective == "expected_total" else {
                throw KeepwiseError.unreadableTable(
                    "format \(form.format), kind \(form.kind), objective \(form.objective) is not supported")
            }
            let header = try decoder.decode(TableHeader.self, from: json)
            guard 1...10 ~= header.diceCount, 1...(1 << 28) ~= header.states else {
                throw KeepwiseError.unreadableTable("inconsistent header")
            }
            return header
        } catch let error as DecodingError {
            throw KeepwiseError.unreadableTable("header: \(error)")
        }
    }

    /// Returns the values of four planes of bytes.
    private static func values(_ planes: [UInt8], count: Int, unit: Double) -> [Double] {
        planes.withUnsafeBufferPointer { planes in
            [Double](unsafeUninitializedCapacity: count) { values, initialized in
                var value = 0
                for i in 0..<count {
                    let low = Int(planes[i]) | Int(planes[count + i]) << 8
                    let z = low | Int(planes[2 * count + i]) << 16 | Int(planes[3 * count + i]) << 24
                    value += z >> 1 ^ -(z & 1)
                    values[i] = Double(value) * unit
                }
                initialized = count
            }
        }
    }
}
