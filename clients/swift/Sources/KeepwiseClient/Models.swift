/// What a player has filled in.
public struct Scorecard: Codable, Hashable, Sendable {
    /// The points of filled categories.
    public var points: [String: Int]
    /// The points of each filling, for categories that can be filled several times.
    public var fillings: [String: [Int]]?
    public var extraBonusCount: Int?
    public var extraRolls: Int?

    public init(
        points: [String: Int] = [:], fillings: [String: [Int]]? = nil, extraBonusCount: Int? = nil,
        extraRolls: Int? = nil
    ) {
        self.points = points
        self.fillings = fillings
        self.extraBonusCount = extraBonusCount
        self.extraRolls = extraRolls
    }
}

/// A legal move with its value.
public struct RankedMove: Codable, Hashable, Sendable {
    public enum Action: String, Codable, Sendable {
        case keep, score, announce
    }

    /// 1 for the best moves; moves of the same value share it.
    public var rank: Int
    public var action: Action
    /// The kept dice and the others, of a `keep`.
    public var keep, reroll: [Int]?
    /// The category and its points, of a `score`.
    public var category: String?
    public var points, extraBonus: Int?
    /// The expected total after this move.
    public var value: Double
    /// The distance from the best value.
    public var loss: Double
}
