import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A client of the service. All methods throw `KeepwiseError`, or `CancellationError` if their task is cancelled.
public final class Keepwise: Sendable {
    public struct Options: Sendable {
        /// Seconds for an attempt, until the whole answer is read; in a stream, until its next part.
        public var timeout: TimeInterval = 10
        /// The greatest number of further attempts after a failed connection, or an answer 429, 502 or 503.
        public var retries = 3
        /// Seconds; an answer that asks for a longer wait is thrown at once.
        public var longestWait: TimeInterval = 30
        /// Seconds before the first retry, unless the answer states them; doubled each time.
        public var backoff: TimeInterval = 0.5
        /// A table that answers `score` and `advise` while the service cannot be reached.
        public var offline: OfflineTable?

        public init() {}
    }

    private static let defaultRuleset = "yahtzee"
    private static let greatestSeed = 1 << 53 - 1

    private let transport: Transport
    private let offline: OfflineTable?

    /// Makes a client for the service at an address. The configuration may have proxies or headers.
    public init(_ baseURL: URL, options: Options = Options(), configuration: URLSessionConfiguration = .ephemeral) {
        transport = Transport(baseURL, options, configuration)
        offline = options.offline
    }

    /// Returns the points of a hand in every category.
    public func score(_ request: ScoreRequest) async throws -> Scores {
        try await orOffline(request.ruleset) {
            try await call("POST", "/v1/score", body: request)
        } instead: {
            try $0.score(request)
        }
    }

    /// Returns all moves of a position with their values, best first.
    public func advise(_ request: AdviceRequest) async throws -> Advice {
        try await orOffline(request.ruleset) {
            try await call("POST", "/v1/advice", body: request)
        } instead: {
            try $0.advise(request)
        }
    }

    /// Checks a scorecard.
    public func checkCard(_ request: CardCheckRequest) async throws -> CardReport {
        try await call("POST", "/v1/scorecards/check", body: request)
    }

    /// Checks a game.
    public func checkGame(_ request: GameCheckRequest) async throws -> GameReport {
        try await call("POST", "/v1/games/check", body: request)
    }

    /// Rolls dice.
    public func roll(_ request: RollRequest = RollRequest()) async throws -> RolledDice {
        var request = request
        // A repeated request must have the same dice.
        request.seed = request.seed ?? Int.random(in: 0...Self.greatestSeed)
        return try await call("POST", "/v1/roll", body: request)
    }

    /// Returns the meaning of a problem by its name, such as `wrong-die`.
    public func explainProblem(_ name: String) async throws -> ProblemMeaning {
        try await call("GET", "/problems/\(name)")
    }

    /// Scores any number of hands; the results arrive in order. They are requested as they are read.
    public func scores<Items>(of items: Items) -> Results<Items, Scores> where Items.Element == ScoreRequest {
        Results(path: "/v1/score/batch", items: items, transport: transport)
    }

    /// Advises on any number of positions; the results arrive in order. They are requested as they are read.
    public func advice<Items>(on items: Items) -> Results<Items, Advice> where Items.Element == AdviceRequest {
        Results(path: "/v1/advice/batch", items: items, transport: transport)
    }

    /// Calls any path of the service.
    public func call<Answer: Decodable>(
        _ method: String = "GET", _ path: String, query: [String: String] = [:],
        body: (any Encodable & Sendable)? = nil
    ) async throws -> Answer {
        let data = try await transport.data(method, path, query, body.map { try JSONEncoder.keepwise.encode($0) })
        do {
            return try JSONDecoder.keepwise.decode(Answer.self, from: data)
        } catch {
            throw KeepwiseError.unreadableAnswer("\(error)")
        }
    }

    /// Returns the service's answer, or that of the table while the service cannot be reached.
    private func orOffline<Answer>(
        _ ruleset: String?, _ ask: () async throws -> Answer, instead: (OfflineTable) throws -> Answer
    ) async throws -> Answer {
        do {
            return try await ask()
        } catch let error as KeepwiseError {
            guard let offline, offline.ruleset == ruleset ?? Self.defaultRuleset, error.isOutage,
                let answer = try? instead(offline)
            else { throw error }
            return answer
        }
    }
}

extension KeepwiseError {
    /// Tells whether the service cannot be reached.
    fileprivate var isOutage: Bool {
        switch self {
        case .connectionFailed, .timedOut: true
        case .problem(let answer): [502, 503, 504].contains(answer.status)
        default: false
        }
    }
}
