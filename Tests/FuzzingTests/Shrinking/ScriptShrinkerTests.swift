import Foundation
import Interaction
import Replay
import Testing

@testable import Fuzzing

struct ScriptShrinkerTests {
  private func script(_ steps: String) throws -> ReplayScript {
    try ReplayScript(
      parsing: "recall-replay 1\ndeck vehicles\npairs 8\nseed 42\nviewport 1024x768\nscheme dark\n"
        + steps, file: "long.replay")
  }

  @Test func stepsTimesAndPlacesBecomePlain() throws {
    let long = try script(
      """
      10 resize 300x300
      517 press card:3 +12.5,+7 for 700 pointer 2 #0123456789abcdef
      1217 key down a with shift
      5000 tap 10.75,20.5
      9000 end

      """)
    var shrinker = ScriptShrinker { script in
      let taps = script.steps.filter { $0.action.description.hasPrefix("tap card:3") }
      let presses = script.steps.filter { $0.action.description.hasPrefix("press card:3") }
      let points = script.steps.filter { $0.action.description.hasPrefix("tap 10") }
      return taps.count + presses.count == 1 && points.count == 1
    }
    let minimal = shrinker.shrink(long)
    #expect(
      minimal.description == """
        recall-replay 1
        deck      vehicles
        pairs     1
        seed      0
        viewport  800x600

            0  tap card:3
            0  tap 10,20
            0  end

        """)
  }

  /// As the tap that begins a look at the cards goes with the look alone.
  @Test func aRuleGoesWithTheStepThatItNeeds() throws {
    var long = try script("0 tap first\n900 tap a\n3000 end\n")
    long.header.version = 4
    long.header.setup.look = 800
    var shrinker = ScriptShrinker { script in
      let taps = script.steps.filter { $0.action != .end }
      return taps.count == (script.header.setup.look == nil ? 1 : 2)
        && taps.last?.action.description == "tap a"
    }
    let minimal = shrinker.shrink(long)
    #expect(minimal.header.setup.look == nil)
    #expect(minimal.steps.map(\.action.description) == ["tap a", "end"])
  }

  /// As a pause and what ends it: what ends it isn't there without the pause, and nothing goes on without it.
  @Test func stepsThatNeedEachOtherGoTogether() throws {
    var shrinker = ScriptShrinker { script in
      let actions = script.steps.map(\.action.description)
      let isPaused = actions.contains("tap pause")
      return isPaused == actions.contains("tap \"go on\"") && actions.contains("tap a")
        && actions.contains("resize 800x600")
    }
    let minimal = shrinker.shrink(
      try script("0 tap a\n0 tap pause\n0 resize 800x600\n0 tap \"go on\"\n0 tap b\n9 end\n"))
    #expect(minimal.steps.map(\.action.description) == ["tap a", "resize 800x600", "end"])
  }

  @Test func timeThatIsNeededStays() throws {
    var shrinker = ScriptShrinker { script in
      script.steps.count == 3 && script.steps[1].time - script.steps[0].time >= 700
    }
    let minimal = shrinker.shrink(try script("100 tap a\n900 tap b\n3000 end\n"))
    #expect(minimal.steps.map(\.time) == [0, 800, 800])
  }

  @Test func theBudgetIsKept() throws {
    var questions = 0
    var shrinker = ScriptShrinker(budget: 2) { _ in
      questions += 1
      return false
    }
    let long = try script("100 tap a\n900 tap b\n2000 tap c\n")
    #expect(shrinker.shrink(long) == long)
    #expect(questions == 2)
  }

  /// As a press on "play again" needs a game that was won, where any other press would do.
  @Test(arguments: [
    ("press again for 500", "press card:1 for 500"), ("key space", "tap card:1"),
    ("key down return", "down card:1"),
  ])
  func whatNeedsOthersIsDoneToWhatIsThereFromTheBeginning(last: String, plain: String) throws {
    let long = try script("0 tap a\n0 tap b\n0 \(last)\n100 focus lost\n900 end\n")
    var shrinker = ScriptShrinker(
      firstElements: { _ in ["card:0", "card:1"] },
      fails: { script in
        let actions = script.steps.map(\.action.description)
        return actions == ["tap a", "tap b", last, "focus lost", "end"]
          || actions == [plain, "focus lost", "end"]
      })
    #expect(
      shrinker.shrink(long).steps.map(\.action.description) == [plain, "focus lost", "end"])
  }
}
