// The driver of the conformance suite: it answers each line of the standard input with a line.
import Foundation
import KeepwiseClient

/// Any JSON, for the generic call.
enum JSON: Codable, Sendable {
    case object([String: JSON])
    case list([JSON])
    case text(String)
    case number(Double)
    case bool(Bool)
    case null

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let object = try? value.decode([String: JSON].self) {
            self = .object(object)
        } else if let list = try? value.decode([JSON].self) {
            self = .list(list)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else {
            self = .number(try value.decode(Double.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .object(let object): try value.encode(object)
        case .list(let list): try value.encode(list)
        case .text(let text): try value.encode(text)
        case .number(let number): try value.encode(number)
        case .bool(let bool): try value.encode(bool)
        case .null: try value.encodeNil()
        }
    }
}

struct Question<Arguments: Decodable>: Decodable {
    let arguments: Arguments
}

struct Scenario: Decodable {
    struct Settings: Decodable {
        let timeout, longestWait, backoff: Double?
        let retries: Int?
        let offline: String?
    }

    let baseUrl: String
    let options: Settings
    let call: String

    func client() throws -> Keepwise {
        var chosen = Keepwise.Options()
        chosen.timeout = options.timeout ?? chosen.timeout
        chosen.longestWait = options.longestWait ?? chosen.longestWait
        chosen.backoff = options.backoff ?? chosen.backoff
        chosen.retries = options.retries ?? chosen.retries
        chosen.offline = try options.offline.map { try OfflineTable(Data(contentsOf: URL(fileURLWithPath: $0))) }
        return Keepwise(URL(string: baseUrl)!, options: chosen)
    }
}

struct Items<Item: Decodable & Sendable>: Decodable {
    let items: [Item]
}

struct Named: Decodable {
    let name: String
}

struct Call: Decodable {
    let method, path: String
    let query: [String: String]?
    let body: JSON?
}

struct Verification: Decodable {
    let request: RevealRequest
    let answer: RevealedRoll
}

struct Verdict: Encodable, Sendable {
    let valid: Bool
}

struct Outcome: Encodable, Sendable {
    struct Failure: Encodable, Sendable {
        var kind: String
        var status: Int?
        var code: String?
        var codes, pointers: [String]?
        var retryAfter, progress: Double?
        var requestId: String?
        var answered: Int?
    }

    var result: (any Encodable & Sendable)?
    var error: Failure?
    var offline: Bool?

    enum Keys: CodingKey {
        case result, error, offline
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        if let result {
            try container.encode(result, forKey: .result)
        }
        try container.encodeIfPresent(error, forKey: .error)
        try container.encodeIfPresent(offline, forKey: .offline)
    }
}

struct Collected<Value: Encodable & Sendable>: Encodable, Sendable {
    struct Item: Encodable, Sendable {
        let result: Result<Value, ProblemDocument>

        func encode(to encoder: any Encoder) throws {
            switch result {
            case .success(let value): try value.encode(to: encoder)
            case .failure(let problem): try problem.encode(to: encoder)
            }
        }
    }

    var results: [Item] = []
}

func collect<Sent, Value: Encodable & Sendable>(_ results: Results<Sent, Value>) async throws -> Collected<Value> {
    var collected = Collected<Value>()
    for try await result in results {
        collected.results.append(.init(result: result))
    }
    return collected
}

func answer(_ line: Data) async throws -> Outcome {
    let scenario = try JSONDecoder.keepwise.decode(Scenario.self, from: line)
    let client = try scenario.client()
    func arguments<Arguments: Decodable>() throws -> Arguments {
        try JSONDecoder.keepwise.decode(Question<Arguments>.self, from: line).arguments
    }
    switch scenario.call {
    case "score":
        let scores = try await client.score(arguments())
        return Outcome(result: scores, offline: scores.answeredBy.map { $0 == "offline" })
    case "advise":
        let advice = try await client.advise(arguments())
        return Outcome(result: advice, offline: advice.answeredBy.map { $0 == "offline" })
    case "check_card":
        return Outcome(result: try await client.checkCard(arguments()))
    case "check_game":
        return Outcome(result: try await client.checkGame(arguments()))
    case "roll":
        return Outcome(result: try await client.roll(arguments()))
    case "explain_problem":
        let asked: Named = try arguments()
        return Outcome(result: try await client.explainProblem(asked.name))
    case "score_stream":
        let asked: Items<ScoreRequest> = try arguments()
        return Outcome(result: try await collect(client.scores(of: asked.items)))
    case "advise_stream":
        let asked: Items<AdviceRequest> = try arguments()
        return Outcome(result: try await collect(client.advice(on: asked.items)))
    case "verify_roll":
        let asked: Verification = try arguments()
        return Outcome(result: Verdict(valid: asked.answer.isProved(for: asked.request)))
    default:
        let asked: Call = try arguments()
        let result: JSON = try await client.call(asked.method, asked.path, query: asked.query ?? [:], body: asked.body)
        return Outcome(result: result)
    }
}

func failure(_ error: KeepwiseError) -> Outcome.Failure {
    switch error {
    case .problem(let answer):
        .init(
            kind: "problem", status: answer.status, code: answer.code, codes: answer.errors.map(\.code),
            pointers: answer.errors.map(\.pointer), retryAfter: answer.retryAfter,
            progress: answer.document?.progress?.share, requestId: answer.requestID)
    case .connectionFailed: .init(kind: "connection")
    case .timedOut: .init(kind: "timeout")
    case .unreadableAnswer(_, let answered): .init(kind: "unreadable", answered: answered)
    case .invalidArguments, .unreadableTable: .init(kind: "arguments")
    }
}

while let line = readLine() {
    var outcome: Outcome
    do {
        outcome = try await answer(Data(line.utf8))
    } catch let error as KeepwiseError {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        outcome = Outcome(error: failure(error))
    } catch is DecodingError {
        outcome = Outcome(error: .init(kind: "arguments"))
    }
    FileHandle.standardOutput.write(try JSONEncoder.keepwise.encode(outcome) + [0x0a])
}
