// A program for the client generated from the contract. tests/generators/compiled_program.py describes its tasks.
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct Unexpected: Error {}

func readAndWritten(_ line: String) throws -> String {
    let parts = line.split(separator: " ", maxSplits: 1)
    let type = models[String(parts[0])]!
    do {
        let written = try JSONEncoder().encode(JSONDecoder().decode(type, from: Data(parts[1].utf8)))
        return String(decoding: written, as: UTF8.self)
    } catch {
        return "null"
    }
}

func scoreAndCheck(_ service: KeepwiseAPIConfiguration, _ ruleset: String) async throws -> String {
    let hand = ScoreRequest(ruleset: ruleset, dice: [3, 3, 5, 5, 5])
    let points = try await ScoringAPI.score(scoreRequest: hand, apiConfiguration: service).points["full_house"]!
    let card = Scorecard(points: ["ones": 3, "full_house": 22])
    let request = CardCheckRequest(ruleset: ruleset, scorecard: card, claimed: Claimed(total: 26))
    let report = try await ScoringAPI.checkCard(cardCheckRequest: request, apiConfiguration: service)
    return "[\(points), \(report.problems[0].expected!)]"
}

func play(_ service: KeepwiseAPIConfiguration, _ ruleset: String, _ firstSeed: Int64, _ turnCount: Int) async throws -> String {
    var seed = firstSeed
    var points: [String: Int] = [:]
    var turns: [Turn] = []
    while turns.count < turnCount {
        var rolls: [[Int]] = []
        var keeps: [[Int]] = []
        var best: Move
        while true {
            let roll = RollRequest(ruleset: ruleset, keep: keeps.last ?? [], seed: seed)
            rolls.append(try await PlayAPI.roll(rollRequest: roll, apiConfiguration: service).dice)
            seed += 1
            let card = Scorecard(points: points)
            let asked = AdviceRequest(ruleset: ruleset, scorecard: card, dice: rolls.last!, rollsLeft: 3 - rolls.count)
            best = try await AdviceAPI.advise(adviceRequest: asked, apiConfiguration: service).best
            if best.action != .keep { break }
            keeps.append(best.keep!)
        }
        points[best.category!] = best.points!
        turns.append(Turn(rolls: rolls, keeps: keeps, category: best.category, points: best.points))
    }
    let request = GameCheckRequest(ruleset: ruleset, players: [Player(name: "A", turns: turns)])
    let report = try await GamesAPI.checkGame(gameCheckRequest: request, apiConfiguration: service)
    return String(decoding: try JSONEncoder().encode(report), as: UTF8.self)
}

func refusal(_ service: KeepwiseAPIConfiguration) async throws -> String {
    let wrong = AdviceRequest(dice: [1, 2, 3, 4, 7], rollsLeft: 9)
    do {
        _ = try await AdviceAPI.advise(adviceRequest: wrong, apiConfiguration: service)
    } catch let ErrorResponse.error(_, body, response, _) {
        let problem = try JSONDecoder().decode(ProblemDocument.self, from: body!)
        let wait = (response as! HTTPURLResponse).value(forHTTPHeaderField: "Retry-After")
        let pointers = problem.errors.map { $0.pointer }
        let line: [Any] = [problem.status, problem.type, pointers, wait ?? NSNull()]
        return String(decoding: try JSONSerialization.data(withJSONObject: line), as: UTF8.self)
    }
    throw Unexpected()
}

let arguments = CommandLine.arguments
switch arguments[1] {
case "examples":
    while let line = readLine() {
        print(try readAndWritten(line))
    }
case "card":
    print(try await scoreAndCheck(KeepwiseAPIConfiguration(basePath: arguments[2]), arguments[3]))
case "game":
    let service = KeepwiseAPIConfiguration(basePath: arguments[2])
    print(try await play(service, arguments[3], Int64(arguments[4])!, Int(arguments[5])!))
default:
    for address in arguments.dropFirst(2) {
        print(try await refusal(KeepwiseAPIConfiguration(basePath: address)))
    }
}
