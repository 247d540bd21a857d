/// A state between turns.
struct State: Sendable {
    /// The number of fillings, by category.
    var filled: [Int]
    /// The marks with points.
    var made: Set<Int>
    var upperTotal: Int
    var extraRolls: Int
}

/// The order of the states among the values of a table.
struct StateSpace: Sendable {
    private struct Block: Sendable {
        let start: Int
        /// The rank of each upper total, and -1 for impossible ones.
        let ranks: [Int]
        let totalCount: Int
    }

    private let header: TableHeader
    private let weights: [Int]
    /// Blocks of states with the same fillings, by these as a number.
    private var blocks: [Int: Block] = [:]

    init(_ header: TableHeader) throws {
        self.header = header
        var weights: [Int] = []
        var weight = 1
        for times in header.times {
            weights.append(weight)
            let (product, overflows) = weight.multipliedReportingOverflow(by: times + 1)
            guard !overflows else { throw Self.mismatch(header) }
            weight = product
        }
        self.weights = weights
        let upper = header.categories.indices.filter { header.upperFaces[$0] > 0 }
        var start = 0
        var known: [Int: (ranks: [Int], count: Int)] = [:]
        for number in try Self.numbers(header, weights) {
            let filled = header.times.indices.map { number / weights[$0] % (header.times[$0] + 1) }
            let upperNumber = upper.reduce(0) { $0 + filled[$1] * weights[$1] }
            let totals = known[upperNumber] ?? Self.rankTotals(header, upper.map { ($0, filled[$0]) })
            known[upperNumber] = totals
            blocks[number] = Block(start: start, ranks: totals.ranks, totalCount: totals.count)
            let marks = header.marks.filter { filled[$0] > 0 }.count
            start += totals.count << marks * levels(turns: filled.reduce(0, +))
            guard start <= header.states else { break }
        }
        guard start == header.states else {
            throw Self.mismatch(header)
        }
    }

    /// The error of a header whose rules have another number of states.
    private static func mismatch(_ header: TableHeader) -> KeepwiseError {
        .unreadableTable("the rules do not match the number of values, \(header.states)")
    }

    /// Returns the number of possible amounts of extra rolls after some turns.
    func levels(turns: Int) -> Int {
        guard let extra = header.extraRolls else { return 1 }
        guard extra.saves else { return 1 + extra.start }
        return 1 + min(extra.start + (header.rolls - 1) * turns, extra.most ?? Int.max)
    }

    /// Returns the index of a state, and nil if there is none.
    func index(of state: State) -> Int? {
        guard let block = blocks[zip(state.filled, weights).reduce(0) { $0 + $1.0 * $1.1 }] else { return nil }
        let rank = block.ranks[min(state.upperTotal, block.ranks.count - 1)]
        guard rank >= 0 else { return nil }
        let marks = header.marks.filter { state.filled[$0] > 0 }
        let part = marks.enumerated().reduce(0) { $0 | (state.made.contains($1.element) ? 1 << $1.offset : 0) }
        return block.start + (state.extraRolls << marks.count + part) * block.totalCount + rank
    }

    /// Returns the fillings of all blocks as numbers in ascending order.
    private static func numbers(_ header: TableHeader, _ weights: [Int]) throws -> [Int] {
        let all = Array(header.categories.indices)
        let isUpper = { header.upperFaces[$0] > 0 }
        // Within a group any order is allowed, and each group is full before the next one begins.
        let groups: [[Int]] =
            switch header.order {
            case .free: [all]
            case .card: all.map { [$0] }
            case .upperFirst: [all.filter(isUpper), all.filter { !isUpper($0) }]
            }
        var found: Set<Int> = []
        var before = 0
        for group in groups {
            var numbers = [before]
            for category in group {
                let counts = 0...header.times[category]
                numbers = counts.flatMap { count in numbers.map { $0 + count * weights[category] } }
                // Every block has at least one state.
                guard numbers.count <= header.states else {
                    throw Self.mismatch(header)
                }
            }
            found.formUnion(numbers)
            before += group.reduce(0) { $0 + header.times[$1] * weights[$1] }
        }
        return found.sorted()
    }

    /// Returns the rank of each capped upper total that fillings can have, and the number of these totals.
    private static func rankTotals(_ header: TableHeader, _ filled: [(Int, Int)]) -> (ranks: [Int], count: Int) {
        let cap = header.upperBonus.count - 1
        var possible: Set<Int> = [0]
        for (category, count) in filled {
            for _ in 0..<count {
                possible = Set(possible.flatMap { total in header.upperPoints[category].map { min(total + $0, cap) } })
            }
        }
        var ranks = [Int](repeating: -1, count: cap + 1)
        for (rank, total) in possible.sorted().enumerated() {
            ranks[total] = rank
        }
        return (ranks, possible.count)
    }
}
