/// What a player has filled in.
public struct Scorecard: Codable, Hashable, Sendable {
    /// The points of filled categories.
    public var points: [String: Int]?
    /// The points of each filling, for categories that can be filled several times.
    public var fillings: [String: [Int]]?
    /// The number of extra bonuses, for further hands of equal dice.
    public var extraBonusCount: Int?
    public var extraRolls: Int?

    public init(
        points: [String: Int]? = nil, fillings: [String: [Int]]? = nil, extraBonusCount: Int? = nil,
        extraRolls: Int? = nil
    ) {
        self.points = points
        self.fillings = fillings
        self.extraBonusCount = extraBonusCount
        self.extraRolls = extraRolls
    }

    public init(from decoder: any Decoder) throws {
        let card = try decoder.container(keyedBy: CodingKeys.self)
        // Open categories may be null.
        points = try card.decodeIfPresent([String: Int?].self, forKey: .points)?.compactMapValues { $0 }
        fillings = try card.decodeIfPresent([String: [Int]].self, forKey: .fillings)
        extraBonusCount = try card.decodeIfPresent(Int.self, forKey: .extraBonusCount)
        extraRolls = try card.decodeIfPresent(Int.self, forKey: .extraRolls)
    }
}

/// A question for the points of a hand in every category.
public struct ScoreRequest: Codable, Hashable, Sendable {
    /// The id of a ruleset; Yahtzee by default.
    public var ruleset: String?
    public var dice: [Int]
    public var rollsLeft: Int?
    public var scorecard: Scorecard?

    public init(dice: [Int], rollsLeft: Int? = nil, scorecard: Scorecard? = nil, ruleset: String? = nil) {
        self.ruleset = ruleset
        self.dice = dice
        self.rollsLeft = rollsLeft
        self.scorecard = scorecard
    }
}

/// A question for the best move.
public struct AdviceRequest: Codable, Hashable, Sendable {
    /// The id of a ruleset; Yahtzee by default.
    public var ruleset: String?
    public var dice: [Int]
    public var rollsLeft: Int
    public var scorecard: Scorecard?
    /// The maximised quantity; the expected total by default.
    public var objective: Objective?
    /// Asks for the main reason of the best move in `explanation`.
    public var explain: Bool?
    /// With `explain`: false leaves out the comparison by categories, which may take long.
    public var breakdown: Bool?
    /// The greatest number of moves in the answer.
    public var limit: Int?

    public init(
        dice: [Int], rollsLeft: Int, scorecard: Scorecard? = nil, ruleset: String? = nil, objective: Objective? = nil,
        explain: Bool? = nil, breakdown: Bool? = nil, limit: Int? = nil
    ) {
        self.ruleset = ruleset
        self.dice = dice
        self.rollsLeft = rollsLeft
        self.scorecard = scorecard
        self.objective = objective
        self.explain = explain
        self.breakdown = breakdown
        self.limit = limit
    }
}

/// The maximised quantity.
public struct Objective: Codable, Hashable, Sendable {
    /// `expected_total`, `target`, `win`, `floor` or `upper_bonus`.
    public var maximize: String
    /// The total to reach, of the objective `target`.
    public var target: Int?

    public init(maximize: String, target: Int? = nil) {
        self.maximize = maximize
        self.target = target
    }
}

/// A scorecard to check, with the sums that a player has written.
public struct CardCheckRequest: Codable, Hashable, Sendable {
    /// The id of a ruleset; Yahtzee by default.
    public var ruleset: String?
    public var scorecard: Scorecard
    public var claimed: Claimed?

    public init(scorecard: Scorecard, claimed: Claimed? = nil, ruleset: String? = nil) {
        self.ruleset = ruleset
        self.scorecard = scorecard
        self.claimed = claimed
    }
}

/// Sums that a player has written.
public struct Claimed: Codable, Hashable, Sendable {
    public var upperPoints: Int?
    public var upperBonus: Int?
    public var lowerPoints: Int?
    public var extraBonus: Int?
    public var total: Int?
    /// In games that award points.
    public var pointsAwarded: Int?

    public init(
        upperPoints: Int? = nil, upperBonus: Int? = nil, lowerPoints: Int? = nil, extraBonus: Int? = nil,
        total: Int? = nil, pointsAwarded: Int? = nil
    ) {
        self.upperPoints = upperPoints
        self.upperBonus = upperBonus
        self.lowerPoints = lowerPoints
        self.extraBonus = extraBonus
        self.total = total
        self.pointsAwarded = pointsAwarded
    }
}

/// A game to check.
public struct GameCheckRequest: Codable, Hashable, Sendable {
    /// The id of a ruleset; Yahtzee by default.
    public var ruleset: String?
    public var players: [Player]

    public init(players: [Player], ruleset: String? = nil) {
        self.ruleset = ruleset
        self.players = players
    }
}

/// A player of a game: turns, a scorecard, or both.
public struct Player: Codable, Hashable, Sendable {
    public var name: String?
    public var turns: [Turn]?
    public var scorecard: Scorecard?
    public var claimed: Claimed?

    public init(name: String? = nil, turns: [Turn]? = nil, scorecard: Scorecard? = nil, claimed: Claimed? = nil) {
        self.name = name
        self.turns = turns
        self.scorecard = scorecard
        self.claimed = claimed
    }
}

/// A turn of a player.
public struct Turn: Codable, Hashable, Sendable {
    /// The hand after each roll.
    public var rolls: [[Int]]?
    /// The dice kept before each further roll.
    public var keeps: [[Int]]?
    public var category: String?
    public var points: Int?
    public var extraBonus: Int?

    public init(
        rolls: [[Int]]? = nil, keeps: [[Int]]? = nil, category: String? = nil, points: Int? = nil,
        extraBonus: Int? = nil
    ) {
        self.rolls = rolls
        self.keeps = keeps
        self.category = category
        self.points = points
        self.extraBonus = extraBonus
    }
}

/// Dice to roll.
public struct RollRequest: Codable, Hashable, Sendable {
    /// The id of a ruleset; Yahtzee by default.
    public var ruleset: String?
    /// The dice that are not rolled.
    public var keep: [Int]?
    /// The same seed gives the same dice. The client chooses one if there is none.
    public var seed: Int?

    public init(keep: [Int]? = nil, seed: Int? = nil, ruleset: String? = nil) {
        self.ruleset = ruleset
        self.keep = keep
        self.seed = seed
    }
}
