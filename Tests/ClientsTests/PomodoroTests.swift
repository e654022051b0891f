import RecallUI
import Replay
import Testing

@testable import PomodoroClient

@Suite struct PomodoroTests {
  private let stage = Stage(size: CGSize(width: 390, height: 760)) { PomodoroView() }

  private func press(_ name: String) throws {
    try stage.tap(name)
    stage.advance(by: .milliseconds(500))
  }

  @Test func aSessionRunsToItsEndInTheStagesTime() throws {
    #expect(stage.shows("25:00"))
    try stage.tap("Start")
    stage.advance(by: .seconds(61))
    #expect(stage.shows("23:59"))
    try stage.tap("Pause")
    stage.advance(by: .seconds(100))
    #expect(stage.shows("23:59"))
    try stage.tap("Start")
    stage.advance(by: .seconds(24 * 60))
    #expect(stage.shows("5:00"))
    try press("History")
    #expect(stage.shows("1 session"))
    #expect(stage.issues.isEmpty && stage.pendingTasks.isEmpty)
  }

  @Test func aReplayPausesByAKeyAndKeepsSettings() throws {
    let script = try ReplayScript(
      parsing: """
        recall-replay 2
        deck none
        pairs 1
        seed 1
        viewport 390x760

            0  tap "Short break"
          500  key space
         3600  key space
        10000  tap Settings
        11000  tap "Reset All"
        12000  tap Reset
        13000  tap Timer
        14000  end

        """, file: "pomodoro.replay")
    let report = try ReplayPlayer(script).play(on: ClientTarget(stage))
    #expect(report.failures.map { "\($0)" } == [])
    #expect(stage.shows("4:57"))
    #expect(stage.issues.isEmpty)
  }
}
