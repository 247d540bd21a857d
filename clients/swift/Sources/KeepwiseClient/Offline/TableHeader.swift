/// The header of a table: the rules of a game, and a description of the values.
struct TableHeader: Decodable, Sendable {
    struct ExtraRolls: Decodable, Sendable {
        let start: Int
        let saves: Bool
        let most: Int?
    }

    enum Order: String, Decodable, Sendable {
        case free, card
        case upperFirst = "upper_first"
    }

    let format: Int
    let kind, objective, fingerprint, table, digest: String
    let states, fractionBits: Int
    let error: Double
    let ruleset, title: String
    let diceCount, rolls: Int
    let extraRolls: ExtraRolls?
    let order: Order
    let categories: [String]
    let times, upperFaces: [Int]
    let upperPoints: [[Int]]
    let upperBonus, marks, requires: [Int]
    let jokerCategory, extraBonus: Int
    let jokers: [[Int?]]
    let points: [[[Int]]]

    /// Tells whether lists have the lengths that the format requires, so that no index is out of range.
    func isConsistent(handCount: Int) -> Bool {
        let all = categories.indices
        let lists = [times.count, upperFaces.count, upperPoints.count, requires.count]
        return lists.allSatisfy { $0 == all.count }
            && Set(categories).count == all.count
            && rolls > 0 && !upperBonus.isEmpty && !points.isEmpty && (0...62).contains(fractionBits)
            && points.allSatisfy { $0.count == handCount && $0.allSatisfy { $0.count == all.count } }
            && (jokerCategory == -1 || all ~= jokerCategory && jokers.count == 24)
            && jokers.allSatisfy { $0.count == all.count }
            && marks.allSatisfy(all.contains) && requires.allSatisfy { $0 == -1 || all ~= $0 }
            && times.allSatisfy { (1...64).contains($0) }
            && upperPoints.allSatisfy { $0.allSatisfy { 0...10_000 ~= $0 } }
            && (extraRolls.map { 0...1000 ~= $0.start && $0.most.map { $0 >= 0 } ?? true } ?? true)
    }
}
