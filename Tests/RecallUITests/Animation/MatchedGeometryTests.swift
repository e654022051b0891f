import RecallUI
import Testing

/// Views that take each other's places.
@Suite struct MatchedGeometryTests {
  /// A small square at the bottom and a large one at the top; a tap deals one to the other.
  private struct Deal: View {
    var removal = AnyTransition.identity
    var properties = MatchedGeometryProperties.frame
    var animation = Animation.linear(duration: 1)
    @Namespace private var table
    @State private var isDealt = false

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.white
        if isDealt {
          Rectangle().fill(Color.red)
            .matchedGeometryEffect(id: 1, in: table, properties: properties)
            .transition(.asymmetric(insertion: .identity, removal: removal))
            .frame(width: 40, height: 40)
        }
        if !isDealt {
          Rectangle().fill(Color.black).frame(width: 20, height: 20)
            .matchedGeometryEffect(id: 1, in: table, properties: properties)
            .transition(.asymmetric(insertion: .identity, removal: removal))
            .offset(x: 100, y: 60)
        }
      }
      .onTapGesture { withAnimation(animation) { isDealt.toggle() } }
    }
  }

  private func stage(_ deal: Deal) -> Stage {
    Stage(size: CGSize(width: 200, height: 100)) { deal }
  }

  private let corner = CGPoint(x: 190, y: 10)

  private func bounds(_ stage: Stage) -> [CGRect] {
    stage.displayList.items.dropFirst().map(\.bounds)
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func whatComesFliesFromWhereTheOtherOneWas() {
    let stage = stage(Deal())
    #expect(bounds(stage) == [rect(100, 60, 20, 20)])
    stage.tap(at: corner)
    #expect(bounds(stage) == [rect(100, 60, 20, 20)])
    stage.advance(by: .milliseconds(250))
    #expect(bounds(stage) == [rect(75, 45, 25, 25)])
    stage.advance(by: .milliseconds(750))
    #expect(bounds(stage) == [rect(0, 0, 40, 40)])
    #expect(!stage.isAnimating)
  }

  /// A square that is taken away by one change, and comes elsewhere by another one, which is animated.
  private struct TwoChanges: View {
    @Namespace private var table
    @State private var isInDeck = true
    @State private var isDealt = false

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.white
        if isDealt {
          Rectangle().fill(Color.red)
            .matchedGeometryEffect(id: 1, in: table)
            .transition(.identity)
            .frame(width: 40, height: 40)
        }
        if isInDeck {
          Rectangle().fill(Color.black).frame(width: 20, height: 20)
            .matchedGeometryEffect(id: 1, in: table)
            .transition(.identity)
            .offset(x: 100, y: 60)
        }
      }
      .onTapGesture {
        isInDeck = false
        withAnimation(.linear(duration: 1)) { isDealt = true }
      }
      .onLongPressGesture {
        isInDeck = false
        Task {
          try await Task.sleep(for: .seconds(1))
          withAnimation(.linear(duration: 1)) { isDealt = true }
        }
      }
    }
  }

  @Test func whatWasTakenAwayAtTheSameInstantIsFlownFrom() {
    let stage = Stage(size: CGSize(width: 200, height: 100)) { TwoChanges() }
    stage.tap(at: corner)
    #expect(bounds(stage) == [rect(100, 60, 20, 20)])
    stage.advance(by: .milliseconds(500))
    #expect(bounds(stage) == [rect(50, 30, 30, 30)])
    stage.advance(by: .milliseconds(500))
    #expect(bounds(stage) == [rect(0, 0, 40, 40)])
  }

  @Test func whatWasTakenAwayBeforeIsNot() {
    let stage = Stage(size: CGSize(width: 200, height: 100)) { TwoChanges() }
    stage.press(at: corner, for: .seconds(1))
    #expect(bounds(stage).isEmpty)
    stage.advance(by: .seconds(1))
    #expect(bounds(stage) == [rect(0, 0, 40, 40)])
  }

  @Test func whatIsCalledBackTurnsRoundWhereItIs() {
    let stage = stage(Deal())
    stage.tap(at: corner)
    stage.advance(by: .milliseconds(500))
    #expect(bounds(stage) == [rect(50, 30, 30, 30)])
    stage.tap(at: corner)
    #expect(bounds(stage) == [rect(50, 30, 30, 30)])
    stage.advance(by: .milliseconds(500))
    #expect(bounds(stage) == [rect(75, 45, 25, 25)])
  }

  @Test func whatLeavesByATransitionFliesAlong() {
    let stage = stage(Deal(removal: .opacity))
    stage.tap(at: corner)
    stage.advance(by: .milliseconds(500))
    #expect(bounds(stage) == [rect(50, 30, 30, 30), rect(50, 30, 30, 30)])
    #expect(Set(stage.displayList.items.map(\.opacity)) == [1, 0.5])
  }

  @Test(arguments: [
    (MatchedGeometryProperties.position, CGRect(x: 45, y: 25, width: 40, height: 40)),
    (.size, CGRect(x: 5, y: 5, width: 30, height: 30)),
    (.frame, CGRect(x: 50, y: 30, width: 30, height: 30)),
  ])
  func onlyWhatIsAskedForIsMatched(_ properties: MatchedGeometryProperties, _ middle: CGRect) {
    let stage = stage(Deal(properties: properties))
    stage.tap(at: corner)
    stage.advance(by: .milliseconds(500))
    #expect(bounds(stage) == [middle])
  }

  /// Cards that go, tap by tap, from a deck in the middle into a row below that stays centered.
  private struct Dealing: View {
    @Namespace private var table
    @State private var dealt = 0

    var body: some View {
      ZStack {
        Color.white
        ForEach(Array(dealt..<3), id: \.self) { card($0) }
        HStack(spacing: 0) {
          ForEach(Array(0..<dealt), id: \.self) { card($0) }
        }
        .offset(y: 30)
      }
      .onTapGesture { withAnimation(.linear(duration: 1)) { dealt += 1 } }
    }

    private func card(_ number: Int) -> some View {
      Rectangle().fill(Color(white: Double(number) / 4)).frame(width: 20, height: 20)
        .matchedGeometryEffect(id: number, in: table).transition(.identity)
    }
  }

  @Test func whatComesIntoARowThatMovesBeginsWhereTheOtherOneWas() {
    let stage = Stage(size: CGSize(width: 200, height: 100)) { Dealing() }
    #expect(bounds(stage) == Array(repeating: rect(90, 40, 20, 20), count: 3))
    stage.tap(at: corner)
    #expect(bounds(stage).last == rect(90, 40, 20, 20))
    stage.advance(by: .milliseconds(500))
    #expect(bounds(stage).last == rect(90, 55, 20, 20))
    // The first one is on its way yet, and the row moves aside for the next.
    stage.tap(at: corner)
    #expect(bounds(stage).suffix(2) == [rect(90, 55, 20, 20), rect(90, 40, 20, 20)])
    stage.advance(by: .milliseconds(500))
    // The first one has come as far as the row was when it came; where the row went since is half done.
    #expect(bounds(stage).suffix(2) == [rect(85, 70, 20, 20), rect(95, 55, 20, 20)])
    stage.tap(at: corner)
    #expect(bounds(stage).last == rect(90, 40, 20, 20))
    stage.advance(by: .seconds(1))
    #expect(bounds(stage) == [rect(70, 70, 20, 20), rect(90, 70, 20, 20), rect(110, 70, 20, 20)])
  }

  @Test func whatIsCalledBackByASpringKeepsItsSpeed() {
    var deal = Deal()
    deal.animation = .spring(response: 1, dampingFraction: 0.5)
    let stage = stage(deal)
    stage.tap(at: corner)
    stage.advance(by: .milliseconds(249))
    let before = bounds(stage)[0].minX
    stage.advance(by: .milliseconds(1))
    stage.tap(at: corner)
    let turning = bounds(stage)[0].minX
    stage.advance(by: .milliseconds(1))
    let after = bounds(stage)[0].minX
    #expect(turning - before < -0.1)
    #expect(abs((after - turning) - (turning - before)) < 0.02)
  }

  /// How far a view wants to be from the leading edge.
  private struct Inset: LayoutValueKey {
    static let defaultValue: CGFloat = 0
  }

  private struct InsetLayout: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      CGSize(width: 80, height: 20)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.minX + subview[Inset.self], y: 0), proposal: .unspecified)
      }
    }
  }

  private struct Carrier: View {
    @Namespace private var space

    var body: some View {
      InsetLayout {
        Rectangle().fill(Color.red).frame(width: 20, height: 20)
          .layoutValue(key: Inset.self, value: 30)
          .matchedGeometryEffect(id: 1, in: space)
      }
    }
  }

  @Test func aMatchedViewCarriesItsValuesForTheLayoutAroundIt() {
    let stage = Stage(size: CGSize(width: 80, height: 20)) { Carrier() }
    #expect(stage.displayList.items.map(\.bounds) == [rect(30, 0, 20, 20)])
  }

  /// A mark that stands on the chosen one of two views.
  private struct Choice: View {
    @Namespace private var row
    @State private var chosen = 0

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<2) { index in
          Color.white.frame(width: index == 0 ? 20 : 60, height: 20)
            .matchedGeometryEffect(id: index, in: row)
            .onTapGesture { withAnimation(.linear(duration: 1)) { chosen = index } }
        }
      }
      .background(
        Rectangle().fill(Color.red)
          .matchedGeometryEffect(id: chosen, in: row, isSource: false)
          .accessibilityIdentifier("mark"))
    }
  }

  @Test func whoIsNoSourceTakesItsSourcesPlace() {
    let stage = Stage(size: CGSize(width: 80, height: 20)) { Choice() }
    func mark() -> CGRect? { stage.displayList.items.first?.bounds }
    #expect(mark() == rect(0, 0, 20, 20))
    stage.tap(at: CGPoint(x: 50, y: 10))
    #expect(mark() == rect(0, 0, 20, 20))
    stage.advance(by: .milliseconds(500))
    #expect(mark() == rect(10, 0, 40, 20))
    stage.advance(by: .milliseconds(500))
    #expect(mark() == rect(20, 0, 60, 20))
    #expect(stage.issues.isEmpty)
  }
}
