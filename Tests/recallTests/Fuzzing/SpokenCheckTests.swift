import Fuzzing
import Replay
import Testing

@testable import recall

@Suite struct SpokenCheckTests {
  /// Some of the cards were dealt anew, the others come by themselves: their places are told as empty ones, and can have
  /// the focus as those of cards that lie there.
  @Test func placesThatAwaitTheirCardsTellNothingOfThem() throws {
    let script = try ReplayScript(
      parsing: """
        recall-replay 4
        deck      objects
        pairs     26
        seed      0
        viewport  800x600

            0  tap card:48
         1000  key n
         2000  end

        """, file: "awaited")
    let program = try FuzzedProgram(script.header, textMeasurer: GameTable.textMeasurer())
    let report = try ReplayPlayer(script, file: "awaited").play(on: program)
    #expect(report.failures.isEmpty)
    let dealt = program.snapshot["deck.dealt"].flatMap { Int($0) } ?? 0
    #expect((1..<52).contains(dealt))
    #expect(program.endViolation == nil)
  }
}
