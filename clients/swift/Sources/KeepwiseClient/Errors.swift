import Foundation

/// Everything that the client and the offline table throw, except `CancellationError`.
public enum KeepwiseError: Error {
    /// Arguments that no game can have, found without asking the service.
    case invalidArguments(String)
    /// A file that is damaged, or no table of this format.
    case unreadableTable(String)
}

extension KeepwiseError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .invalidArguments(let reason): reason
        case .unreadableTable(let reason): "unreadable table: \(reason)"
        }
    }
}
