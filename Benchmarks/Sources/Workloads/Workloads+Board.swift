import RecallUI

extension Workloads {
  /// A board of any number of cards in a lazy grid that scrolls, in a window of 800 by 600 points.
  public struct Board {
    private let stage: Stage
    private let places: [CGPoint]

    public init(cards: Int) {
      let model = BoardModel(cards: cards)
      stage = Stage(size: CGSize(width: 800, height: 600)) { BoardView(model: model) }
      let stage = stage
      places = (0..<BoardModel.turned).compactMap { card in
        stage.element("card:\(card)").map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
      }
    }

    public var count: Int { places.count }

    /// Taps each card of the first rows once, and has a frame of it after each; returns what was
    /// drawn.
    public func turnAll() -> Int {
      var items = 0
      for place in places {
        stage.tap(at: place)
        items &+= stage.displayList.items.count
        stage.advance(by: .seconds(1))
      }
      return items
    }
  }
}

private struct BoardCard: Identifiable, Equatable {
  let id: Int
  var isFaceUp = false
}

private final class BoardModel: ObservableObject {
  /// How many cards are turned: all of them can be seen, on any board.
  static let turned = 30

  @Published var cards: [BoardCard]

  init(cards: Int) {
    self.cards = (0..<cards).map { BoardCard(id: $0) }
  }
}

private struct BoardView: View {
  @ObservedObject var model: BoardModel

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
        ForEach(model.cards) { card in
          BoardCardView(card: card)
            .aspectRatio(2 / 3, contentMode: .fit)
            .onTapGesture { model.cards[card.id].isFaceUp.toggle() }
            .accessibilityIdentifier("card:\(card.id)")
        }
      }
    }
  }
}

private struct BoardCardView: View {
  let card: BoardCard

  var body: some View {
    ZStack {
      let shape = RoundedRectangle(cornerRadius: 12)
      if card.isFaceUp {
        shape.fill(.white)
        shape.strokeBorder(lineWidth: 3)
        Text("\(card.id)").font(.largeTitle)
      } else {
        shape.fill(.red)
      }
    }
  }
}
