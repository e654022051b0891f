import RecallUI

/// A place on the table: it hears what is done to its card, from the first instant on, whether the
/// card is there yet or still in the deck.
struct CardPlace: View {
  let game: EmojiMemoryGame
  let card: EmojiMemoryGame.Card
  let isOnTable: Bool
  let isMismatched: Bool
  /// In points.
  let width: CGFloat
  let cards: Namespace.ID
  @Environment(\.clock) private var clock
  /// How far a touch that may become a hold has come.
  @GestureState private var hold: Hold?
  @State private var points: EarnedPoints?

  private enum Hold {
    case pressing, peeking
  }

  var body: some View {
    ZStack {
      // What comes and goes finds the place in its full size.
      Spacer(minLength: 0)
      if isOnTable {
        CardView(card: card, isMismatched: isMismatched, width: width)
          .matchedGeometryEffect(id: card.id, in: cards)
          .transition(.identity)
      }
      if hold == .pressing, !card.isFaceUp, !card.isMatched { HoldRing(width: width) }
      if let points {
        RisingPoints(points: points.number, width: width).id(points.serial)
      }
    }
    .contentShape(Rectangle())
    .onTapGesture { choose() }
    .gesture(holding)
    .accessibilityIdentifier("card:\(card.id)")
    .onChange(of: hold == .peeking) { _, isPeeking in
      if isPeeking { peek() } else { game.endPeek() }
    }
    .focusable(!card.isMatched)
    .contentShape(.focusEffect, RoundedRectangle(cornerRadius: width * Theme.cardCorner))
    .onKeyPress(keys: [.space, .return], phases: .down) { _ in
      choose()
      return .handled
    }
    .onKeyPress("p", phases: [.down, .up]) { press in
      if press.phase == .down { peek() } else { game.endPeek() }
      return .handled
    }
    .zIndex(points == nil ? 0 : 1)
  }

  private func choose() {
    earn { game.choose(card, at: clock.now) }
  }

  private func peek() {
    earn { game.peek(at: card.id, at: clock.now) }
  }

  /// Shows what an intent was worth.
  private func earn(_ intent: () -> Void) {
    let before = game.score
    intent()
    let number = game.score - before
    guard number != 0 else { return }
    points = EarnedPoints(serial: (points?.serial ?? 0) + 1, number: number)
  }

  /// A long press that goes on for as long as the finger stays down, wherever it goes.
  private var holding: some Gesture {
    LongPressGesture()
      .sequenced(before: DragGesture(minimumDistance: 0))
      .updating($hold) { value, hold, _ in
        if case .second = value { hold = .peeking } else { hold = .pressing }
      }
  }
}

/// Points that something was worth, told apart from those before.
private struct EarnedPoints: Equatable {
  let serial: Int
  let number: Int
}
