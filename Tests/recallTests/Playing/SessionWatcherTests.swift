import RecallDriver
import RecallUI
import ReplayViewer
import Testing

@testable import recall

@Suite struct SessionWatcherTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func session(_ steps: String) throws -> WatchedSession {
    let header = "recall-replay 5\n// About.\ndeck vehicles\npairs 2\nseed 1\nviewport 300x200\n\n"
    let path = try folder.write((header + steps).utf8, as: "a.replay")
    return try SessionWatcher(try GameTable.textMeasurer()).session(of: ReplayFile(path: path))
  }

  @Test func aGameIsNotedEventByEvent() throws {
    let session = try session("0 tap card:0\n2000 tap card:2\n4000 end\n")
    let events = session.moments.filter { $0.kind == .event }
    #expect(events.map(\.title) == ["tap card:0", "tap card:2", "end"])
    #expect(events.map(\.line) == [8, 9, 10])
    #expect(events[0].touches.map(\.winner) == ["press"])
    #expect(events[0].changes.contains(.init("card:0.isFaceUp", from: "false", to: "true")))
    #expect(session.comments == ["About."])
    #expect(!session.hasFailed)
    #expect(session.moments.contains { $0.kind == .timer })
    #expect(session.film.count > 20)
  }

  @Test func itIsTheSameHoweverItIsLookedAt() throws {
    let path = try folder.write(
      "recall-replay 1\ndeck vehicles\npairs 2\nseed 1\nviewport 300x200\n\n0 tap card:0\n2000 tap card:2\n4000 end\n"
        .utf8, as: "b.replay")
    let file = ReplayFile(path: path)
    let watched = try SessionWatcher(try GameTable.textMeasurer()).session(of: file)
    #expect(watched.moments.last?.digest == (try file.play().stage.coreDigest))
    let text = String(decoding: try ReplayFile.content(of: path, upTo: 10_000), as: UTF8.self)
    let inMemory = try SessionWatcher(try GameTable.textMeasurer())
      .session(of: text, named: file, isBesideFile: true)
    #expect(inMemory.moments.map(\.digest) == watched.moments.map(\.digest))
  }

  @Test func whatFailsIsNotedWhereItFails() throws {
    let session = try session("0 tap card:0\n10 expect score = 7\n4000 end\n")
    #expect(session.hasFailed)
    let failed = session.moments.first { !$0.failures.isEmpty }
    #expect(failed?.title == "expect score = 7")
    #expect(failed?.differences == [.init("score", from: "7", to: "0")])
  }

  @Test func whatIsGivenUsesNoFiles() throws {
    _ = try folder.write(
      "recall-replay 5\ndeck vehicles\npairs 2\nseed 1\nviewport 300x200\n".utf8, as: "a.part")
    let text = "recall-replay 5\nuse a.part\n\n0 tap card:0\n10 end\n"
    let file = ReplayFile(path: folder.path("a.replay"))
    func watch(isBesideFile: Bool) throws -> WatchedSession {
      try SessionWatcher(try GameTable.textMeasurer())
        .session(of: text, named: file, isBesideFile: isBesideFile)
    }
    #expect(throws: CommandFailure.self) { try watch(isBesideFile: false) }
    #expect(try watch(isBesideFile: true).hasFailed == false)
  }

  @Test func aViewerIsNotWatched() throws {
    let text = "recall-replay 5\nviewport 300x200\nscreen watch\n\n0 end\n"
    let failure = #expect(throws: CommandFailure.self) {
      try SessionWatcher(try GameTable.textMeasurer())
        .session(of: text, named: ReplayFile(path: "a.replay"), isBesideFile: false)
    }
    #expect(
      failure?.messages == [
        "expected a replay of a game or of its screens to watch, found one of the viewer"
      ])
  }
}
