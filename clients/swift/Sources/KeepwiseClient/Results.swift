import Foundation

/// The result of each item in order: an answer, or the problems of this item.
public struct Results<Items: Sequence & Sendable, Value: Decodable & Sendable>: AsyncSequence, Sendable
where Items.Element: Encodable {
    public typealias Element = Result<Value, ProblemDocument>

    let path: String
    let items: Items
    let transport: Transport

    public func makeAsyncIterator() -> Iterator {
        Iterator(path: path, transport: transport, items: items.makeIterator())
    }

    /// Sends items in lots, the next one when all results of the last one were read.
    public struct Iterator: AsyncIteratorProtocol {
        private static var greatestCount: Int { 1_000 }
        private static var greatestSize: Int { 1_000_000 }

        let path: String
        let transport: Transport
        var items: Items.Iterator
        private var answer: Answer?
        private var buffer = Data()
        /// The number of items in earlier lots.
        private var first = 0
        private var sent = 0
        private var answered = 0

        init(path: String, transport: Transport, items: Items.Iterator) {
            self.path = path
            self.transport = transport
            self.items = items
        }

        public mutating func next() async throws -> Element? {
            while true {
                if let line = try await nextLine() {
                    return try read(line)
                }
                guard answered == sent else { throw unreadable("it has ended early") }
                guard try await sendLot() else { return nil }
            }
        }

        private mutating func sendLot() async throws -> Bool {
            first += sent
            (sent, answered) = (0, 0)
            var lines = Data()
            while sent < Self.greatestCount, lines.count < Self.greatestSize, let item = items.next() {
                lines.append(try JSONEncoder.keepwise.encode(item) + [0x0a])
                sent += 1
            }
            guard sent > 0 else { return false }
            answer = try await transport.stream(path, lines: lines)
            return true
        }

        private mutating func nextLine() async throws -> Data? {
            while true {
                if let end = buffer.firstIndex(of: 0x0a) {
                    let line = Data(buffer[..<end])
                    buffer = Data(buffer[(end + 1)...])
                    return line
                }
                do {
                    guard let part = try await answer?.next() else { break }
                    buffer.append(part)
                } catch KeepwiseError.connectionFailed(let cause) {
                    throw unreadable(cause.localizedDescription)
                }
            }
            answer = nil
            defer { buffer = Data() }
            return buffer.isEmpty ? nil : buffer
        }

        private mutating func read(_ line: Data) throws -> Element {
            let decoder = JSONDecoder.keepwise
            do {
                guard try decoder.decode(Kind.self, from: line).kind == "problem" else {
                    let value = try decoder.decode(Value.self, from: line)
                    answered += 1
                    return .success(value)
                }
                var document = try decoder.decode(ProblemDocument.self, from: line)
                guard document.errors.contains(where: { !$0.pointer.isEmpty }) else {
                    throw KeepwiseError.problem(ProblemAnswer(document, answer?.head))
                }
                for place in document.errors.indices {
                    document.errors[place].pointer = moved(document.errors[place].pointer)
                }
                answered += 1
                return .failure(document)
            } catch let error as DecodingError {
                throw unreadable("\(error)")
            }
        }

        /// Returns a pointer whose index counts from the first item of all lots.
        private func moved(_ pointer: String) -> String {
            var steps = pointer.components(separatedBy: "/")
            if steps.count > 2, steps[1] == "items", let index = Int(steps[2]) {
                steps[2] = String(first + index)
            }
            return steps.joined(separator: "/")
        }

        private func unreadable(_ reason: String) -> KeepwiseError {
            .unreadableAnswer(reason, answered: first + answered)
        }
    }
}

private struct Kind: Decodable {
    let kind: String
}
