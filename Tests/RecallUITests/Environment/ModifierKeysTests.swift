import Interaction
import RecallUI
import Testing

@Suite struct ModifierKeysTests {
  private final class Log { var lines: [[Int]] = [] }

  private func stage(
    _ log: Log, mask: EventModifiers = .all, initial: Bool = true
  ) -> Stage {
    smallStage {
      Text("a").onModifierKeysChanged(mask: mask, initial: initial) {
        log.lines.append([$0.rawValue, $1.rawValue])
      }
    }
  }

  private func press(_ key: String, _ phase: KeyEvent.Phase, on stage: Stage) {
    stage.send(.key(KeyEvent(phase, key: key)))
  }

  @Test func keysAreToldAsTheyGoDownAndUp() {
    let log = Log()
    let stage = stage(log)
    press("left shift", .down, on: stage)
    press("left ctrl", .down, on: stage)
    press("a", .down, on: stage)
    press("left shift", .up, on: stage)
    press("left ctrl", .up, on: stage)
    #expect(log.lines == [[0, 0], [0, 1], [1, 3], [3, 2], [2, 0]])
  }

  @Test func keysBesideTheMaskAreNotTold() {
    let log = Log()
    let stage = stage(log, mask: .option, initial: false)
    press("left shift", .down, on: stage)
    press("left alt", .down, on: stage)
    press("right alt", .down, on: stage)
    press("left alt", .up, on: stage)
    press("right alt", .up, on: stage)
    #expect(log.lines == [[0, 4], [4, 0]])
  }

  @Test func withoutTheKeyboardsFocusNoKeyIsHeld() {
    let log = Log()
    let stage = stage(log, initial: false)
    press("left shift", .down, on: stage)
    stage.send(.focus(.lost))
    #expect(log.lines == [[0, 1], [1, 0]])
  }

  @Test func whoDoesNotAskIsNotEvaluated() {
    let stage = smallStage { Text("a") }
    #expect(stage.evaluations { press("left shift", .down, on: stage) }.isEmpty)
  }
}
