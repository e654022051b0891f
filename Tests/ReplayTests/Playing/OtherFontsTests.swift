import Foundation
import Interaction
import Testing
import VirtualTime

@testable import Replay

/// Who plays a script under other fonts than those of its recording is told so when it doesn't hold.
struct OtherFontsTests {
  private static let recorded = ReplayFonts(families: ["Inter", "Noto Emoji"], fingerprint: 1)
  private static let others = ReplayFonts(families: ["Vollkorn", "Noto Emoji"], fingerprint: 2)
  private static let line =
    "\n  it was recorded with the fonts Inter, \"Noto Emoji\"; "
    + "here texts have other sizes, in Vollkorn, \"Noto Emoji\""

  /// What is said of a script, in the words of a person who reads it.
  private func words(
    _ steps: String, recorded: ReplayFonts? = Self.recorded, here: ReplayFonts? = Self.others,
    failingKey: String? = nil
  ) throws -> [String] {
    var header = Sample.header
    header.version = 2
    header.fonts = recorded
    let script = try ReplayScript(parsing: "\(header)\n\(steps)", file: "a.replay")
    let table = Table()
    table.fonts = here
    table.failingKey = failingKey
    let target = SlicedTarget(CheckedTarget(table, invariants: []), seed: 1)
    do throws(ReplayError) {
      return try ReplayPlayer(script).play(on: target).failures.map(\.description)
    } catch {
      return [error.description]
    }
  }

  private static let steps = [
    "0 start #00000000000000ff\n",
    "0 expect card:1.taps = 3\n",
    "0 expect kard:1.taps = 0\n",
    "0 tap kard:1\n",
    "0 tap beside kard:1 +1,+1\n",
  ]

  @Test(arguments: steps)
  func underOtherFontsTheyAreNamedWithWhatDoesNotHold(steps: String) throws {
    let words = try words(steps)
    #expect(words.count == 1 && words[0].hasSuffix(Self.line), "\(words)")
  }

  @Test(arguments: steps)
  func underTheSameFontsOrUnknownOnesNothingIsSaidOfThem(steps: String) throws {
    let renamed = ReplayFonts(families: ["Inter 4"], fingerprint: Self.recorded.fingerprint)
    for (recorded, here) in [
      (Self.recorded, Self.recorded), (Self.recorded, renamed), (nil, Self.others),
      (Self.recorded, nil), (nil, nil),
    ] as [(ReplayFonts?, ReplayFonts?)] {
      let words = try words(steps, recorded: recorded, here: here)
      #expect(words.count == 1 && !words[0].contains("fonts"), "\(words)")
    }
  }

  @Test func whatHoldsUnderOtherFontsSaysNothing() throws {
    #expect(try words("0 tap card:1\n0 expect card:1.taps = 1\n0 end\n") == [])
  }

  @Test func whatBreaksInsideTheTargetIsNoMatterOfFonts() throws {
    let words = try words("0 key x\n", failingKey: "x")
    #expect(words == ["a.replay:7:3: `key x` failed: no such key on the table"])
  }

  @Test func aRecordingKeepsItsFonts() throws {
    var header = Sample.header
    header.version = 2
    header.fonts = Self.recorded
    var text = ""
    var recorder = try ReplayRecorder(header: header, target: Table()) { text += $0 }
    try recorder.end(at: Instant(milliseconds: 1))
    #expect(text.contains("\nfonts     Inter \"Noto Emoji\" #0000000000000001\n"))
    #expect(try ReplayScript(parsing: text, file: "a").header == header)
  }

  @Test func aNameOfAFontIsCutAndEscaped() {
    let name = "\u{1B}[2J" + String(repeating: "x", count: 99)
    let long = ReplayFonts(families: [name], fingerprint: 3)
    let text = OtherFonts(recorded: long, here: Self.others)?.description ?? ""
    #expect(text.contains(#""\u{1B}[2J\#(String(repeating: "x", count: 36))…";"#), "\(text)")
  }
}
