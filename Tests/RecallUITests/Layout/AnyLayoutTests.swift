import RecallUI
import Testing

/// Puts views one after the other on an axis, without any space between.
private struct Line: Layout {
  let axis: Axis

  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    axis == .horizontal
      ? CGSize(
        width: cache.reduce(0) { $0 + $1.width }, height: cache.map(\.height).max() ?? 0)
      : CGSize(
        width: cache.map(\.width).max() ?? 0, height: cache.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var place = bounds.origin
    for (subview, size) in zip(subviews, cache) {
      subview.place(at: place, proposal: .unspecified)
      if axis == .horizontal { place.x += size.width } else { place.y += size.height }
    }
  }
}

/// Puts all views on top of each other.
private struct Pile: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: proposal)
    }
  }
}

@Suite struct AnyLayoutTests {
  private struct Counter: View {
    @State private var count = 0
    let name: String

    var body: some View {
      Color.red.frame(width: 40, height: 30)
        .onTapGesture { count += 1 }
        .accessibilityIdentifier("\(name) \(count)")
    }
  }

  private final class Model: ObservableObject {
    @Published var layout = AnyLayout(Line(axis: .horizontal))
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      model.layout {
        Counter(name: "a")
        Counter(name: "b")
      }
    }
  }

  @Test func anotherLayoutMovesTheSameViews() {
    let model = Model()
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Screen(model: model) }
    #expect(stage.element("b 0")?.frame == CGRect(x: 100, y: 85, width: 40, height: 30))
    stage.tap(at: CGPoint(x: 120, y: 100))

    model.layout = AnyLayout(Line(axis: .vertical))
    #expect(stage.element("b 1")?.frame == CGRect(x: 80, y: 100, width: 40, height: 30))

    model.layout = AnyLayout(AnyLayout(Pile()))
    #expect(stage.element("b 1")?.frame == CGRect(x: 80, y: 85, width: 40, height: 30))
    #expect(stage.element("a 0")?.frame == stage.element("b 1")?.frame)
  }
}
