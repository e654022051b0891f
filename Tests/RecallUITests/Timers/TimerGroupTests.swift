import RecallUI
import Testing

private let viewport = CGSize(width: 100, height: 100)

@Suite struct TimerGroupTests {
  /// A race against the clock that can be paused.
  private final class Race: ObservableObject {
    let timers = TimerGroup("race")
    @Published var ticks = 0
    @Published var isOver = false
    private var timer: RecallUI.Timer?

    func start() {
      timer = RecallUI.Timer.scheduledTimer(withTimeInterval: 1, repeats: true, in: timers) {
        [weak self] _ in
        self?.ticks += 1
      }
      StageQueue.main.asyncAfter(deadline: .now() + 2.5, in: timers) { [weak self] in
        self?.isOver = true
      }
    }
  }

  private struct RaceView: View {
    @ObservedObject var race: Race
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
      Text(race.isOver ? "over" : "\(race.ticks)")
        .onAppear { race.start() }
        .onChange(of: scenePhase) { phase in
          if phase == .active { race.timers.resume() } else { race.timers.suspend() }
        }
    }
  }

  private func race() -> (Stage, Race) {
    let race = Race()
    return (Stage(size: viewport) { RaceView(race: race) }, race)
  }

  @Test(arguments: [(999, 0), (1_000, 1), (1_001, 1)])
  func whatWasLeftOfATimerIsLeftAfterAPause(milliseconds: Int, ticks: Int) {
    let (stage, race) = race()

    stage.advance(by: .milliseconds(400))
    stage.send(.focus(.lost))
    stage.advance(by: .seconds(3_600))
    #expect(race.ticks == 0)
    stage.send(.focus(.gained))
    stage.advance(by: .milliseconds(milliseconds - 400))

    #expect(race.ticks == ticks)
  }

  @Test func workThatWaitsStandsStillToo() {
    let (stage, race) = race()

    stage.advance(by: .milliseconds(2_499))
    race.timers.suspend()
    stage.advance(by: .seconds(10))
    #expect(!race.isOver)
    race.timers.resume()
    #expect(!race.isOver)
    stage.advance(by: .milliseconds(1))

    #expect(race.isOver)
    #expect(race.ticks == 2)
  }

  @Test func suspendingTwiceIsSuspendingOnce() {
    let (stage, race) = race()

    race.timers.suspend()
    race.timers.suspend()
    race.timers.resume()
    stage.advance(by: .seconds(1))

    #expect(race.ticks == 1)
    #expect(!race.timers.isSuspended)
  }

  @Test func aGroupThatWasSuspendedBeforeItsFirstTimerHoldsThatToo() {
    let race = Race()
    race.timers.suspend()
    let stage = Stage(size: viewport) { RaceView(race: race) }

    stage.advance(by: .seconds(5))
    #expect(race.ticks == 0)
    #expect(stage.pendingTimers.allSatisfy { $0.isSuspended && $0.scope == "race" })

    race.timers.resume()
    stage.advance(by: .seconds(2))
    #expect(race.ticks == 2)
  }

  @Test func timersOfNoGroupGoOn() {
    let (stage, race) = race()
    var fired = false
    struct Alone: View {
      let fire: () -> Void
      var body: some View {
        Color.red.onAppear { StageQueue.main.asyncAfter(deadline: .now() + 1, execute: fire) }
      }
    }
    let other = Stage(size: viewport) { Alone { fired = true } }

    race.timers.suspend()
    other.advance(by: .seconds(1))
    stage.advance(by: .seconds(1))

    #expect(fired)
    #expect(race.ticks == 0)
  }
}
