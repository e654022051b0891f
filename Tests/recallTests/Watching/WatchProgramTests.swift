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

  private func type(_ keys: String...) throws {
    for key in keys { try program.type(key) }
  }

  private func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let frame = try #require(program.stage.element(name), sourceLocation: sourceLocation).frame
    try program.tap(CGPoint(x: frame.midX, y: frame.midY))
  }

  private var told: String? { program.stage.snapshot["told"] }

  @Test func whatComesOfAChangeIsShownBesideTheSession() throws {
    #expect(program.stage.element("other picture") == nil)
    try type("e", "right", "x")
    try tap("attempt")
    try program.finishAttempt()
    #expect(program.stage.element("other picture") != nil)
    #expect(told == "2 steps, 0 digests and 0 expectations hold, 4000 ms")
    #expect(program.stage.snapshot["parting"] == "1")
  }

  @Test func aChangeThatCannotBeReadIsSaid() throws {
    try type("e")
    try tap("inserted")
    try program.send(.text("tip card:7"), at: program.now)
    try tap("insert")
    try tap("attempt")
    #expect(told?.contains("did you mean `tap`?") == true, "\(told ?? "")")
    #expect(program.stage.element("stop") == nil)
    #expect(program.stage.element("other picture") == nil)
  }

  @Test func aChangeThatCannotBePlayedIsShownUpToThere() throws {
    let action = "tap card:77"
    try type("e")
    try tap("inserted")
    try program.send(.text(action), at: program.now)
    try tap("insert")
    try tap("attempt")
    try program.finishAttempt()
    #expect(told?.contains("expected an element on the stage, found `card:77`") == true)
    #expect(program.stage.element("other picture") != nil)
  }

  @Test func theWindowGoesOnWhileAChangeIsPlayedAndCanStopIt() throws {
    try type("e", "right", "x")
    try tap("attempt")
    #expect(program.attempt != nil)
    #expect(program.stage.snapshot["progress"] == "0")
    try type("right")
    #expect(program.stage.snapshot["moment"] == "2")
    let attempt = try #require(program.attempt)
    try type("escape")
    #expect(program.attempt == nil)
    attempt.wait()
    try program.advance(to: program.now.advanced(by: .seconds(1)))
    _ = program.takeEffects()
    #expect(program.stage.element("other picture") == nil)
    #expect(told == nil)
    if case .success = attempt.result {
      // It was played before it could be stopped.
    } else {
      #expect(throws: PlayingStopped.self) { try attempt.result?.get() }
    }
  }

  @Test func whatIsDoneIsRecordedAndComesToTheSameWithoutAWindow() throws {
    let file = ReplayFile(path: folder.path("a.replay"))
    let measurer = try GameTable.textMeasurer()
    let path = folder.path("viewer.replay")
    let recorded = try WatchProgram(
      file, [try SessionWatcher(measurer).session(of: file)],
      viewport: CGSize(width: 1200, height: 760), measurer, isDark: true,
      recording: try WatchRecording(creating: path, of: [file]))
    for key in ["e", "right", "x"] { try recorded.type(key) }
    try recorded.type("return", .control)
    try recorded.finishAttempt()
    try recorded.type("n")
    try recorded.advance(to: recorded.now.advanced(by: .seconds(1)))
    try recorded.end()
    #expect(recorded.stage.snapshot["parting"] == "1")
    let played = try ReplayFile(path: path).play(
      ReplayFile.Manner(), textMeasurer: measurer)
    #expect(played.report.failures.map(\.description) == [])
    #expect(played.report.isComplete && played.report.digests > 8)
    #expect(played.stage.coreSnapshot == recorded.stage.coreSnapshot)
    #expect(played.stage.element("other picture") != nil)
  }

  @Test func replaysWithPicturesAreNotRecordedWith() throws {
    let path = try folder.write(
      "recall-replay 5\ndeck vehicles\npairs 2\nseed 1\nviewport 300x200\n\n0 expect picture a.png\n4000 end\n"
        .utf8, as: "b.replay")
    let failure = #expect(throws: CommandFailure.self) {
      try WatchRecording(creating: folder.path("new.replay"), of: [ReplayFile(path: path)])
    }
    #expect(
      failure?.messages == [
        "--record: expected replays without pictures beside them, which a recording can't hold, "
          + "found some in \(path)"
      ])
    #expect(throws: (any Error).self) { try folder.text("new.replay") }
  }

  @Test func aChangedReplayIsWrittenAndReplacesNothing() throws {
    try type("e", "right", "x")
    for name in ["b.replay", "a.replay"] {
      try tap("path")
      try program.type("a", .control)
      try program.send(.text(folder.path(name)), at: program.now)
      try tap("save")
    }
    let written = ReplayFile(path: folder.path("b.replay"))
    #expect(try written.script().steps.map { "\($0.action)" } == ["tap card:2", "end"])
    #expect(told?.contains("name a file that isn't there yet") == true)
    #expect(try folder.text("a.replay").contains("0 tap card:0"))
  }
}

extension WatchProgram {
  func type(_ key: String, _ modifiers: KeyEvent.Modifiers = []) throws {
    for phase in [KeyEvent.Phase.down, .up] {
      try send(.key(KeyEvent(phase, key: key, modifiers: modifiers)), at: now)
      _ = takeEffects()
    }
  }

  func tap(_ point: CGPoint) throws {
    for phase in [PointerEvent.Phase.down, .up] {
      try send(.pointer(PointerEvent(phase, at: point)), at: now)
    }
    _ = takeEffects()
  }

  /// Lets what is being played come to its end, and the viewer hear of it.
  func finishAttempt() throws {
    attempt?.wait()
    try advance(to: now.advanced(by: .milliseconds(150)))
    _ = takeEffects()
  }
}
