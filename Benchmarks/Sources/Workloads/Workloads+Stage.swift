import RecallUI

extension Workloads {
  /// A table of 52 cards on a stage of 1280 by 800 points.
  public struct Table {
    fileprivate let stage: Stage
    fileprivate let places: [CGPoint]

    /// - Parameter turnsCards: Whether a tap turns its card, or only reaches it.
    public init(turnsCards: Bool) {
      let stage = Stage(size: CGSize(width: 1280, height: 800)) {
        CardTable(turnsCards: turnsCards)
      }
      self.stage = stage
      places = (0..<52).compactMap { card in
        stage.element("card:\(card)").map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
      }
    }

    public var count: Int { places.count }
  }

  /// Taps each card twice: of cards that turn, each turns up and down again.
  public static func tapAllTwice(_ table: Table) -> Int {
    tapAll(table) &+ tapAll(table)
  }

  /// Taps each card once, far enough apart that no tap is a part of another gesture; returns the
  /// digest, which tells that something happened.
  static func tapAll(_ table: Table) -> Int {
    for place in table.places {
      table.stage.tap(at: place)
      table.stage.advance(by: .seconds(1))
    }
    return Int(truncatingIfNeeded: table.stage.digest)
  }
}

private struct CardTable: View {
  let turnsCards: Bool
  @State private var faceUp = Array(repeating: false, count: 52)

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
        ForEach(0..<52) { card in
          Card(number: card, isFaceUp: faceUp[card])
            .aspectRatio(2 / 3, contentMode: .fit)
            .onTapGesture {
              if turnsCards { faceUp[card].toggle() }
            }
            .accessibilityIdentifier("card:\(card)")
        }
      }
    }
  }
}

private struct Card: View {
  let number: Int
  let isFaceUp: Bool

  var body: some View {
    ZStack {
      let shape = RoundedRectangle(cornerRadius: 12)
      if isFaceUp {
        shape.fill(.white)
        shape.strokeBorder(lineWidth: 3)
        Text("\(number)").font(.largeTitle)
      } else {
        shape.fill(.red)
      }
    }
  }
}
