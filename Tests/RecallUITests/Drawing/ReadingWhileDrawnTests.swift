import Interaction
import Observation
import RecallUI
import Testing

/// Shapes, layouts and effects of programs that hold bindings: nobody evaluates a view when what these read changes.
@Suite struct ReadingWhileDrawnTests {
  private struct Bar: Shape {
    @Binding var length: CGFloat

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: length, height: 10))
    }
  }

  /// A column that begins further to the right.
  private struct Indented: Layout {
    @Binding var indent: CGFloat

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      CGSize(width: 100 + indent, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.minX + indent, y: bounds.minY),
          proposal: ProposedViewSize(width: 10, height: 10))
      }
    }
  }

  @Observable fileprivate final class Model {
    var length: CGFloat = 10
  }

  private enum Kind: CaseIterable {
    case shape, stroke, erased, clip, style, renderer, layout, erasedLayout, effect
  }

  private struct Shown: View {
    @Binding var length: CGFloat
    let kind: Kind

    var body: some View {
      switch kind {
      case .shape: Bar(length: $length)
      case .stroke: Bar(length: $length).stroke(.red, lineWidth: 2)
      case .erased: AnyShape(Bar(length: $length))
      case .clip: Color.red.clipShape(Bar(length: $length))
      case .style: Rectangle().fill(Fading(length: $length))
      case .renderer: Text("moved").textRenderer(Moving(length: $length))
      case .layout: Indented(indent: $length) { Color.red }
      case .erasedLayout: AnyLayout(Indented(indent: $length)) { Color.red }
      case .effect: Color.red.modifier(Moved(length: $length))
      }
    }
  }

  private struct Fading: ShapeStyle {
    @Binding var length: CGFloat

    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      Color.red.opacity(length / 100)
    }
  }

  private struct Moving: TextRenderer {
    @Binding var length: CGFloat

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      context.translateBy(x: length, y: 0)
      for line in layout { context.draw(line) }
    }
  }

  private struct Moved: GeometryEffect {
    @Binding var length: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: length, y: 0))
    }
  }

  private struct Screen: View {
    let kind: Kind
    @State private var length: CGFloat = 10

    var body: some View {
      VStack {
        Shown(length: $length, kind: kind).frame(width: 150, height: 20)
        Text("more").onTapGesture { length += 10 }.accessibilityIdentifier("more")
      }
    }
  }

  private struct ObservingScreen: View {
    @State private var model = Model()

    var body: some View {
      VStack {
        Bar(length: $model.length).frame(width: 150, height: 20)
        Bar(length: Binding(get: { model.length / 2 }, set: { _ in })).frame(width: 150, height: 20)
        Indented(indent: $model.length) { Color.red.accessibilityIdentifier("indented") }
        Text("more").onTapGesture { model.length += 10 }.accessibilityIdentifier("more")
      }
    }
  }

  @Test(arguments: Kind.allCases)
  private func whatIsDrawnFollowsABindingThatNoViewReads(kind: Kind) {
    let stage = smallStage { Screen(kind: kind) }
    var seen: [String] = []
    for _ in 0..<5 {
      // A list is kept from the second drawing on.
      for _ in 0..<3 { _ = stage.displayList }
      seen.append("\(stage.displayList)")
      stage.tap("more")
    }
    #expect(Set(seen).count == 5)
    #expect(stage.issues.isEmpty)
  }

  @Test func whatIsDrawnFollowsABindingToAnObservedObject() throws {
    let stage = smallStage { ObservingScreen() }
    var seen: [String] = []
    var halves: [Bool] = []
    var places: [CGFloat] = []
    for _ in 0..<5 {
      for _ in 0..<3 { _ = stage.displayList }
      seen.append("\(stage.displayList)")
      // The bar whose binding is made of closures.
      halves.append(seen.last?.contains(" \(5 * halves.count + 5)x10 ") == true)
      places.append(try #require(stage.element("indented")).frame.minX)
      stage.tap("more")
    }
    #expect(Set(seen).count == 5)
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 > $0 })
    #expect(halves == [true, true, true, true, true])
  }

  @Test func aLayoutFollowsABinding() throws {
    struct Screen: View {
      @State private var indent: CGFloat = 10

      var body: some View {
        VStack(alignment: .leading) {
          Indented(indent: $indent) { Color.red.accessibilityIdentifier("indented") }
          Text("more").onTapGesture { indent += 10 }.accessibilityIdentifier("more")
        }
        .frame(width: 200, alignment: .leading)
      }
    }
    let stage = smallStage { Screen() }
    var places: [CGFloat] = []
    for _ in 0..<4 {
      places.append(try #require(stage.element("indented")).frame.minX)
      stage.tap("more")
    }
    #expect(places == [10, 20, 30, 40])
  }

  /// Whether anybody looks at frames or not.
  @Test(arguments: [false, true])
  func aShapeIsHitWhereItsBindingSays(isLookedAt: Bool) {
    struct Screen: View {
      @State private var length: CGFloat = 10
      let hit: () -> Void

      var body: some View {
        VStack(spacing: 0) {
          Bar(length: $length).onTapGesture(perform: hit).frame(width: 200, height: 20)
          Color.red.onTapGesture { length += 50 }.accessibilityIdentifier("more")
        }
      }
    }
    var hits = 0
    let stage = smallStage { Screen { hits += 1 } }
    func tap() {
      if isLookedAt { _ = stage.displayList }
      stage.tap(at: CGPoint(x: 50, y: 5))
    }
    tap()
    #expect(hits == 0)
    stage.tap("more")
    tap()
    #expect(hits == 1)
  }
}
