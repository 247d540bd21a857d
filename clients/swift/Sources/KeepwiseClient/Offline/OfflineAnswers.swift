import Foundation

extension OfflineTable {
    /// The word of answers from a table.
    private static let answeredBy = "offline"

    /// Returns every legal move with its value, best first.
    public func advise(_ request: AdviceRequest) throws -> Advice {
        guard request.objective?.maximize ?? header.objective == header.objective else {
            throw KeepwiseError.invalidArguments("the table is for the objective \(header.objective)")
        }
        let position = try OfflinePosition(
            self, dice: request.dice, rollsLeft: request.rollsLeft, ruleset: request.ruleset,
            scorecard: request.scorecard)
        let moves = rank(position.moves())
        return Advice(
            kind: "advice", ruleset: ruleset, objective: Objective(maximize: header.objective),
            position: Position(
                dice: request.dice.sorted(), rollsLeft: request.rollsLeft, scorecard: request.scorecard ?? Scorecard()),
            totalSoFar: position.pointsSoFar + upperBonus(position.turn.state), value: moves[0].value, best: moves[0],
            moves: Array(moves.prefix(request.limit ?? moves.count)), method: "approximate", errorBound: header.error,
            tables: [AdviceTable(fingerprint: header.fingerprint, objective: header.objective, digest: digest)],
            answeredBy: Self.answeredBy)
    }

    /// Returns the points of a hand in every category.
    public func score(_ request: ScoreRequest) throws -> Scores {
        let position = try OfflinePosition(
            self, dice: request.dice, rollsLeft: request.rollsLeft ?? 0, ruleset: request.ruleset,
            scorecard: request.scorecard)
        let found = position.turn.points(of: position.hand, rollsLeft: position.rollsLeft)
        return Scores(
            kind: "scores", ruleset: ruleset, dice: request.dice, rollsLeft: position.rollsLeft,
            points: Dictionary(uniqueKeysWithValues: zip(header.categories, found.points)),
            legal: found.legal.map { header.categories[$0] }, extraBonus: found.extraBonus, joker: found.isJoker,
            answeredBy: Self.answeredBy)
    }

    private func upperBonus(_ state: State) -> Int {
        header.upperBonus[min(state.upperTotal, header.upperBonus.count - 1)]
    }

    /// Sorts moves by value and ranks them; values that differ only by rounding are made equal.
    private func rank(_ moves: [Move]) -> [Move] {
        var moves = moves.sorted { $0.value > $1.value }
        // Values of two moves are both rounded.
        let tie = 2 * header.error + 1e-9
        let best = moves[0].value
        for place in moves.indices {
            let isTied = place > 0 && moves[place].value >= moves[place - 1].value - tie
            moves[place].rank = isTied ? moves[place - 1].rank : place + 1
            moves[place].value = isTied ? moves[place - 1].value : moves[place].value
            moves[place].loss = best - moves[place].value
        }
        return moves
    }
}

extension OfflinePosition {
    /// Returns all legal moves with the expected total, without ranks.
    func moves() -> [Move] {
        let table = turn.table
        let soFar = Double(pointsSoFar)
        let scores = turn.scores(of: hand, rollsLeft: rollsLeft).map { score in
            Move(
                rank: 0, action: .score, category: table.header.categories[score.category], points: score.points,
                extraBonus: score.extraBonus, value: soFar + score.value, loss: 0)
        }
        guard rollsLeft > 0 else { return scores }
        let values = turn.keepValues(rollsLeft: rollsLeft)
        let keeps = table.hands.keeps(of: hand).map { keep in
            let kept = table.hands.all[keep]
            let reroll = kept.reduce(into: table.hands.all[hand]) { $0.remove(at: $0.firstIndex(of: $1)!) }
            return Move(rank: 0, action: .keep, keep: kept, reroll: reroll, value: soFar + values[keep], loss: 0)
        }
        return scores + keeps
    }
}
