import Foundation
import Interaction
import Testing

@testable import Replay

/// The table copies what is pasted.
@Suite struct ExpectEffectTests {
  private func failures(_ steps: String) throws -> [String] {
    try ReplayPlayer(Sample.script(steps)).play(on: Table()).failures.map { "\($0)" }
  }

  @Test func anEffectThatHappenedIsFoundAndThoseBeforeItAreLeft() throws {
    let steps = """
      0 paste "a"
      1 paste "b"
      2 expect effect copy "b"
      3 paste "c"
      3 expect effect copy "c"
      4 end

      """
    #expect(try failures(steps).isEmpty)
    let report = try ReplayPlayer(Sample.script(steps)).play(on: Table())
    #expect(report.expectations == 2)
  }

  @Test func anEffectIsFoundOnce() throws {
    let steps = """
      0 paste "a"
      1 expect effect copy "a"
      2 expect effect copy "a"
      3 end

      """
    #expect(
      try failures(steps) == [
        "sample.replay:8:3: expected the effect copy \"a\", found none"
      ])
  }

  @Test func whatHappenedInsteadIsTold() throws {
    let steps = """
      0 paste "a b"
      0 paste "c"
      1 expect effect open https://www.swift.org
      2 end

      """
    #expect(
      try failures(steps) == [
        "sample.replay:8:3: expected the effect open https://www.swift.org, "
          + "found copy \"a b\", copy \"c\""
      ])
  }

  @Test(
    arguments: [
      (
        "expect effect",
        "expected `=` or an effect (copy, paste, open, feedback, sound, close, message, store, announcement), found the end of the line"
      ),
      (
        "expect effect fly",
        "expected `=` or an effect (copy, paste, open, feedback, sound, close, message, store, announcement), found `fly`"
      ),
      ("expect effect copy a", "expected a text in quotes, found `a`"),
      (
        "expect effect open",
        "expected an address, as in https://www.swift.org, found the end of the line"
      ),
      ("expect effect message keep", "expected what it says, in quotes, found the end of the line"),
      ("expect announcement polite", "expected what is said, in quotes, found `polite`"),
      (
        "expect announcement assertive",
        "expected what is said, in quotes, found the end of the line"
      ),
      ("expect effect close now", "expected a digest or the end of the line, found `now`"),
      ("paste a", "expected a text in quotes, found `a`"),
    ])
  func whatIsNoEffectIsRefused(step: String, message: String) {
    #expect {
      _ = try Sample.script("0 \(step)\n")
    } throws: { error in
      "\(error)".hasSuffix(message)
    }
  }

  @Test(
    arguments: [
      .copy("a \"b\"\n"), .copy(""), .requestPaste, .feedback(.success), .feedback(.impact),
      .playSound("a bell"), .playSound(""), .closeWindow, .announce(Announcement("a \"b\"\n")),
      .announce(Announcement("", priority: .assertive)),
      .message(name: "go on", body: "{\"a\": 1}\n"), .message(name: "", body: ""),
    ] as [StageEffect])
  func whatIsPrintedIsReadAgain(effect: StageEffect) throws {
    let step = ReplayStep(at: 0, .expectEffect(effect))
    #expect(try Sample.script("\(step)\n").steps == [step])
  }

  @Test func aLongPasteIsRecordedInLinesThatCanBeRead() throws {
    let text = String(repeating: "\u{202E}\u{7F}ä", count: 20_000)
    var recording = ""
    let table = Table()
    var header = Sample.header
    header.version = 2
    var recorder = try ReplayRecorder(header: header, target: table) { recording += $0 }
    try recorder.send(.paste(text), at: .zero)
    try recorder.end(at: .zero)
    let copied = table.takeEffects().map { occurrence in
      if case .copy(let text) = occurrence.effect { text } else { "" }
    }
    #expect(copied.count > 1)
    #expect(copied.joined().unicodeScalars.elementsEqual(text.unicodeScalars))
    let script = try ReplayScript(parsing: recording, file: "long.replay")
    #expect(try ReplayPlayer(script).play(on: Table()).isSuccess)
  }
}
