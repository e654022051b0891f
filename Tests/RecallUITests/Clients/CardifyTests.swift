import RecallUI
import Testing

/// A card that turns over, as a modifier that is animatable.
private struct Cardify: ViewModifier, Animatable {
  /// In degrees; 0 is face up.
  private var rotation: Double

  init(isFaceUp: Bool) {
    rotation = isFaceUp ? 0 : 180
  }

  var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }

  private var isFaceUp: Bool { rotation < 90 }

  func body(content: Content) -> some View {
    ZStack {
      let base = RoundedRectangle(cornerRadius: Constants.cornerRadius)
      base.strokeBorder(lineWidth: Constants.lineWidth)
        .background(base.fill(.white))
        .overlay(content)
        .opacity(isFaceUp ? 1 : 0)
      base.fill().opacity(isFaceUp ? 0 : 1)
    }
    .rotation3DEffect(.degrees(rotation), axis: (0, 1, 0))
  }

  private struct Constants {
    static let cornerRadius: CGFloat = 12
    static let lineWidth: CGFloat = 2
  }
}

extension View {
  fileprivate func cardify(isFaceUp: Bool) -> some View {
    modifier(Cardify(isFaceUp: isFaceUp))
  }
}

/// A view that lays out any number of equal items, as a container with a closure for each.
private struct ItemGrid<Item: Identifiable, ItemView: View>: View {
  private let items: [Item]
  private let content: (Item) -> ItemView

  init(_ items: [Item], @ViewBuilder content: @escaping (Item) -> ItemView) {
    self.items = items
    self.content = content
  }

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 0)], spacing: 0) {
      ForEach(items) { item in
        content(item).aspectRatio(2 / 3, contentMode: .fit).padding(4)
      }
    }
  }
}

/// A titled box around anything.
private struct Panel<Header: View, Content: View>: View {
  @ViewBuilder let header: Header
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      header.font(.headline)
      content
    }
    .padding(8)
    .background(.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
  }
}

private struct Table: View {
  private struct Card: Identifiable {
    let id: Int
    var isFaceUp = false
  }

  @State private var cards = (0..<4).map { Card(id: $0) }

  var body: some View {
    Panel {
      Text("Cards")
    } content: {
      if cards.allSatisfy(\.isFaceUp) {
        Text("all up")
      }
      ItemGrid(cards) { card in
        Text("\(card.id)")
          .cardify(isFaceUp: card.isFaceUp)
          .accessibilityIdentifier("card:\(card.id)")
          .onTapGesture {
            withAnimation(.linear(duration: 1)) { cards[card.id].isFaceUp.toggle() }
          }
      }
    }
  }
}

@Suite struct CardifyTests {
  /// Whether something of a card's face can be seen.
  private func shows(_ text: String, _ stage: Stage) -> Bool {
    stage.displayList.items.contains { item in
      guard case .text(let shown, _) = item.content else { return false }
      return shown.string == text && item.opacity > 0
    }
  }

  private func width(_ stage: Stage, in frame: CGRect) -> CGFloat {
    stage.displayList.items.filter { frame.insetBy(dx: -9, dy: -9).contains($0.bounds) }
      .map(\.bounds.width).max() ?? 0
  }

  @Test func theFaceChangesAtNinetyDegrees() throws {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Table() }
    let frame = try #require(stage.element("card:2")?.frame)
    #expect(!shows("2", stage))
    stage.tap("card:2")
    stage.advance(by: .milliseconds(499))
    #expect(!shows("2", stage))
    #expect(width(stage, in: frame) < frame.width / 4)
    stage.advance(by: .milliseconds(2))
    #expect(shows("2", stage))
    #expect(!shows("1", stage))
    stage.advance(by: .milliseconds(499))
    #expect(!stage.isAnimating)
  }

  @Test func cardsTurnIndependentlyAndBack() {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Table() }
    stage.tap("card:0")
    stage.advance(by: .milliseconds(400))
    stage.tap("card:1")
    stage.advance(by: .milliseconds(200))
    #expect(shows("0", stage) && !shows("1", stage))
    stage.tap("card:0")
    stage.advance(by: .milliseconds(600))
    #expect(!shows("0", stage) && shows("1", stage))
  }

  @Test func containersTakeWhateverIsBuilt() {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Table() }
    #expect(stage.texts.contains("Cards") && !stage.texts.contains("all up"))
    for card in 0..<4 { stage.tap("card:\(card)") }
    #expect(stage.texts.contains("all up"))
  }
}
