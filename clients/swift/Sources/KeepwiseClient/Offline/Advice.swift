extension OfflineTable {
    /// Returns every legal move with its value, best first.
    public func advise(dice: [Int], rollsLeft: Int, scorecard: Scorecard = Scorecard()) throws -> [RankedMove] {
        let position = try Position(self, dice: dice, rollsLeft: rollsLeft, scorecard: scorecard)
        var moves = position.moves().sorted { $0.value > $1.value }
        // Equal values differ by at most the rounding errors of two.
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

extension Position {
    /// Returns all legal moves with the expected total, without ranks.
    func moves() -> [RankedMove] {
        let table = turn.table
        let soFar = Double(pointsSoFar)
        let scores = turn.scores(of: hand, rollsLeft: rollsLeft).map { score in
            RankedMove(
                rank: 0, action: .score, category: table.header.categories[score.category], points: score.points,
                extraBonus: score.extraBonus, value: soFar + score.value, loss: 0)
        }
        guard rollsLeft > 0 else { return scores }
        let values = turn.keepValues(rollsLeft: rollsLeft)
        let keeps = table.hands.keeps(of: hand).map { keep in
            let kept = table.hands.all[keep]
            let reroll = kept.reduce(into: table.hands.all[hand]) { $0.remove(at: $0.firstIndex(of: $1)!) }
            return RankedMove(
                rank: 0, action: .keep, keep: kept, reroll: reroll, value: soFar + values[keep], loss: 0)
        }
        return scores + keeps
    }
}
