import Foundation
import RecallUI
import Replay
import Testing

@testable import recall

/// A recording that can't be written any more ends with a whole line, and the game goes on.
@Suite struct RecordingFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func aRecordingGetsItsNameWithItsFirstWholeLine() throws {
    let file = try RecordingFile(creating: folder.path("a"))
    file.append("not yet")
    #expect(!FileManager.default.fileExists(atPath: folder.path("a")))
    file.append(" whole\nand")
    #expect(try folder.text("a") == "not yet whole\nand")
    #expect(file.failure == nil)
  }

  private func game(_ recording: RecordingFile, _ notice: Notice) throws -> PlayedStage {
    let table = try GameTable(deck: "vehicles", pairs: 2)
    let header = table.header(
      seed: 1, viewport: ScriptSize(CGSize(width: 400, height: 300)), scheme: .light,
      carriesDeck: false)
    let stage = try table.stage(
      header, textMeasurer: try GameTable.textMeasurer(), notice: notice)
    return try PlayedStage(playing: stage, header: header, recording: recording, notice: notice)
  }

  @Test func aLostFolderStopsTheRecordingAndTheGameGoesOn() throws {
    let lost = folder.path("lost")
    try FileManager.default.createDirectory(atPath: lost, withIntermediateDirectories: false)
    let notice = Notice()
    let recording = try RecordingFile(creating: lost + "/a.replay")
    let game = try game(recording, notice)
    try game.send(.text("one"), at: game.now)
    #expect(recording.failure == nil)
    #expect(notice.text == nil)
    try FileManager.default.removeItem(atPath: lost)
    try game.send(.text("two"), at: game.now)
    let reason = "cannot record in \(lost)/a.replay any more: the file was removed meanwhile"
    #expect(recording.failure.map { "\($0)" } == reason)
    #expect(notice.text == "This is no longer recorded: " + reason)
    try game.send(.text("three"), at: game.now)
    #expect(throws: CommandFailure.self) { try game.end(at: game.now) }
  }

  /// What one has had the time to read goes with the next press: it lies above the program.
  @Test func aNoticeStaysUntilItIsReadAndSomethingIsPressed() {
    let notice = Notice()
    let (down, up) = (
      InputEvent.key(KeyEvent(.down, key: "a")), InputEvent.key(KeyEvent(.up, key: "a"))
    )
    notice.text = "one"
    notice.note(down, at: Instant(milliseconds: 1000))
    notice.note(down, at: Instant(milliseconds: 10_999))
    notice.note(up, at: Instant(milliseconds: 20_000))
    #expect(notice.text == "one")
    notice.text = "two"
    notice.note(down, at: Instant(milliseconds: 21_000))
    #expect(notice.text == "two")
    notice.note(
      .pointer(PointerEvent(.down, at: .zero)), at: Instant(milliseconds: 31_000))
    #expect(notice.text == nil)
  }

  /// A disk that is full from some byte on: a file system in memory, which only root may make.
  @Test(
    .enabled(if: geteuid() == 0, "only root may mount a small file system"),
    arguments: stride(from: 9000, through: 9400, by: 57).map { $0 })
  func aFullDiskCutsTheRecordingBackAndTheGameGoesOn(filler: Int) throws {
    let disk = folder.path("disk")
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: false)
    guard mount("tmpfs", disk, "tmpfs", 0, "size=16k") == 0 else { return }
    defer { umount2(disk, Int32(MNT_DETACH)) }
    // What else lies there leaves a page or so.
    try Data(count: min(filler, 8192)).write(to: URL(fileURLWithPath: disk + "/other"))
    let notice = Notice()
    let recording = try RecordingFile(creating: disk + "/a.replay")
    let game = try game(recording, notice)
    var sent = 0
    while recording.failure == nil, sent < 2000 {
      sent += 1
      try game.send(.text(String(repeating: "x", count: filler % 97)), at: game.now)
    }
    let text = String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: disk + "/a.replay")), as: UTF8.self)
    #expect(text.hasSuffix("\n"))
    let script = try ReplayScript(parsing: text, file: "a.replay")
    #expect(!script.isComplete)
    #expect(script.steps.count == sent)
    // The game is played on, says what happened, and tells it in the end.
    try game.send(.text("more"), at: game.now)
    #expect(notice.text?.contains("No space left on device") == true)
    let shown = "\(game.displayList)"
    #expect(shown.contains("no longer recorded"))
    let failure = #expect(throws: CommandFailure.self) { try game.end(at: game.now) }
    #expect(
      failure?.messages == [
        "cannot record in \(disk)/a.replay: No space left on device; the recording ends before that"
      ])
  }
}
