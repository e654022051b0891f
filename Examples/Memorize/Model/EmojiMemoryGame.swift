import SwiftUI

class EmojiMemoryGame: ObservableObject {
  typealias Card = MemoryGame<String>.Card

  let theme: Theme
  @Published private var model: MemoryGame<String>

  init(theme: Theme) {
    self.theme = theme
    model = EmojiMemoryGame.createMemoryGame(theme: theme)
  }

  private static func createMemoryGame(theme: Theme) -> MemoryGame<String> {
    let emojis = theme.emojis.map { String($0) }.shuffled()
    return MemoryGame(numberOfPairsOfCards: min(theme.numberOfPairs, emojis.count)) { pairIndex in
      emojis.indices.contains(pairIndex) ? emojis[pairIndex] : "⁉️"
    }
  }

  var cards: [Card] { model.cards }
  var score: Int { model.score }
  var isOver: Bool { model.isOver }

  // MARK: - Intents

  func choose(_ card: Card) {
    model.choose(card)
  }

  func shuffle() {
    model.shuffle()
  }

  func newGame() {
    model = EmojiMemoryGame.createMemoryGame(theme: theme)
  }
}
