import Foundation

/// Everything that the client and the offline table throw, except `CancellationError`.
public enum KeepwiseError: Error {
    /// The service, or a proxy, has answered with an error status.
    case problem(ProblemAnswer)
    /// No connection, after all retries.
    case connectionFailed(any Error)
    /// No whole answer in time.
    case timedOut
    /// An answer that is no JSON or not of the expected type, or a stream that ends early, after some results.
    case unreadableAnswer(String, answered: Int = 0)
    /// Arguments that no game can have, found without asking the service.
    case invalidArguments(String)
    /// A file that is damaged, or no table of this format.
    case unreadableTable(String)
}

/// An answer with an error status.
public struct ProblemAnswer: Sendable {
    public let status: Int
    /// The problem document; nil if something other than the service has answered.
    public let document: ProblemDocument?
    /// Seconds until a retry makes sense, if the answer states it.
    public let retryAfter: TimeInterval?
    /// Identifies the request in the logs of the service.
    public let requestID: String?

    /// All problems, each with its place in the request.
    public var errors: [Problem] { document?.errors ?? [] }
    /// The code of the first problem, such as `wrong-die`.
    public var code: String? { errors.first?.code }
}

extension KeepwiseError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .problem(let answer): answer.document?.detail ?? "the service answered \(answer.status)"
        case .connectionFailed(let cause): "no connection: \(cause.localizedDescription)"
        case .timedOut: "no answer in time"
        case .unreadableAnswer(let reason, _): "unreadable answer: \(reason)"
        case .invalidArguments(let reason): reason
        case .unreadableTable(let reason): "unreadable table: \(reason)"
        }
    }
}
