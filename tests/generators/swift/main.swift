// A program for the client generated from the contract, with three tasks. `examples` parses and serializes bodies, line by
// line. `game` plays the game of tests/generators/game.py. `errors` reports the refusals of an invalid request.
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct Impossible: Error {}

func readAndWritten(_ line: String) throws -> String {
    let asked = try JSONSerialization.jsonObject(with: Data(line.utf8)) as! [String: Any]
    let body = try JSONSerialization.data(withJSONObject: asked["value"]!)
    let written: Data
    do {
        written = try JSONEncoder().encode(JSONDecoder().decode(models[asked["schema"] as! String]!, from: body))
    } catch {
        written = try JSONEncoder().encode("\(error)")
    }
    return String(decoding: written, as: UTF8.self)
}

func play(_ service: KeepwiseAPIConfiguration, _ game: String, _ firstSeed: Int64, _ turnCount: Int) async throws -> String {
    let ruleset = RulesetReference.typeString(game)
    var seed = firstSeed
    var points: [String: FilledPoints] = [:]
    var turns: [Turn] = []
    while turns.count < turnCount {
        var rolls: [[Int]] = []
        var keeps: [[Int]] = []
        var turn: Turn?
        while turn == nil {
            let roll = RollRequest(ruleset: ruleset, keep: keeps.last ?? [], seed: seed)
            rolls.append(try await PlayAPI.roll(rollRequest: roll, apiConfiguration: service).dice)
            seed += 1
            let card = Scorecard(points: points)
            let asked = AdviceRequest(ruleset: ruleset, dice: rolls.last!, rollsLeft: 3 - rolls.count, scorecard: card)
            switch try await AdviceAPI.advise(adviceRequest: asked, apiConfiguration: service).best {
            case .typeKeepMove(let move):
                keeps.append(move.keep)
            case .typeScoreMove(let move):
                points[move.category] = .typeInt(move.points)
                turn = Turn(rolls: rolls, keeps: keeps, category: move.category, points: move.points)
            case .typeAnnounceMove:
                throw Impossible()
            }
        }
        turns.append(turn!)
    }
    let request = GameCheckRequest(ruleset: ruleset, players: [Player(name: "A", turns: turns)])
    let report = try await GamesAPI.checkGame(gameCheckRequest: request, apiConfiguration: service)
    return String(decoding: try JSONEncoder().encode(report), as: UTF8.self)
}

func told(_ service: KeepwiseAPIConfiguration) async throws -> String {
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
    throw Impossible()
}

let arguments = CommandLine.arguments
switch arguments[1] {
case "examples":
    while let line = readLine() {
        print(try readAndWritten(line))
    }
case "game":
    let service = KeepwiseAPIConfiguration(basePath: arguments[2])
    print(try await play(service, arguments[3], Int64(arguments[4])!, Int(arguments[5])!))
default:
    for address in arguments.dropFirst(2) {
        print(try await told(KeepwiseAPIConfiguration(basePath: address)))
    }
}
