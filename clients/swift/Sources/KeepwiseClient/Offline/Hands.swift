/// All sorted hands of up to some number of dice: smaller ones first, those of one size in lexical order.
struct Hands: Sendable {
    /// The indices of whole hands.
    let whole: Range<Int>
    private(set) var all: [[Int]] = [[]]
    private(set) var numbers: [[Int]: Int] = [[]: 0]
    /// By hand: the indices of the hands with one more die, by its face.
    private(set) var larger: [[Int]] = []
    /// By hand: the indices of the hands with one die less.
    private(set) var smaller: [[Int]]

    init(diceCount: Int) {
        var size = 0..<1
        for _ in 0..<diceCount {
            for hand in all[size] {
                for face in (hand.last ?? 1)...6 {
                    numbers[hand + [face]] = all.count
                    all.append(hand + [face])
                }
            }
            size = size.upperBound..<all.count
        }
        whole = size
        smaller = [[Int]](repeating: [], count: all.count)
        for hand in 0..<whole.lowerBound {
            larger.append((1...6).map { numbers[(all[hand] + [$0]).sorted()]! })
            for each in larger[hand] {
                smaller[each].append(hand)
            }
        }
    }

    /// Returns the indices of all keeps of a hand except the whole hand.
    func keeps(of hand: Int) -> Set<Int> {
        smaller[hand].reduce(into: Set(smaller[hand])) { $0.formUnion(keeps(of: $1)) }
    }
}
