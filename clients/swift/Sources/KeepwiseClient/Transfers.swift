import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The running tasks of a session: each passes the parts of its answer on as they arrive.
///
/// `URLSession.bytes(for:)` does not exist on Linux, and has no timeout for a whole answer.
final class Transfers: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    /// First the head of an answer, then its body.
    enum Part: Sendable {
        case head(HTTPURLResponse)
        case body(Data)
    }

    typealias Parts = AsyncThrowingStream<Part, any Error>

    private struct Transfer {
        let parts: Parts.Continuation
        var lastPart = Transfers.now
    }

    private let lock = NSLock()
    /// By the task's identifier; only used with the lock.
    private var running: [Int: Transfer] = [:]

    /// Starts a task and returns its parts. The time for it runs once, or again from each part.
    func start(_ task: URLSessionDataTask, timeout: TimeInterval, restarts: Bool) -> Parts {
        let (parts, continuation) = Parts.makeStream()
        let number = task.taskIdentifier
        lock.withLock { running[number] = Transfer(parts: continuation) }
        let timer = Task {
            var deadline = Self.now + timeout
            while deadline > Self.now {
                try await Task.sleep(nanoseconds: UInt64(max(0, deadline - Self.now) * 1e9))
                if restarts, let last = self.lastPart(of: number) {
                    deadline = last + timeout
                }
            }
            continuation.finish(throwing: KeepwiseError.timedOut)
        }
        continuation.onTermination = { _ in
            timer.cancel()
            task.cancel()
            self.lock.withLock { self.running[number] = nil }
        }
        task.resume()
        return parts
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        if let head = response as? HTTPURLResponse {
            pass(.head(head), of: dataTask)
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        pass(.body(data), of: dataTask)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let parts = lock.withLock { running[task.taskIdentifier]?.parts }
        switch error {
        case nil: parts?.finish()
        case let error as URLError where error.code == .timedOut: parts?.finish(throwing: KeepwiseError.timedOut)
        case let error?: parts?.finish(throwing: KeepwiseError.connectionFailed(error))
        }
    }

    private func pass(_ part: Part, of task: URLSessionTask) {
        let parts = lock.withLock {
            running[task.taskIdentifier]?.lastPart = Self.now
            return running[task.taskIdentifier]?.parts
        }
        parts?.yield(part)
    }

    private func lastPart(of number: Int) -> TimeInterval? {
        lock.withLock { running[number]?.lastPart }
    }

    private static var now: TimeInterval {
        ProcessInfo.processInfo.systemUptime
    }
}
