import Foundation

struct MemoryGame<CardContent: Equatable> {
  private(set) var cards: [Card] = []
  private(set) var score = 0

  init(numberOfPairsOfCards: Int, cardContentFactory: (Int) -> CardContent) {
    for pairIndex in 0..<max(2, numberOfPairsOfCards) {
      let content = cardContentFactory(pairIndex)
      cards.append(Card(content: content, id: "\(pairIndex + 1)a"))
      cards.append(Card(content: content, id: "\(pairIndex + 1)b"))
    }
    cards.shuffle()
  }

  var indexOfTheOneAndOnlyFaceUpCard: Int? {
    get { cards.indices.filter { cards[$0].isFaceUp }.only }
    set {
      for index in cards.indices { cards[index].isFaceUp = newValue == index }
    }
  }

  var isOver: Bool { cards.allSatisfy { $0.isMatched } }

  mutating func choose(_ card: Card) {
    guard let chosen = cards.firstIndex(where: { $0.id == card.id }),
      !cards[chosen].isFaceUp, !cards[chosen].isMatched
    else { return }
    if let other = indexOfTheOneAndOnlyFaceUpCard {
      if cards[chosen].content == cards[other].content {
        cards[chosen].isMatched = true
        cards[other].isMatched = true
        score += 2
      } else {
        score -= [chosen, other].filter { cards[$0].hasBeenSeen }.count
        cards[chosen].hasBeenSeen = true
        cards[other].hasBeenSeen = true
      }
      cards[chosen].isFaceUp = true
    } else {
      indexOfTheOneAndOnlyFaceUpCard = chosen
    }
  }

  mutating func shuffle() {
    cards.shuffle()
  }

  struct Card: Equatable, Identifiable, CustomDebugStringConvertible {
    var isFaceUp = false
    var isMatched = false
    var hasBeenSeen = false
    let content: CardContent

    var id: String
    var debugDescription: String {
      "\(id): \(content) \(isFaceUp ? "up" : "down")\(isMatched ? " matched" : "")"
    }
  }
}

extension Array {
  var only: Element? {
    count == 1 ? first : nil
  }
}
