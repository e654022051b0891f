import RecallUI

/// Nine lights. Touching one switches it and those beside it; the game is won when all are out.
@Observable
final class Lights {
    private(set) var isOn = [Bool](repeating: false, count: 9)
    private(set) var touches = 0

    var isWon: Bool { !isOn.contains(true) }

    init(seed: UInt64) {
        // Only what touches can undo: so each game can be won.
        for place in 0..<9 where seed >> UInt64(place) & 1 == 1 {
            flip(around: place)
        }
    }

    func touch(_ place: Int) {
        guard !isWon else { return }
        flip(around: place)
        touches += 1
    }

    private func flip(around place: Int) {
        let (row, column) = (place / 3, place % 3)
        for other in 0..<9 where abs(other / 3 - row) + abs(other % 3 - column) <= 1 {
            isOn[other].toggle()
        }
    }
}
