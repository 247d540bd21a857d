import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Requests with timeouts and retries.
final class Transport: Sendable {
    private static let retried: Set = [429, 502, 503]

    private let baseURL: URL
    private let options: Keepwise.Options
    private let session: URLSession
    private let transfers = Transfers()

    init(_ baseURL: URL, _ options: Keepwise.Options, _ configuration: URLSessionConfiguration) {
        self.baseURL = baseURL
        self.options = options
        session = URLSession(configuration: configuration, delegate: transfers, delegateQueue: nil)
    }

    deinit {
        // A session keeps its delegate until then.
        session.finishTasksAndInvalidate()
    }

    /// Returns the body of a successful answer.
    func data(_ method: String, _ path: String, _ query: [String: String], _ body: Data?) async throws -> Data {
        let request = try request(method, path, query, body, type: "application/json")
        return try await retrying {
            var answer = try await open(request, isStream: false)
            return try await answer.rest()
        }
    }

    /// Returns a successful answer to lines as soon as it begins.
    func stream(_ path: String, lines: Data) async throws -> Answer {
        let request = try request("POST", path, [:], lines, type: "application/x-ndjson")
        return try await retrying { try await open(request, isStream: true) }
    }

    private func request(
        _ method: String, _ path: String, _ query: [String: String], _ body: Data?, type: String
    ) throws -> URLRequest {
        var parts = URLComponents(url: baseURL, resolvingAgainstBaseURL: true)
        let base = parts?.path ?? ""
        parts?.path = (base.hasSuffix("/") ? String(base.dropLast()) : base) + path
        if !query.isEmpty {
            parts?.queryItems = query.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
            // URLComponents leaves these, which mean a space.
            let encoded = parts?.percentEncodedQuery
            parts?.percentEncodedQuery = encoded?.replacingOccurrences(of: "+", with: "%2B")
        }
        guard let url = parts?.url else {
            throw KeepwiseError.invalidArguments("\(baseURL) and \(path) make no address")
        }
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.httpBody = body
        // The timers of `Transfers` come first.
        request.timeoutInterval = options.timeout.rounded(.up) + 60
        request.setValue("keepwise-swift/\(keepwiseVersion)", forHTTPHeaderField: "User-Agent")
        if body != nil {
            request.setValue(type, forHTTPHeaderField: "Content-Type")
        }
        return request
    }

    private func open(_ request: URLRequest, isStream: Bool) async throws -> Answer {
        let task = session.dataTask(with: request)
        var parts = transfers.start(task, timeout: options.timeout, restarts: isStream).makeAsyncIterator()
        guard case .head(let head) = try await parts.next() else {
            try Task.checkCancellation()
            throw KeepwiseError.connectionFailed(URLError(.badServerResponse))
        }
        var answer = Answer(head: head, parts: parts)
        guard 200..<300 ~= head.statusCode else {
            throw KeepwiseError.problem(ProblemAnswer(head, body: try await answer.rest()))
        }
        return answer
    }

    private func retrying<Value>(_ attempt: () async throws -> Value) async throws -> Value {
        var failures = 0
        while true {
            do {
                return try await attempt()
            } catch let error as KeepwiseError {
                guard failures < options.retries, let wait = wait(after: error, failures) else { throw error }
                failures += 1
                try await Task.sleep(nanoseconds: UInt64(wait * 1e9))
            }
        }
    }

    /// Returns the seconds until the next attempt, and nil if there should be none.
    private func wait(after error: KeepwiseError, _ failures: Int) -> TimeInterval? {
        // Clients that fail together should not come back together.
        let backoff = options.backoff * Double(1 << min(failures, 30)) * Double.random(in: 0.5...1)
        switch error {
        case .connectionFailed:
            return min(backoff, options.longestWait)
        case .problem(let answer) where Self.retried.contains(answer.status):
            let wait = answer.retryAfter ?? min(backoff, options.longestWait)
            return wait <= options.longestWait ? wait : nil
        default:
            return nil
        }
    }
}

/// An answer whose body is still to be read.
struct Answer {
    let head: HTTPURLResponse
    var parts: Transfers.Parts.AsyncIterator

    /// Returns the next part of the body, and nil at its end.
    mutating func next() async throws -> Data? {
        guard case .body(let data) = try await parts.next() else {
            try Task.checkCancellation()
            return nil
        }
        return data
    }

    mutating func rest() async throws -> Data {
        var body = Data()
        while let part = try await next() {
            body.append(part)
        }
        return body
    }
}

extension ProblemAnswer {
    init(_ head: HTTPURLResponse, body: Data) {
        status = head.statusCode
        document = try? JSONDecoder.keepwise.decode(ProblemDocument.self, from: body)
        retryAfter =
            Self.seconds(head.value(forHTTPHeaderField: "Retry-After")) ?? document?.retryAfter.map(Double.init)
        requestID = head.value(forHTTPHeaderField: "X-Request-Id")
    }

    init(_ document: ProblemDocument, _ head: HTTPURLResponse?) {
        status = document.status
        self.document = document
        retryAfter = document.retryAfter.map(Double.init)
        requestID = head?.value(forHTTPHeaderField: "X-Request-Id")
    }

    /// Returns the value of `Retry-After`, a number of seconds or a date, in seconds from now.
    private static func seconds(_ value: String?) -> TimeInterval? {
        guard let value else { return nil }
        if let seconds = UInt32(value) {
            return Double(seconds)
        }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
        return formatter.date(from: value).map { max(0, $0.timeIntervalSinceNow) }
    }
}
