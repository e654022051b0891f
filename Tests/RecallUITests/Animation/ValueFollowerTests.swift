import TestSupport
import Testing

@testable import RecallUI
@testable import RecallUICore

/// Code of programs that does something with values on their way hears of them by the stage's clock, whoever
/// looks and when.
@Suite struct ValueFollowerTests {
  private struct Turn: GeometryEffect {
    @Binding var isTurned: Bool
    var angle: Double

    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      DispatchQueue.main.async { isTurned = angle >= 90 && angle < 270 }
      return ProjectionTransform(CGAffineTransform(translationX: angle / 180, y: 0))
    }
  }

  private struct Card: View {
    @State private var isTurned = false
    @State private var isFaceUp = false
    var animation: Animation? = .linear(duration: 1)

    var body: some View {
      Text(isTurned ? "front" : "back")
        .modifier(Turn(isTurned: $isTurned, angle: isFaceUp ? 180 : 0))
        .onTapGesture { withAnimation(animation) { isFaceUp.toggle() } }
    }
  }

  private static let middle = CGPoint(x: 100, y: 100)

  @Test(arguments: [nil, 7, 16, 450])
  func aCardShowsItsOtherSideWhenItIsTurnedHalfWay(frame: Int?) {
    let stage = smallStage { Card() }
    stage.tap(at: Self.middle)
    #expect(stage.texts == ["back"])
    func advance(by milliseconds: Int) {
      var left = milliseconds
      while left > 0 {
        let step = min(left, frame ?? left)
        stage.advance(by: .milliseconds(step))
        if frame != nil { _ = stage.displayList }
        left -= step
      }
    }
    advance(by: 499)
    #expect(stage.texts == ["back"])
    advance(by: 18)
    #expect(stage.texts == ["front"])
    advance(by: 1_000)
    #expect(stage.texts == ["front"])
  }

  @Test func aCardThatIsTurnedBackOnItsWayShowsItsFirstSide() {
    let stage = smallStage { Card() }
    stage.tap(at: Self.middle)
    stage.advance(by: .milliseconds(600))
    #expect(stage.texts == ["front"])
    stage.tap(at: Self.middle)
    stage.advance(by: .seconds(2))
    #expect(stage.texts == ["back"])
  }

  @Test func aCardThatIsTurnedAtOnceShowsItsOtherSideAtOnce() {
    let stage = smallStage { Card(animation: nil) }
    stage.tap(at: Self.middle)
    stage.advance(by: .zero)
    #expect(stage.texts == ["front"])
  }

  @Test func nothingIsWaitedForOnceTheCardIsThere() {
    let stage = smallStage { Card() }
    stage.tap(at: Self.middle)
    stage.advance(by: .seconds(1))
    #expect(stage.pendingTimers.isEmpty)
  }

  /// Waits for the last value of an animation, as programs did before `withAnimation` had a completion.
  private struct Watching: AnimatableModifier {
    var value: Double {
      didSet {
        guard value == target else { return }
        DispatchQueue.main.async { [completion] in completion() }
      }
    }
    private let target: Double
    private let completion: () -> Void

    init(_ value: Double, completion: @escaping () -> Void) {
      self.value = value
      target = value
      self.completion = completion
    }

    var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    func body(content: Content) -> some View { content }
  }

  private struct Intro: View {
    @State private var opacity = 0.0
    @State private var ends = 0
    @State private var isThere = true

    var body: some View {
      VStack {
        if isThere {
          Text("\(ends) ends").opacity(opacity)
            .modifier(Watching(opacity) { ends += 1 })
            .onAppear { withAnimation(.easeIn(duration: 1)) { opacity = 1 } }
        }
        Button("again") { withAnimation(.linear(duration: 1)) { opacity = 0.5 } }
        Button("at once") { opacity = 0 }
        Button("away") { isThere = false }
      }
    }
  }

  @Test func aModifierHearsTheLastValueOnce() {
    let stage = smallStage { Intro() }
    stage.advance(by: .milliseconds(999))
    #expect(stage.texts.contains("0 ends"))
    _ = stage.displayList
    stage.advance(by: .milliseconds(1))
    #expect(stage.texts.contains("1 ends"))
    stage.advance(by: .seconds(1))
    #expect(stage.texts.contains("1 ends"))
    #expect(stage.pendingTimers.isEmpty)
  }

  @Test func anAnimationThatIsReplacedOnItsWayDoesNotEnd() {
    let stage = smallStage { Intro() }
    stage.advance(by: .milliseconds(500))
    stage.tap("again")
    stage.advance(by: .milliseconds(900))
    #expect(stage.texts.contains("0 ends"))
    stage.advance(by: .milliseconds(100))
    #expect(stage.texts.contains("1 ends"))
  }

  @Test func whatChangesAtOnceHasNoEnd() {
    let stage = smallStage { Intro() }
    stage.advance(by: .seconds(2))
    stage.tap("at once")
    stage.advance(by: .seconds(2))
    #expect(stage.texts.contains("1 ends"))
  }

  @Test func whatIsGoneIsWaitedForNoLonger() {
    let stage = smallStage { Intro() }
    stage.advance(by: .milliseconds(500))
    #expect(stage.pendingTimers.count == 1)
    stage.tap("away")
    #expect(stage.pendingTimers.isEmpty)
  }

  /// It only answers.
  private struct Slide: GeometryEffect {
    var x: CGFloat

    var animatableData: CGFloat {
      get { x }
      set { x = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
    }
  }

  private struct Sliding: View {
    @State private var x: CGFloat = 0

    var body: some View {
      Text("a").modifier(Slide(x: x)).onAppear { withAnimation { x = 50 } }
    }
  }

  @Test func codeThatOnlyAnswersIsLeftAlone() {
    let stage = smallStage { Sliding() }
    #expect(stage.isAnimating)
    #expect(stage.pendingTimers.isEmpty)
  }
}
