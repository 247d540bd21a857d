// Habits that the conformance suite has no scenarios for. Each task takes the address of a server and prints a line.
import Foundation
import KeepwiseClient

let arguments = CommandLine.arguments
let base = URL(string: arguments[2])!

/// Runs a call in a task, cancels it after a moment, and describes the outcome.
func cancelled(_ call: @escaping @Sendable () async throws -> Void) async -> String {
    let task = Task { try await call() }
    try? await Task.sleep(nanoseconds: 300_000_000)
    task.cancel()
    let start = Date()
    switch await task.result {
    case .success: return "answered"
    case .failure(let error): return "\(type(of: error)) \(Date().timeIntervalSince(start) < 5 ? "at once" : "late")"
    }
}

/// Many items, of which one is wrong.
struct Items: Sequence, Sendable {
    final class Counter: @unchecked Sendable {
        var taken = 0
    }

    let counter = Counter()

    func makeIterator() -> some IteratorProtocol<ScoreRequest> {
        (0..<2500).lazy.map { number in
            counter.taken += 1
            let card = number == 2300 ? Scorecard(points: ["ones": 99]) : nil
            return ScoreRequest(dice: [6, 6, 6, 6, 6], scorecard: card)
        }.makeIterator()
    }
}

var options = Keepwise.Options()
switch arguments[1] {
case "call":
    let client = Keepwise(base)
    print(await cancelled { _ = try await client.score(ScoreRequest(dice: [1, 2, 3, 4, 5])) })
case "stream":
    let client = Keepwise(base)
    print(await cancelled { for try await _ in client.scores(of: [ScoreRequest(dice: [1, 2, 3, 4, 5])]) {} })
case "slow":
    // Parts arrive within the time for each of them, but not within that for all.
    options.timeout = 1.5
    var count = 0
    let items = [ScoreRequest](repeating: ScoreRequest(dice: [6, 6, 6, 6, 6]), count: 4)
    for try await _ in Keepwise(base, options: options).scores(of: items) {
        count += 1
    }
    print(count)
case "silent":
    options.timeout = 0.5
    do {
        for try await _ in Keepwise(base, options: options).scores(of: [ScoreRequest(dice: [6, 6, 6, 6, 6])]) {}
    } catch KeepwiseError.timedOut {
        print("timed out")
    }
default:
    let items = Items()
    var count = 0
    for try await result in Keepwise(base).scores(of: items) {
        count += 1
        if count == 1500 {
            print("\(count) results of \(items.counter.taken) items")
        }
        if case .failure(let problem) = result {
            print(problem.errors[0].pointer)
        }
    }
    print(count)
}
