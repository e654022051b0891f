import RecallUI
import Testing

/// A hand of cards on an arc, as programs for SwiftUI write it: the layout tells each card its
/// place, a value that the card carries lifts it.
private struct CardFan: Layout {
  var radius: CGFloat
  /// In radians.
  var spread: CGFloat

  struct Lift: LayoutValueKey {
    static let defaultValue: CGFloat = 0
  }

  struct Cache {
    var card: CGSize
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(
      card: subviews.reduce(.zero) { size, subview in
        let card = subview.sizeThatFits(.unspecified)
        return CGSize(width: max(size.width, card.width), height: max(size.height, card.height))
      })
  }

  private func angles(_ count: Int) -> [CGFloat] {
    (0..<count).map { index in
      count == 1 ? 0 : (CGFloat(index) / CGFloat(count - 1) - 0.5) * spread
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    CGSize(
      width: 2 * radius * CGFloat(sin(Double(spread) / 2)) + cache.card.width,
      height: radius * (1 - CGFloat(cos(Double(spread) / 2))) + cache.card.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (subview, angle) in zip(subviews, angles(subviews.count)) {
      let x = bounds.midX + radius * CGFloat(sin(Double(angle)))
      let y =
        bounds.minY + cache.card.height / 2 + radius * (1 - CGFloat(cos(Double(angle))))
        - subview[Lift.self]
      subview.place(at: CGPoint(x: x, y: y), anchor: .center, proposal: .unspecified)
    }
  }
}

private struct Hand: View {
  @State private var chosen: Int?

  var body: some View {
    CardFan(radius: 300, spread: 1) {
      ForEach(0..<5) { card in
        Color.red.frame(width: 60, height: 90)
          .onTapGesture { chosen = card }
          .layoutValue(key: CardFan.Lift.self, value: chosen == card ? 20 : 0)
          .accessibilityIdentifier("card:\(card)")
      }
    }
    .accessibilityIdentifier("hand")
  }
}

@Suite struct CardFanTests {
  private let stage = Stage(size: CGSize(width: 600, height: 400)) { Hand() }

  private func frame(_ card: Int) throws -> CGRect {
    try #require(stage.element("card:\(card)")?.frame)
  }

  @Test func theFanIsSymmetricAndInsideOfItsBounds() throws {
    let hand = try #require(stage.element("hand")?.frame)
    for card in 0..<5 {
      let (left, right) = (try frame(card), try frame(4 - card))
      #expect(abs(left.midX - 300 + (right.midX - 300)) < 0.001)
      #expect(abs(left.minY - right.minY) < 0.001)
      #expect(left.minX > hand.minX - 0.001 && left.maxX < hand.maxX + 0.001)
      #expect(left.minY > hand.minY - 0.001 && left.maxY < hand.maxY + 0.001)
    }
    let middle = try frame(2)
    #expect(middle.midX == 300)
    let (outer, inner) = (try frame(0), try frame(1))
    #expect(outer.minY > inner.minY)
  }

  @Test func aChosenCardIsLiftedAndTheOthersStay() throws {
    let before = try (0..<5).map { try frame($0) }
    stage.tap(at: CGPoint(x: 300, y: before[2].maxY - 5))
    let lifted = (0..<5).filter { (try? frame($0).minY) == before[$0].minY - 20 }
    #expect(lifted.count == 1)
    let others = (0..<5).filter { (try? frame($0)) == before[$0] }
    #expect(others.count == 4)
  }
}
