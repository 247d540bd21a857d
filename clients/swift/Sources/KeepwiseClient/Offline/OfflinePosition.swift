/// A decision in a game.
struct OfflinePosition {
    let hand: Int
    let rollsLeft: Int
    let turn: TurnValues
    /// Points so far, without the upper bonus.
    let pointsSoFar: Int

    /// Checks dice and card; throws `KeepwiseError.invalidArguments`.
    init(_ table: OfflineTable, dice: [Int], rollsLeft: Int, ruleset: String?, scorecard: Scorecard?) throws {
        let header = table.header
        guard ruleset ?? table.ruleset == table.ruleset else {
            throw KeepwiseError.invalidArguments("this is the table of \(table.ruleset)")
        }
        guard dice.count == header.diceCount, let hand = table.hands.numbers[dice.sorted()] else {
            throw KeepwiseError.invalidArguments("a hand must be \(header.diceCount) dice of faces 1 to 6, not \(dice)")
        }
        let (state, pointsSoFar) = try Self.read(scorecard ?? Scorecard(), table)
        guard state.filled != header.times else {
            throw KeepwiseError.invalidArguments("the card is full")
        }
        let most = header.rolls + state.extraRolls - 1
        guard 0...most ~= rollsLeft else {
            throw KeepwiseError.invalidArguments("rollsLeft must be 0 to \(most), not \(rollsLeft)")
        }
        (self.hand, self.rollsLeft, self.pointsSoFar) = (hand, rollsLeft, pointsSoFar)
        turn = TurnValues(table, state)
    }

    private static func read(_ card: Scorecard, _ table: OfflineTable) throws -> (State, Int) {
        let header = table.header
        var fillings = card.fillings ?? [:]
        for (name, points) in card.points ?? [:] {
            fillings[name, default: []].append(points)
        }
        var paid = header.categories.map { _ in [Int]() }
        for (name, points) in fillings {
            guard let category = header.categories.firstIndex(of: name), points.count <= header.times[category] else {
                throw KeepwiseError.invalidArguments("\(name) is no category of \(header.ruleset), or filled too often")
            }
            paid[category] = points
        }
        let made = Set(header.marks.filter { paid[$0].contains { $0 > 0 } })
        for (category, points) in paid.enumerated() {
            let isMissing = header.requires[category] >= 0 && !made.contains(header.requires[category])
            let possible = isMissing ? [0] : table.possiblePoints(in: category)
            if let wrong = points.first(where: { !possible.contains($0) }) {
                throw KeepwiseError.invalidArguments("\(header.categories[category]) cannot have \(wrong) points")
            }
        }
        let count = card.extraBonusCount ?? 0
        let mostBonuses = header.extraBonus > 0 && made.contains(header.jokerCategory) ? Int.max : 0
        guard 0...mostBonuses ~= count else {
            throw KeepwiseError.invalidArguments("extraBonusCount cannot be \(count)")
        }
        let filled = paid.map(\.count)
        let extraRolls = card.extraRolls ?? header.extraRolls?.start ?? 0
        guard 0..<table.levels(turns: filled.reduce(0, +)) ~= extraRolls else {
            throw KeepwiseError.invalidArguments("extraRolls cannot be \(extraRolls)")
        }
        let upperTotal = paid.indices.filter { header.upperFaces[$0] > 0 }.reduce(0) { $0 + paid[$1].reduce(0, +) }
        let state = State(filled: filled, made: made, upperTotal: upperTotal, extraRolls: extraRolls)
        guard table.index(of: state) != nil else {
            throw KeepwiseError.invalidArguments("the order of \(header.ruleset) allows no such card")
        }
        return (state, paid.joined().reduce(count * header.extraBonus, +))
    }
}

extension OfflineTable {
    /// Returns all points that a category can have.
    func possiblePoints(in category: Int) -> Set<Int> {
        Set(header.points.joined().lazy.map { $0[category] })
            .union(header.jokers.compactMap { $0[category] })
            .union(header.requires[category] >= 0 ? [0] : [])
    }
}
