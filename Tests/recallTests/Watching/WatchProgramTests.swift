import Foundation
import RecallDriver
import RecallUI
import ReplayViewer
import Testing

@testable import recall

@Suite struct WatchProgramTests {
  private let folder: TemporaryFolder
  private let program: WatchProgram

  init() throws {
    folder = try TemporaryFolder()
    let file = ReplayFile(
      path: try folder.write(
        "recall-replay 1\ndeck vehicles\npairs 2\nseed 1\nviewport 300x200\n\n0 tap card:0\n2000 tap card:2\n4000 end\n"
          .utf8, as: "a.replay"))
    let measurer = try GameTable.textMeasurer()
    program = try WatchProgram(
      file, [try SessionWatcher(measurer).session(of: file)],
      viewport: CGSize(width: 1200, height: 760), measurer)
  }

  private func type(_ keys: String...) {
    for key in keys {
      for phase in [KeyEvent.Phase.down, .up] {
        program.send(.key(KeyEvent(phase, key: key)), at: program.now)
      }
    }
  }

  private func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let frame = try #require(program.stage.element(name), sourceLocation: sourceLocation).frame
    for phase in [PointerEvent.Phase.down, .up] {
      let event = PointerEvent(phase, at: CGPoint(x: frame.midX, y: frame.midY))
      program.send(.pointer(event), at: program.now)
    }
    _ = program.takeEffects()
  }

  private var told: String? { program.stage.snapshot["told"] }

  @Test func whatComesOfAChangeIsShownBesideTheSession() throws {
    #expect(program.stage.element("other picture") == nil)
    type("e", "right", "x")
    try tap("attempt")
    #expect(program.stage.element("other picture") != nil)
    #expect(told == "2 steps, 0 digests and 0 expectations hold, 4000 ms")
    #expect(program.stage.snapshot["parting"] == "1")
  }

  @Test func aChangeThatCannotBePlayedIsSaid() throws {
    type("e")
    try tap("inserted")
    program.send(.text("tap card:77"), at: program.now)
    try tap("insert")
    try tap("attempt")
    #expect(told?.contains("expected an element on the stage, found `card:77`") == true)
    #expect(program.stage.element("other picture") == nil)
  }

  @Test func aChangedReplayIsWrittenAndReplacesNothing() throws {
    type("e", "right", "x")
    for name in ["b.replay", "a.replay"] {
      try tap("path")
      program.send(.key(KeyEvent(.down, key: "a", modifiers: .control)), at: program.now)
      program.send(.key(KeyEvent(.up, key: "a", modifiers: .control)), at: program.now)
      program.send(.text(folder.path(name)), at: program.now)
      try tap("save")
    }
    let written = ReplayFile(path: folder.path("b.replay"))
    #expect(try written.script().steps.map { "\($0.action)" } == ["tap card:2", "end"])
    #expect(told?.contains("name a file that isn't there yet") == true)
    #expect(try folder.text("a.replay").contains("0 tap card:0"))
  }
}
