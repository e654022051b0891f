import Foundation
import Interaction
import Replay
import Testing

@testable import Fuzzing

struct ScriptShrinkerPlainnessTests {
  private func script(_ steps: String) throws -> ReplayScript {
    try ReplayScript(
      parsing: "recall-replay 1\ndeck vehicles\npairs 8\nseed 42\nviewport 1024x768\n" + steps,
      file: "long.replay")
  }

  private func shrunk(
    _ steps: String, elements: [Int: String] = [:], fails: @escaping ([ReplayStep]) -> Bool
  ) throws -> [String] {
    var shrinker = ScriptShrinker(
      elements: { script in elements.filter { $0.key < script.steps.count } },
      fails: { fails($0.steps) })
    return shrinker.shrink(try script(steps)).steps.map { "\($0.time) \($0.action)" }
  }

  @Test func aDownAndAnUpBecomeATap() throws {
    let steps = try shrunk("0 down 10,20\n0 up 10,20\n") { steps in
      steps.contains { $0.action.place == .point(ScriptPoint(CGPoint(x: 10, y: 20))) }
        && (steps.count == 2 || "\(steps.map(\.action))".contains("tap"))
    }
    #expect(steps == ["0 tap 10,20"])
  }

  @Test func aDragThatNeedsItsTimeAloneBecomesAPress() throws {
    let steps = try shrunk("0 drag a -> b over 16\n") { steps in
      steps.count == 1 && "\(steps[0].action)".hasSuffix(" 16")
    }
    #expect(steps == ["0 press a for 16"])
  }

  @Test func aFingerBecomesTheMouse() throws {
    let steps = try shrunk("0 down a pointer 3\n5 up b pointer 3\n") { steps in
      steps.count == 2 && steps[0].action.use?.pointer == steps[1].action.use?.pointer
    }
    #expect(steps == ["0 down a", "0 up b"])
  }

  @Test func aPointBecomesTheElementThatIsThere() throws {
    let steps = try shrunk("0 tap 10.5,20\n", elements: [0: "card:3"]) { $0.count == 1 }
    #expect(steps == ["0 tap card:3"])
  }

  @Test(arguments: [(757, 800), (700, 700), (799, 800), (1001, 1100)])
  func timesBecomeRound(gap: Int64, round: Int64) throws {
    let steps = try shrunk("0 tap a\n\(gap) tap b\n") { steps in
      steps.count == 2 && (gap...round).contains(steps[1].time - steps[0].time)
    }
    #expect(steps == ["0 tap a", "\(round) tap b"])
  }

  @Test func textsAndSizesBecomePlain() throws {
    let steps = try shrunk("0 text \"Hello there\"\n0 resize 1234.5x77\n") { $0.count == 2 }
    #expect(steps == ["0 text \"a\"", "0 resize 800x600"])
  }
}
