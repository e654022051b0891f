import Foundation
import Testing

/// `--trace`: what happened inside of a replay, on standard error.
@Suite struct TraceOptionsTests {
  private let folder: TemporaryFolder
  private let replay: String

  init() throws {
    folder = try TemporaryFolder()
    replay = try folder.write(
      """
      recall-replay 1
      deck      vehicles
      pairs     2
      seed      1
      viewport  600x400

          0  tap card:0
       2000  tap card:2
       3000  key tab
       4000  end

      """.utf8, as: "game.replay")
  }

  @Test(arguments: [
    ("gestures", " gesture "), ("evaluations", " evaluation "), ("layout", " layout "),
    ("timers", " timer "), ("focus", " focus "),
  ])
  func aKindIsToldAloneOnStandardError(kind: String, word: String) throws {
    let plain = try RecallProcess.run(["replay", replay])
    let traced = try RecallProcess.run(["replay", "--trace", kind, replay])
    #expect(traced.status == 0)
    #expect(traced.output == plain.output)
    let lines = traced.errors.split(separator: "\n")
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.wholeMatch(of: /[0-9.]+ [a-z]+ .+/) != nil && $0.contains(word) })
  }

  @Test func severalKindsAreToldInTheOrderInWhichTheyHappen() throws {
    let traced = try RecallProcess.run(["replay", "--trace", "timers,gestures", replay])
    let lines = traced.errors.split(separator: "\n")
    let instants = lines.compactMap { $0.split(separator: " ").first.flatMap { Double($0) } }
    #expect(instants.count == lines.count)
    #expect(instants == instants.sorted())
    #expect(traced.errors.contains(" timer ") && traced.errors.contains(" gesture "))
  }

  @Test(arguments: [
    ("cards", "'cards'"), ("focus,cards", "'cards'"), ("focus,", "nothing"), ("", "nothing"),
    ("focus, layout", "' layout'"),
  ])
  func aKindThatThereIsNotIsSaid(kinds: String, found: String) throws {
    for command in ["replay", "play"] {
      let arguments = command == "replay" ? [replay] : []
      let result = try RecallProcess.run([command, "--trace", kinds] + arguments)
      #expect(result.status == 2)
      #expect(
        result.errors == """
          Error: --trace: expected any of gestures, evaluations, layout, timers, focus, effects, with \
          commas between them, found \(found); `recall help \(command)` tells how to call it

          """)
    }
  }
}
