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

  @Test func whatChangesAtOnceOnItsWayHasNoEnd() {
    let stage = smallStage { Intro() }
    stage.advance(by: .milliseconds(500))
    stage.tap("at once")
    #expect(stage.pendingTimers.isEmpty)
    stage.advance(by: .seconds(2))
    #expect(stage.texts.contains("0 ends"))
  }

  @Test func whereMotionIsReducedTheEndComesOnce() {
    let stage = smallStage { Intro().environment(\.accessibilityReduceMotion, true) }
    stage.advance(by: .seconds(2))
    #expect(stage.texts.contains("1 ends"))
    #expect(stage.pendingTimers.isEmpty)
  }

  private final class Model: ObservableObject {
    @Published var ends = 0
  }

  /// It sets what an object publishes, without handing that on.
  private struct Publishing: AnimatableModifier {
    let model: Model
    var value: Double {
      didSet { if value == 1 { model.ends += 1 } }
    }

    var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    func body(content: Content) -> some View { content }
  }

  private struct PublishedEnds: View {
    @ObservedObject var model: Model
    @State private var value = 0.0

    var body: some View {
      Text("\(model.ends) ends").modifier(Publishing(model: model, value: value))
        .onAppear { withAnimation(.linear(duration: 1)) { value = 1 } }
    }
  }

  @Test(arguments: [false, true]) func whatAnObjectPublishesIsSetAtTheEnd(isLookedAt: Bool) {
    let model = Model()
    let stage = smallStage { PublishedEnds(model: model) }
    stage.advance(by: .milliseconds(900))
    if isLookedAt { _ = stage.displayList }
    #expect(model.ends == 0)
    stage.advance(by: .milliseconds(100))
    if isLookedAt { _ = stage.displayList }
    #expect(model.ends == 1)
    #expect(stage.texts == ["1 ends"])
  }

  /// It asks only when something has to change.
  private struct CarefulTurn: GeometryEffect {
    @Binding var isTurned: Bool
    var angle: Double

    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      let turned = angle >= 90 && angle < 270
      if turned != isTurned { DispatchQueue.main.async { isTurned = turned } }
      return ProjectionTransform(CGAffineTransform(translationX: angle / 180, y: 0))
    }
  }

  private struct CarefulCard: View {
    let angle: Double
    @State private var isTurned = false
    @State private var isFaceUp = false
    @State private var turns = 0

    var body: some View {
      Text(isTurned ? "front" : "back")
        .modifier(CarefulTurn(isTurned: $isTurned, angle: isFaceUp ? angle : 0))
        .onChange(of: isTurned) { turns += 1 }
        .overlay { Text("\(turns)") }
        .onTapGesture { withAnimation(.linear(duration: 1)) { isFaceUp.toggle() } }
    }
  }

  /// Half a turn ends on the other side, a whole one shows it on its way.
  @Test(arguments: [180.0, 360]) func aCardThatAsksOnlyForChangesShowsItsOtherSide(angle: Double) {
    let stage = smallStage { CarefulCard(angle: angle) }
    stage.tap(at: Self.middle)
    stage.advance(by: .milliseconds(600))
    #expect(stage.texts == ["front", "1"])
    stage.advance(by: .seconds(1))
    #expect(stage.texts == (angle == 180 ? ["front", "1"] : ["back", "2"]))
    stage.tap(at: Self.middle)
    stage.advance(by: .milliseconds(400))
    #expect(stage.texts.first == "front")
    stage.advance(by: .seconds(1))
    #expect(stage.texts.first == "back")
  }

  /// What sets state of its own accord, and not by handing work on.
  private struct Following: AnimatableModifier {
    @Binding var shown: Double
    var value: Double

    var animatableData: Double {
      get { value }
      set {
        value = newValue
        shown = newValue
      }
    }

    func body(content: Content) -> some View { content }
  }

  private struct Followed: View {
    @State private var shown = 0.0
    @State private var value = 0.0

    var body: some View {
      Text("\(Int(shown * 100))").modifier(Following(shown: $shown, value: value))
        .onAppear { withAnimation(.linear(duration: 1)) { value = 1 } }
    }
  }

  @Test func aFrameSetsNothing() {
    let stage = smallStage { Followed() }
    stage.advance(by: .milliseconds(10))
    _ = stage.displayList
    #expect(stage.texts == ["0"])
    stage.advance(by: .milliseconds(490))
    let texts = stage.texts
    _ = stage.displayList
    #expect(stage.texts == texts)
    stage.advance(by: .milliseconds(500))
    #expect(stage.texts == ["100"])
  }

  /// An effect that is the same asks for nothing, however often the views around it are evaluated.
  @Test func anEffectThatIsTheSameIsNotAsked() {
    final class Count {
      var asked = 0
    }
    struct Still: GeometryEffect {
      let count: Count
      var x: CGFloat

      var animatableData: CGFloat {
        get { x }
        set { x = newValue }
      }

      func effectValue(size: CGSize) -> ProjectionTransform {
        count.asked += 1
        return ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
      }
    }
    struct Page: View {
      @ObservedObject var model: Model
      let count: Count

      var body: some View {
        Text("\(model.ends) ends")
        Text("a").modifier(Still(count: count, x: 5))
      }
    }
    let (model, count) = (Model(), Count())
    let stage = smallStage { Page(model: model, count: count) }
    func change() {
      model.ends += 1
      stage.advance(by: .seconds(1))
    }
    change()
    let asked = count.asked
    for _ in 0..<3 { change() }
    #expect(count.asked == asked)
    #expect(stage.texts.contains("4 ends"))
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
