import RecallUI
import Testing

/// Views that take each other's places.
@Suite struct MatchedGeometryTests {
  /// A small square at the bottom and a large one at the top; a tap deals one to the other.
  private struct Deal: View {
    var removal = AnyTransition.identity
    var properties = MatchedGeometryProperties.frame
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
      .onTapGesture { withAnimation(.linear(duration: 1)) { isDealt.toggle() } }
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
