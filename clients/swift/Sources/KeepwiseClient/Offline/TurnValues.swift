/// A category that a hand may fill, with its value.
struct CategoryScore {
    let category, points, extraBonus: Int
    /// The expected sum of all points from here on.
    let value: Double
}

/// The points of a hand in every category.
struct HandPoints {
    var points: [Int]
    var legal: [Int]
    var extraBonus: Int
    var isJoker: Bool
}

/// The values of moves in a turn that begins in some state.
struct TurnValues {
    let table: OfflineTable
    let state: State
    /// Categories that may be filled.
    let allowed: [Int]
    private let open: [Int]
    /// Categories that earn nothing, since the required one has no points.
    private let locked: [Int]

    init(_ table: OfflineTable, _ state: State) {
        let header = table.header
        self.table = table
        self.state = state
        open = header.categories.indices.filter { state.filled[$0] < header.times[$0] }
        locked = header.categories.indices.filter {
            header.requires[$0] >= 0 && !state.made.contains(header.requires[$0])
        }
        let openUpper = open.filter { header.upperFaces[$0] > 0 }
        allowed =
            switch header.order {
            case .free: open
            case .card: Array(open.prefix(1))
            case .upperFirst: openUpper.isEmpty ? open : openUpper
            }
    }

    /// Returns the points of a hand in every category.
    func points(of hand: Int, rollsLeft: Int) -> HandPoints {
        let header = table.header
        let dice = table.hands.all[hand]
        let joker = header.jokerCategory
        let roll = header.rolls + state.extraRolls - rollsLeft
        let natural = header.points[min(roll, header.points.count) - 1][hand - table.hands.whole.lowerBound]
        var found = HandPoints(points: natural, legal: allowed, extraBonus: 0, isJoker: false)
        if joker >= 0, dice.first == dice.last, state.filled[joker] > 0 {
            let isUpperOpen = open.contains { header.upperFaces[$0] == dice[0] }
            let isLowerOpen = open.contains { header.upperFaces[$0] == 0 && $0 != joker }
            let row = 4 * (dice[0] - 1) + (isUpperOpen ? 2 : 0) + (isLowerOpen ? 1 : 0)
            let points = header.jokers[row]
            // Where a joker is not allowed, its points are those for another state of the lower section.
            found.points = natural.indices.map { points[$0] ?? header.jokers[row ^ 1][$0] ?? natural[$0] }
            found.legal = allowed.filter { points[$0] != nil }
            found.extraBonus = state.made.contains(joker) ? header.extraBonus : 0
            found.isJoker = true
        }
        for category in locked {
            found.points[category] = 0
        }
        return found
    }

    /// Returns the categories that a hand may fill.
    func scores(of hand: Int, rollsLeft: Int) -> [CategoryScore] {
        var known: [Filling: Double] = [:]
        return scores(of: hand, rollsLeft: rollsLeft, &known)
    }

    /// Returns the value of each keep with some rolls left, at least one.
    func keepValues(rollsLeft: Int) -> [Double] {
        let hands = table.hands
        var known: [Filling: Double] = [:]
        var means = [Double](repeating: 0, count: hands.all.count)
        // The value of the best keep within some dice, in the previous pass.
        var best: [Double]?
        for left in 0..<rollsLeft {
            for hand in hands.whole {
                let scored = scores(of: hand, rollsLeft: left, &known).lazy.map(\.value).max() ?? -.infinity
                means[hand] = best.map { best in hands.smaller[hand].reduce(scored) { max($0, best[$1]) } } ?? scored
            }
            for keep in (0..<hands.whole.lowerBound).reversed() {
                means[keep] = hands.larger[keep].reduce(0) { $0 + means[$1] } / 6
            }
            var within = means
            for keep in 0..<hands.whole.lowerBound {
                within[keep] = hands.smaller[keep].reduce(means[keep]) { max($0, within[$1]) }
            }
            best = within
        }
        return means
    }

    /// A way to fill a category.
    private struct Filling: Hashable {
        let category, points, rollsLeft: Int
    }

    private func scores(of hand: Int, rollsLeft: Int, _ known: inout [Filling: Double]) -> [CategoryScore] {
        let found = points(of: hand, rollsLeft: rollsLeft)
        return found.legal.map { category in
            let paid = found.points[category]
            let filling = Filling(category: category, points: paid, rollsLeft: rollsLeft)
            let after = known[filling] ?? valueAfter(filling)
            known[filling] = after
            return CategoryScore(
                category: category, points: paid, extraBonus: found.extraBonus,
                value: Double(paid + found.extraBonus) + after)
        }
    }

    private func valueAfter(_ filling: Filling) -> Double {
        let header = table.header
        var after = state
        after.filled[filling.category] += 1
        if header.upperFaces[filling.category] > 0 {
            after.upperTotal += filling.points
        }
        if filling.points > 0, header.marks.contains(filling.category) {
            after.made.insert(filling.category)
        }
        let saves = header.extraRolls?.saves ?? false
        after.extraRolls = min(filling.rollsLeft, saves ? header.extraRolls?.most ?? Int.max : state.extraRolls)
        // A hand can only fill what the table has a state for.
        return table.value(of: after)!
    }
}
