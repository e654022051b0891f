/// The model as the lecture writes it: cards in an array, looked through at every choice.
///
/// Written for the comparison, with the lecture's way of finding the card, of finding the one
/// and only face-up card, and of turning down all the others.
public struct LectureMemoryGame<Content: Equatable> {
  public struct Card: Identifiable {
    public let id: Int
    public let content: Content
    public var isFaceUp = false
    public var isMatched = false
  }

  public private(set) var cards: [Card] = []

  public init(numberOfPairsOfCards: Int, createCardContent: (Int) -> Content) {
    for pair in 0..<numberOfPairsOfCards {
      let content = createCardContent(pair)
      cards.append(Card(id: pair * 2, content: content))
      cards.append(Card(id: pair * 2 + 1, content: content))
    }
  }

  private var indexOfTheOneAndOnlyFaceUpCard: Int? {
    get {
      let faceUp = cards.indices.filter { cards[$0].isFaceUp }
      return faceUp.count == 1 ? faceUp.first : nil
    }
    set {
      for index in cards.indices {
        cards[index].isFaceUp = index == newValue
      }
    }
  }

  public mutating func choose(_ card: Card) {
    guard let chosen = cards.firstIndex(where: { $0.id == card.id }),
      !cards[chosen].isFaceUp, !cards[chosen].isMatched
    else { return }
    if let other = indexOfTheOneAndOnlyFaceUpCard {
      if cards[chosen].content == cards[other].content {
        cards[chosen].isMatched = true
        cards[other].isMatched = true
      }
      cards[chosen].isFaceUp = true
    } else {
      indexOfTheOneAndOnlyFaceUpCard = chosen
    }
  }
}
