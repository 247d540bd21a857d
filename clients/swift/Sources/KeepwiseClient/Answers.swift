/// The points of a hand in every category.
public struct Scores: Codable, Hashable, Sendable {
    public var kind: String
    public var ruleset: String
    public var dice: [Int]
    public var rollsLeft: Int
    public var points: [String: Int]
    /// The categories that may be filled.
    public var legal: [String]
    public var extraBonus: Int
    public var joker: Bool
    /// `offline` if a table has answered instead of the service.
    public var answeredBy: String?
}

/// Every legal move of a position, best first.
public struct Advice: Codable, Hashable, Sendable {
    public var kind: String
    public var ruleset: String
    public var objective: Objective
    public var position: Position?
    public var totalSoFar: Int
    /// The value of the best move: by default the expected total.
    public var value: Double
    public var best: Move
    public var moves: [Move]?
    public var explanation: String?
    /// The categories in which the turn may end after the best move.
    public var playsFor: [Ending]?
    /// `exact`, `approximate`, or another word.
    public var method: String
    public var errorBound: Double?
    public var tables: [AdviceTable]?
    /// `offline` if a table has answered instead of the service.
    public var answeredBy: String?
}

/// A move with its value.
public struct Move: Codable, Hashable, Sendable {
    public enum Action: String, Codable, Sendable {
        case keep, score, announce
    }

    /// 1 for the best moves; moves of the same value share it.
    public var rank: Int
    public var action: Action
    /// The kept dice, of a `keep`.
    public var keep: [Int]?
    /// The other dice, of a `keep`.
    public var reroll: [Int]?
    /// The category, of a `score`.
    public var category: String?
    /// The points in the category, of a `score`.
    public var points: Int?
    public var extraBonus: Int?
    /// Extra rolls left, in games that have them.
    public var extraRolls: Int?
    /// The value after this move: by default the expected total.
    public var value: Double
    /// The distance from the best value.
    public var loss: Double
}

/// A decision in a game.
public struct Position: Codable, Hashable, Sendable {
    public var dice: [Int]
    public var rollsLeft: Int
    public var scorecard: Scorecard
}

/// A possible end of a turn.
public struct Ending: Codable, Hashable, Sendable {
    public var category: String
    public var probability: Double
    /// The probability of more than 0 points.
    public var makes: Double
}

/// A table that advice is based on.
public struct AdviceTable: Codable, Hashable, Sendable {
    public var fingerprint: String
    public var objective: String
    public var digest: String
}

/// A checked scorecard.
public struct CardReport: Codable, Hashable, Sendable {
    public var kind: String
    public var ruleset: String
    public var valid: Bool
    /// Tells whether every category is filled.
    public var complete: Bool
    public var problems: [Problem]
    public var totals: Totals
    public var upper: UpperStanding
    public var assumptions: [Assumption]?
    /// Sums over impossible points.
    public var unreliable: UnreliableSums?
}

/// The sums of a scorecard.
public struct Totals: Codable, Hashable, Sendable {
    public var upperPoints: Int
    public var upperBonus: Int
    public var lowerPoints: Int
    public var extraBonus: Int
    public var total: Int
    /// In games that award points, by which players are ranked.
    public var pointsAwarded: Int?
}

/// The way to the upper bonus.
public struct UpperStanding: Codable, Hashable, Sendable {
    /// Points ahead of the pace of the bonus.
    public var ahead: Int
    public var needed: Int?
    public var reachable: Bool?
}

/// Something that a check had to assume.
public struct Assumption: Codable, Hashable, Sendable {
    public var pointer: String
    public var detail: String
}

/// Sums over impossible points, which no check can decide.
public struct UnreliableSums: Codable, Hashable, Sendable {
    public var totals: [UnreliableTotal]
    public var correctionCount: Int
    public var claims: [UnverifiedClaim]
}

/// A sum over impossible points.
public struct UnreliableTotal: Codable, Hashable, Sendable {
    public var name: String
    public var value: Int
    /// The values after all corrections; empty if unknown.
    public var possible: [Int]
}

/// A claimed sum that no check can decide.
public struct UnverifiedClaim: Codable, Hashable, Sendable {
    public var pointer: String
    public var found: Int
    /// `with_correction`, `as_written`, `with_none`, or `unknown`.
    public var agrees: String
    public var detail: String
}

/// A checked game.
public struct GameReport: Codable, Hashable, Sendable {
    public var kind: String
    public var ruleset: String
    public var valid: Bool
    public var complete: Bool
    public var problemCount: Int
    public var problems: [Problem]
    public var players: [PlayerReport]
    public var standings: [Standing]
}

/// A player of a checked game.
public struct PlayerReport: Codable, Hashable, Sendable {
    public var name: String
    public var valid: Bool
    public var complete: Bool
    public var totals: Totals
    public var upper: UpperStanding
    public var scorecard: Scorecard
    public var assumptions: [Assumption]?
    /// Sums over impossible points.
    public var unreliable: UnreliableSums?
}

/// The place of a player.
public struct Standing: Codable, Hashable, Sendable {
    public var rank: Int
    /// The index of the player.
    public var player: Int
    public var name: String
    public var total: Int
    public var pointsAwarded: Int?
    /// True if the total includes impossible points.
    public var unreliable: Bool?
}

/// Rolled dice.
public struct RolledDice: Codable, Hashable, Sendable {
    public var ruleset: String
    public var dice: [Int]
    public var keep: [Int]
    public var rolled: [Int]
    public var seed: Int?
}

/// The meaning of a problem, and advice for developers.
public struct ProblemMeaning: Codable, Hashable, Sendable {
    public var name: String
    public var code: String?
    public var type: String?
    public var status: Int?
    public var title: String
    public var meaning: String
    public var advice: String
    /// The fields that problems with this code may have.
    public var fields: [String]?
}

/// An answer that a request was refused, or that the service cannot answer now.
public struct ProblemDocument: Codable, Hashable, Sendable, Error {
    public var kind: String
    public var type: String
    public var title: String
    public var status: Int
    public var detail: String
    public var instance: String
    public var errors: [Problem]
    /// Seconds until a retry makes sense.
    public var retryAfter: Int?
    public var progress: BuildProgress?
}

/// One thing wrong with what was sent.
public struct Problem: Codable, Hashable, Sendable {
    /// A stable word, such as `wrong-die`.
    public var code: String
    /// The JSON pointer of its place in the request.
    public var pointer: String
    /// An English sentence, or one in the language of the request.
    public var detail: String
    /// The right number.
    public var expected: Int?
    /// All right numbers, if there are several.
    public var allowed: [Int]?
    public var minimum: Int?
    public var maximum: Int?
    /// Dice that the found ones must be from, or must contain.
    public var dice: [Int]?
    /// All allowed words.
    public var choices: [String]?
    /// Words that were likely meant, likeliest first.
    public var suggestions: [String]?
    /// Places of a misplaced field, as JSON pointers.
    public var belongsAt: [String]?
    /// A command for the operator of the service.
    public var command: String?
    /// The value found, as JSON unless it was a string.
    public var found: String?
}

/// The progress of a table that is being built.
public struct BuildProgress: Codable, Hashable, Sendable {
    /// `own`: the table that the request needs; `other`: one that is built first.
    public var table: String
    public var objective: String
    public var states: Int
    public var statesDone: Int
    public var share: Double
    public var seconds: Double
    public var secondsLeft: Double
    /// The number of tables until the required one; nil if it is not in the queue.
    public var place: Int?
}
