import RecallUI
import Testing

private let viewport = CGSize(width: 100, height: 100)
// Swift 6 takes the words `DispatchQueue.main` for Dispatch's own queue, and a closure that is
// handed to it for code of the main actor; Swift 5 doesn't.
private let queue = StageQueue.main

@Suite struct TimerTests {
  /// A countdown as the lecture notes write one.
  private final class Countdown: ObservableObject {
    @Published var secondsLeft = 3
    private var timer: RecallUI.Timer?

    func start() {
      timer = RecallUI.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) {
        [weak self] timer in
        guard let self else { return }
        secondsLeft -= 1
        if secondsLeft == 0 { timer.invalidate() }
      }
    }
  }

  private struct CountdownView: View {
    @ObservedObject var countdown: Countdown

    var body: some View {
      Text("\(countdown.secondsLeft)")
        .onAppear { countdown.start() }
    }
  }

  @Test(arguments: [(999, "3"), (1000, "2"), (1001, "2"), (2999, "1"), (3000, "0"), (9000, "0")])
  func aCountdownTicksAtItsInstants(milliseconds: Int, expected: String) {
    let stage = Stage(size: viewport) { CountdownView(countdown: Countdown()) }

    stage.advance(by: .milliseconds(milliseconds))

    #expect(stage.element(expected) != nil)
    #expect(stage.pendingTimers.isEmpty == (expected == "0"))
  }

  /// A stopwatch as the lecture notes write one.
  private struct Stopwatch: View {
    @State private var tenths = 0
    @State private var isRunning = true
    let timer = RecallUI.Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

    var body: some View {
      Text("\(tenths)")
        .onReceive(timer) { _ in
          if isRunning { tenths += 1 }
        }
        .onTapGesture { isRunning.toggle() }
    }
  }

  @Test func aStopwatchNeitherDriftsNorLosesTicks() {
    let stage = Stage(size: viewport) { Stopwatch() }

    stage.advance(by: .seconds(60))
    #expect(stage.snapshot["Stopwatch.tenths"] == "600")

    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.advance(by: .seconds(60))
    #expect(stage.snapshot["Stopwatch.tenths"] == "600")
  }

  @Test func aPublishedDateIsTheStagesOwn() {
    struct Clock: View {
      @State private var seconds = 0.0
      let timer = RecallUI.Timer.publish(every: 2.5, on: .main, in: .common).autoconnect()

      var body: some View {
        Color.red.onReceive(timer) { seconds = $0.timeIntervalSinceReferenceDate }
      }
    }
    let stage = Stage(size: viewport) { Clock() }

    stage.advance(by: .seconds(5))

    #expect(stage.snapshot["Clock.seconds"] == "5")
  }

  @Test func aListenerStopsWithItsView() {
    struct Parent: View {
      @State private var isShown = true

      var body: some View {
        ZStack {
          Color.red.onTapGesture { isShown = false }
          if isShown { Stopwatch().allowsHitTesting(false) }
        }
      }
    }
    let stage = Stage(size: viewport) { Parent() }
    #expect(stage.pendingTimers.count == 1)

    stage.tap(at: CGPoint(x: 50, y: 50))

    #expect(stage.pendingTimers.isEmpty)
  }

  @Test(arguments: [(499, "false"), (500, "true")])
  func theMainQueueIsTheStages(milliseconds: Int, expected: String) {
    struct Later: View {
      @State private var isDone = false

      var body: some View {
        Color.red.onTapGesture {
          queue.asyncAfter(deadline: .now() + 0.5) { isDone = true }
        }
      }
    }
    let stage = Stage(size: viewport) { Later() }
    stage.advance(by: .seconds(1))
    stage.tap(at: CGPoint(x: 50, y: 50))

    stage.advance(by: .milliseconds(milliseconds))

    #expect(stage.snapshot["Later.isDone"] == expected)
  }

  @Test func aTimerThatNobodyHoldsIsNamed() throws {
    let stage = Stage(size: viewport) {
      Color.red.onAppear {
        RecallUI.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
      }
    }

    let leftBehind = try #require(stage.unownedTimers.first)

    #expect(leftBehind.owner.hasPrefix("Timer.scheduledTimer at RecallUITests/TimerTests.swift:"))
  }

  @Test func aTestThatLeavesATimerBehindFails() {
    withKnownIssue("the timer is left behind on purpose") {
      withStage {
        Color.red.onAppear { queue.asyncAfter(deadline: .now() + 1) {} }
      } test: { stage in
        stage.advance(by: .milliseconds(999))
      }
    } matching: { issue in
      issue.description.contains("DispatchQueue.main at RecallUITests/TimerTests.swift:")
    }
    withStage {
      Color.red.onAppear { queue.asyncAfter(deadline: .now() + 1) {} }
    } test: { stage in
      stage.advance(by: .milliseconds(1000))
    }
  }

  @Test func aTimerThatIsHeldIsNotNamed() {
    let countdown = Countdown()
    let stage = Stage(size: viewport) { CountdownView(countdown: countdown) }

    #expect(stage.pendingTimers.count == 1)
    #expect(stage.unownedTimers.isEmpty)
  }

  @Test func aTimerOutsideOfAStageIsInvalid() {
    let timer = RecallUI.Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }

    #expect(!timer.isValid)
  }

  @Test func timersThatChaseEachOtherAreAnIssueAndNoHang() {
    var (rounds, goesOn) = (0, true)
    struct Storm: View {
      let note: () -> Bool

      func again() {
        queue.async { if note() { again() } }
      }

      var body: some View { Color.red.onAppear { again() } }
    }
    let stage = Stage(size: viewport) {
      Storm {
        rounds += 1
        return goesOn
      }
    }

    stage.advance(by: .seconds(1))
    #expect(rounds >= 10_000)
    #expect(stage.issues.count == 1)
    #expect(stage.issues.first?.description.contains("TimerTests.swift") == true)
    // Then others have time, too.
    let former = rounds
    stage.advance(by: .milliseconds(16))
    #expect((1...101).contains(rounds - former))
    #expect(stage.issues.count == 1)
    goesOn = false
    stage.advance(by: .milliseconds(16))
    #expect(stage.pendingTimers.isEmpty)
  }

  @Test func thePhaseOfTheSceneFollowsTheFocus() {
    struct Phase: View {
      @Environment(\.scenePhase) private var phase
      @State private var changes: [String] = []

      var body: some View {
        Color.red.onChange(of: phase) { old, new in
          changes.append("\(old.rawValue) to \(new.rawValue)")
        }
      }
    }
    let stage = Stage(size: viewport) { Phase() }

    stage.send(.focus(.lost))
    stage.send(.focus(.gained))

    #expect(stage.snapshot["Phase.changes"] == #"["active to inactive", "inactive to active"]"#)
  }
}
