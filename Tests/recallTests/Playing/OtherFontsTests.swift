import Foundation
import RecallUI
import Replay
import Testing

@testable import recall

/// A recording outlives most other fonts: a click on an element is told by that element, and a click
/// into a gap by what is beside it.
@Suite struct OtherFontsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Fonts that only have the letters of one folder, and the emoji; as large as the text around them
  /// where `scalesEmoji`, and otherwise as large as their pictures are, which is larger than a card.
  private func fonts(_ letters: String, scalesEmoji: Bool) -> String {
    let scaling =
      scalesEmoji ? "<include>/etc/fonts/conf.d/10-scale-bitmap-fonts.conf</include>" : ""
    return """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <dir>/usr/share/fonts/truetype/noto</dir><dir>/usr/share/fonts/\(letters)</dir>
      \(scaling)<cachedir>\(folder.path("cache"))</cachedir></fontconfig>
      """
  }

  /// Replays all recordings with other fonts.
  private func replay(letters: String, scalesEmoji: Bool) throws -> RecallProcess.Result {
    try folder.write(fonts(letters, scalesEmoji: scalesEmoji).utf8, as: "fonts.conf")
    return try RecallProcess.run(
      ["replay", "."], in: folder.url, environment: ["FONTCONFIG_FILE": folder.path("fonts.conf")])
  }

  /// Records clicks anywhere in the window.
  private func record(seed: UInt64) throws {
    let table = try GameTable(deck: "vehicles", pairs: Int(seed % 26) + 1)
    let measurer = try GameTable.textMeasurer()
    var header = table.header(
      seed: seed, viewport: ScriptSize(CGSize(width: 640, height: 480)), scheme: .light,
      carriesDeck: false)
    header.fonts = ReplayFonts(of: measurer)
    let stage = try table.stage(header, textMeasurer: measurer)
    var text = ""
    var recorder = try ReplayRecorder(header: header, target: StageTarget(stage)) { text += $0 }
    var state = seed
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var time: Int64 = 0
    for _ in 0..<40 {
      let point = CGPoint(x: next(640), y: next(480))
      time += Int64(next(1500))
      try recorder.send(
        .pointer(PointerEvent(.down, at: point)), at: Instant(milliseconds: time))
      time += Int64(next(700))
      try recorder.send(.pointer(PointerEvent(.up, at: point)), at: Instant(milliseconds: time))
    }
    try recorder.end(at: Instant(milliseconds: time + 1000))
    #expect(text.contains(" beside "), "seed \(seed) clicked into no gap")
    try folder.write(text.utf8, as: "\(seed).replay")
  }

  private static let recorded =
    "\n  it was recorded with the fonts \"Inter Display\", Inter, \"Noto Color Emoji\"; "
    + "here texts have other sizes, in "

  /// Where letters are larger or smaller, cards are too, and stand in other columns. Of clicks that
  /// were told in points of the window, half of the recordings diverged.
  @Test func recordingsOfClicksAnywhereReplayUnderOtherFonts() throws {
    for seed in 1...30 as ClosedRange<UInt64> { try record(seed: seed) }
    for letters in ["truetype/quicksand", "truetype/vollkorn", "truetype/jetbrains-mono"] {
      let result = try replay(letters: letters, scalesEmoji: true)
      #expect(result.status == 0, "\(letters): \(result.errors)")
    }
  }

  /// A card's emoji that is larger than the card takes no clicks from the cards around it.
  @Test func recordingsReplayUnderFontsWithLargerEmoji() throws {
    for seed in 1...30 as ClosedRange<UInt64> { try record(seed: seed) }
    let result = try replay(letters: "truetype/quicksand", scalesEmoji: false)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func whatDoesNotHoldUnderOtherFontsNamesThem() throws {
    try record(seed: 1)
    let text = try folder.text("1.replay")
    let digest = try #require(text.firstMatch(of: /beside .* (#[0-9a-f]{16})/)).1
    try folder.write(text.replacing(digest, with: "#0123456789abcdef").utf8, as: "1.replay")
    let result = try replay(letters: "truetype/quicksand", scalesEmoji: false)
    #expect(result.status == 1)
    #expect(result.errors.components(separatedBy: Self.recorded).count > 1, "\(result.errors)")
  }

  @Test func underTheSameFontsAllReplay() throws {
    for seed in 1...10 as ClosedRange<UInt64> { try record(seed: seed) }
    let result = try RecallProcess.run(["replay", "."], in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
  }
}
