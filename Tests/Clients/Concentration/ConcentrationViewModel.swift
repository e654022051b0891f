import SwiftUI

class ConcentrationViewModel: ObservableObject {
    typealias Card = ConcentrationGame<String>.Card

    private static let fruit = ["🍎", "🍋", "🍇", "🥝", "🍓", "🫐"]

    private static func makeGame() -> ConcentrationGame<String> {
        ConcentrationGame(symbols: fruit)
    }

    @Published private var game = makeGame()

    var cards: [Card] { game.cards }
    var flips: Int { game.flips }
    var isDone: Bool { cards.allSatisfy(\.isMatched) }

    func flip(_ card: Card) {
        game.flip(card)
    }

    func startOver() {
        game = Self.makeGame()
    }
}
