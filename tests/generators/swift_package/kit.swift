// Tasks for the offline table: `kit FOLDER` compares it with the vectors of a kit, `open FILE...` reports the errors of
// files, `ask FILE` those of positions, line by line, `measure FILE` processor times in milliseconds.
import Foundation

@testable import KeepwiseClient

struct Mismatch: Error {
    let vectors, what: String
}

struct Vectors: Decodable {
    struct Place: Decodable {
        let filled: [Int]
        let made: [String]
        let upperTotal, extraRolls, place: Int
        let value: Double
    }

    struct Question: Decodable {
        let dice: [Int]
        let rollsLeft: Int
        let scorecard: Scorecard
        let advice: Answer?
    }

    struct Answer: Decodable {
        let totalSoFar: Int
        let moves: [Move]
    }

    let tolerance: Double
    let states: [Place]
    let positions: [Question]
}

extension Vectors.Question {
    var request: AdviceRequest {
        AdviceRequest(dice: dice, rollsLeft: rollsLeft, scorecard: scorecard)
    }
}

let decoder = JSONDecoder.keepwise

/// Compares a table with all numbers of its vectors and returns their count.
func check(_ table: OfflineTable, _ vectors: Vectors) throws -> Int {
    func expect(_ holds: Bool, _ what: Any) throws {
        if !holds {
            throw Mismatch(vectors: table.ruleset, what: "\(what)")
        }
    }
    for each in vectors.states {
        let made = Set(each.made.map { table.header.categories.firstIndex(of: $0)! })
        let state = State(filled: each.filled, made: made, upperTotal: each.upperTotal, extraRolls: each.extraRolls)
        try expect(table.index(of: state) == each.place, (each, table.index(of: state)))
        try expect(abs(table.values[each.place] - each.value) <= vectors.tolerance, (each, table.values[each.place]))
    }
    var count = vectors.states.count
    for each in vectors.positions {
        let advice = try table.advise(each.request)
        let moves = advice.moves!
        try expect(advice.totalSoFar == each.advice!.totalSoFar, (each, advice))
        try expect(moves.count == each.advice!.moves.count, (each, moves))
        let found = Dictionary(uniqueKeysWithValues: moves.map { ($0.withoutValues, $0) })
        for wanted in each.advice!.moves {
            let move = found[wanted.withoutValues]
            try expect(move != nil, (each, wanted))
            try expect(abs(move!.value - wanted.value) <= vectors.tolerance, (each, wanted, move))
            try expect(abs(move!.loss - wanted.loss) <= 2 * vectors.tolerance, (each, wanted, move))
            try expect(move!.rank == wanted.rank, (each, wanted, move))
        }
        count += moves.count
    }
    return count
}

extension Move {
    var withoutValues: Move {
        Move(
            rank: 0, action: action, keep: keep, reroll: reroll, category: category, points: points,
            extraBonus: extraBonus, value: 0, loss: 0)
    }
}

func read(_ file: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: file))
}

/// Returns the mean processor time of a task.
func milliseconds(_ repeats: Int, _ task: () throws -> Void) rethrows -> Double {
    let start = clock()
    for _ in 0..<repeats {
        try task()
    }
    return Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC) / Double(repeats)
}

/// Returns the error's description, or "right".
func outcome(_ task: () throws -> Void) -> String {
    do {
        try task()
        return "right"
    } catch {
        return error.localizedDescription
    }
}

let arguments = CommandLine.arguments
switch arguments[1] {
case "kit":
    let folder = arguments[2]
    var count = 0
    for file in try FileManager.default.contentsOfDirectory(atPath: "\(folder)/vectors").sorted() {
        let vectors = try decoder.decode(Vectors.self, from: read("\(folder)/vectors/\(file)"))
        let name = file.replacingOccurrences(of: ".json", with: ".table")
        count += try check(OfflineTable(read("\(folder)/tables/\(name)")), vectors)
    }
    print(count)
case "open":
    for file in arguments.dropFirst(2) {
        print(outcome { _ = try OfflineTable(read(file)) })
    }
case "ask":
    let table = try OfflineTable(read(arguments[2]))
    while let line = readLine() {
        let question = try decoder.decode(Vectors.Question.self, from: Data(line.utf8))
        print(outcome { _ = try table.advise(question.request) })
    }
default:
    let file = try read(arguments[2])
    let table = try OfflineTable(file)
    let card = Scorecard(points: ["ones": 3, "twos": 6])
    let request = AdviceRequest(dice: [1, 3, 3, 4, 6], rollsLeft: 2, scorecard: card)
    print("open", try milliseconds(5) { _ = try OfflineTable(file) })
    print("position", try milliseconds(200) { _ = try table.advise(request) })
}
