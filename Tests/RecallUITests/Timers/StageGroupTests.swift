import RecallUI
import Testing

@Suite struct StageGroupTests {
  private final class Log {
    var lines: [String] = []
  }

  /// What code of a stage writes down, a second after it is tapped.
  private func lines(_ body: @escaping (Log) -> Void) -> [String] {
    let log = Log()
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Color.red.onTapGesture { body(log) }
    }
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.advance(by: .seconds(1))
    return log.lines
  }

  @Test func whoAsksHearsWhenTheLastWorkIsDone() {
    let group = StageGroup()
    let lines = lines { log in
      for name in ["slow", "quick"] {
        group.enter()
        StageQueue.main.asyncAfter(deadline: .now() + (name == "slow" ? 0.5 : 0.1)) {
          log.lines.append(name)
          group.leave()
        }
      }
      group.notify(queue: .main) { log.lines.append("all") }
      log.lines.append("asked")
    }
    #expect(lines == ["asked", "quick", "slow", "all"])
  }

  @Test func aGroupWithoutWorkTellsWhenWhatIsRunningIsDone() {
    let group = StageGroup()
    let lines = lines { log in
      group.notify(queue: .main) { log.lines.append("all") }
      group.wait()
      log.lines.append("asked")
    }
    #expect(lines == ["asked", "all"])
  }

  @Test func aQueuesWorkCanBelongToAGroup() {
    let group = StageGroup()
    let lines = lines { log in
      StageQueues().global().async(group: group) { log.lines.append("work") }
      group.notify(queue: .main) { log.lines.append("all") }
    }
    #expect(lines == ["work", "all"])
  }

  @Test func moreLeavingThanEnteringChangesNothing() {
    let group = StageGroup()
    let lines = lines { log in
      group.leave()
      group.enter()
      group.notify(queue: .main) { log.lines.append("all") }
    }
    #expect(lines.isEmpty)
  }
}
