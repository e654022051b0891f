import RecallUI
import Testing

/// Which changes an animation is about.
@Suite struct TransactionTests {
  private static let second = Animation.linear(duration: 1)

  /// Two squares whose places a tap changes by what `change` says.
  private struct Pair: View {
    let change: (Binding<CGFloat>, Binding<CGFloat>) -> Void
    @State private var first: CGFloat = 0
    @State private var second: CGFloat = 0

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.white
        Rectangle().fill(Color.red).frame(width: 10, height: 10).offset(x: first)
        Rectangle().fill(Color.blue).frame(width: 10, height: 10).offset(x: second, y: 10)
      }
      .onTapGesture { change($first, $second) }
    }
  }

  private func stage(
    _ change: @escaping (Binding<CGFloat>, Binding<CGFloat>) -> Void
  ) -> Stage {
    let stage = Stage(size: CGSize(width: 200, height: 20)) { Pair(change: change) }
    stage.tap(at: CGPoint(x: 100, y: 10))
    return stage
  }

  /// Where the two squares are drawn.
  private func places(_ stage: Stage) -> [CGFloat] {
    stage.displayList.items.dropFirst().map(\.bounds.minX)
  }

  @Test func onlyWhatChangesInItsBodyIsAnimated() {
    let stage = stage { first, second in
      second.wrappedValue = 50
      withAnimation(Self.second) { first.wrappedValue = 100 }
    }
    #expect(places(stage) == [0, 50])
    stage.advance(by: .milliseconds(500))
    #expect(places(stage) == [50, 50])
  }

  @Test func whatChangesAfterItsBodyIsNotAnimated() {
    let stage = stage { first, second in
      withAnimation(Self.second) { first.wrappedValue = 100 }
      second.wrappedValue = 50
    }
    #expect(places(stage) == [0, 50])
  }

  @Test func aValueIsSetAtOnceAndThenAnimatedInOneEvent() {
    let stage = stage { first, _ in
      first.wrappedValue = 100
      withAnimation(Self.second) { first.wrappedValue = 0 }
    }
    #expect(places(stage) == [100, 0])
    stage.advance(by: .milliseconds(250))
    #expect(places(stage) == [75, 0])
  }

  @Test func eachBodyHasItsOwnAnimation() {
    let stage = stage { first, second in
      for (index, value) in [first, second].enumerated() {
        withAnimation(Self.second.delay(Double(index))) { value.wrappedValue = 100 }
      }
    }
    stage.advance(by: .milliseconds(500))
    #expect(places(stage) == [50, 0])
    stage.advance(by: .milliseconds(1000))
    #expect(places(stage) == [100, 50])
  }

  @Test func aBindingAnimatesWhatIsSetThroughIt() {
    let stage = stage { first, second in
      first.animation(Self.second).wrappedValue = 100
      second.wrappedValue = 100
    }
    stage.advance(by: .milliseconds(250))
    #expect(places(stage) == [25, 100])
  }

  @Test func theInnermostBodyCounts() {
    let stage = stage { first, second in
      withAnimation(Self.second) {
        first.wrappedValue = 100
        withAnimation(nil) { second.wrappedValue = 100 }
      }
    }
    #expect(places(stage) == [0, 100])
  }

  @Test func aChangeWithoutAnAnimationEndsOneThatRuns() {
    let stage = stage { first, _ in
      if first.wrappedValue == 0 {
        withAnimation(Self.second) { first.wrappedValue = 100 }
      } else {
        first.wrappedValue = 20
      }
    }
    stage.advance(by: .milliseconds(500))
    #expect(places(stage) == [50, 0])
    stage.tap(at: CGPoint(x: 100, y: 10))
    #expect(places(stage) == [20, 0])
    #expect(!stage.isAnimating)
  }

  @Test func aChangeOfSomethingElseLetsAnAnimationGoOn() {
    let stage = stage { first, second in
      if first.wrappedValue == 0 {
        withAnimation(Self.second) { first.wrappedValue = 100 }
      } else {
        second.wrappedValue = 20
      }
    }
    stage.advance(by: .milliseconds(500))
    stage.tap(at: CGPoint(x: 100, y: 10))
    #expect(places(stage) == [50, 20])
  }

  // MARK: Modifiers

  private struct Modified: View {
    let disables: Bool
    @State private var isOn = false
    @State private var other = false

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.white
        Rectangle().fill(Color.red).frame(width: 10, height: 10)
          .offset(x: isOn ? 100 : 0)
          .animation(TransactionTests.second, value: isOn)
        Rectangle().fill(Color.red).frame(width: 10, height: 10)
          .offset(x: isOn ? 100 : 0)
          .animation(TransactionTests.second, value: other)
        Rectangle().fill(Color.red).frame(width: 10, height: 10)
          .offset(x: isOn ? 100 : 0)
          .transaction { $0.animation = TransactionTests.second.speed(2) }
      }
      .onTapGesture {
        var transaction = Transaction()
        transaction.disablesAnimations = disables
        withTransaction(transaction) { isOn.toggle() }
      }
    }
  }

  @Test(arguments: [(false, [25, 100, 50]), (true, [100, 100, 50])])
  func modifiersAnimateWhatIsBelowThem(_ disables: Bool, _ expected: [CGFloat]) {
    let stage = Stage(size: CGSize(width: 200, height: 20)) { Modified(disables: disables) }
    stage.tap(at: CGPoint(x: 150, y: 10))
    stage.advance(by: .milliseconds(250))
    #expect(places(stage) == expected)
  }

  // MARK: Completions

  private struct Completing: View {
    let animation: Animation?
    let criteria: AnimationCompletionCriteria
    @State private var isOn = false
    @State private var completions = 0

    var body: some View {
      Color.white.opacity(isOn ? 0.5 : 1)
        .onTapGesture {
          withAnimation(animation, completionCriteria: criteria) {
            isOn.toggle()
          } completion: {
            completions += 1
          }
        }
    }
  }

  @Test(arguments: [
    (
      Animation.linear(duration: 1) as Animation?, AnimationCompletionCriteria.logicallyComplete,
      1000 as Int64?
    ),
    (.linear(duration: 1).delay(0.5), .removed, 1500),
    (.spring(duration: 0.4), .logicallyComplete, 400),
    (.linear(duration: 1).repeatForever(), .removed, nil), (nil, .removed, 0),
  ])
  func aCompletionIsATimerAtTheAnimationsEnd(
    _ animation: Animation?, _ criteria: AnimationCompletionCriteria, _ milliseconds: Int64?
  ) {
    let stage = Stage(size: CGSize(width: 20, height: 20)) {
      Completing(animation: animation, criteria: criteria)
    }
    stage.tap(at: CGPoint(x: 10, y: 10))
    #expect(stage.nextDeadline == milliseconds.map { Instant(milliseconds: $0) })
    guard let milliseconds else { return }
    stage.advance(to: Instant(nanoseconds: milliseconds * 1_000_000 - 1))
    #expect(stage.snapshot["Completing.completions"] == "0")
    stage.advance(to: Instant(milliseconds: milliseconds))
    #expect(stage.snapshot["Completing.completions"] == "1")
    stage.advance(by: .seconds(10))
    #expect(stage.snapshot["Completing.completions"] == "1")
  }

  @Test func aSpringIsRemovedWhenNothingMovesAnyMore() {
    let stage = Stage(size: CGSize(width: 20, height: 20)) {
      Completing(animation: .spring(duration: 0.4, bounce: 0.3), criteria: .removed)
    }
    stage.tap(at: CGPoint(x: 10, y: 10))
    let end = stage.nextDeadline ?? .distantFuture
    stage.advance(to: Instant(nanoseconds: end.nanoseconds - 1))
    #expect(stage.isAnimating)
    stage.advance(to: end)
    #expect(!stage.isAnimating)
  }

  @Test func withoutAStageACompletionRunsAtOnce() {
    var completions = 0
    let result = withAnimation(.linear(duration: 1)) {
      7
    } completion: {
      completions += 1
    }
    #expect(result == 7)
    #expect(completions == 1)
  }

  @Test func whatAProgramSaysOfAChangeThatGoesOnIsReadBehindIt() {
    struct Dragged: View {
      let record: (Bool) -> Void
      @State private var x: CGFloat = 0

      init(record: @escaping (Bool) -> Void) { self.record = record }

      var body: some View {
        Color.red.offset(x: x).transaction { record($0.isContinuous) }
          .onTapGesture {
            var transaction = Transaction()
            transaction.isContinuous = true
            withTransaction(transaction) { x += 10 }
          }
      }
    }
    var read: [Bool] = []
    let stage = Stage(size: CGSize(width: 20, height: 20)) { Dragged { read.append($0) } }
    _ = stage.displayList
    #expect(!read.contains(true))
    stage.tap(at: CGPoint(x: 10, y: 10))
    #expect(read.contains(true))
  }
}
