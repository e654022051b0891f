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
      .session(of: try WatchedTrial(alone: text, named: "b.replay"))
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
    #expect(throws: CommandFailure.self) { try WatchedTrial(alone: text, named: "a.replay") }
    let file = ReplayFile(path: try folder.write(text.utf8, as: "a.replay"))
    let measurer = try GameTable.textMeasurer()
    let trial = WatchedTrial(try file.script(), insteadOf: file, measurer)
    #expect(try SessionWatcher(measurer).session(of: trial).hasFailed == false)
  }

  @Test func aStepThatCannotBePlayedIsWhereItEnds() throws {
    let message = "9:10: expected an element on the stage, found `card:9`"
    func expectEnd(_ session: WatchedSession) {
      #expect(session.hasFailed)
      #expect(session.outcome.first?.contains(message) == true, "\(session.outcome)")
      let last = session.moments.last
      #expect(last?.title == "tap card:9")
      #expect(last?.step == 1)
      #expect(last?.line == 9)
      #expect(last?.instant == Instant(milliseconds: 2000))
      #expect(last?.failures == session.outcome)
    }
    expectEnd(try session("0 tap card:0\n2000 tap card:9\n4000 end\n"))
    let text = try folder.text("a.replay")
    expectEnd(
      try SessionWatcher(try GameTable.textMeasurer())
        .session(of: try WatchedTrial(alone: text, named: "a.replay")))
  }

  /// A program that doesn't tell that its number changes.
  private final class Liar: ObservableObject, StageState {
    @Published var number = 0
    var snapshotLines: [StateSnapshot.Line] { [.init(name: "number", value: "\(number)")] }
    var digest: UInt64 { 7 }
  }

  private static let script =
    "recall-replay 1\ndeck vehicles\npairs 2\nseed 1\nviewport 300x200\n\n0 tap 9,9\n2000 tap 9,9\n4000 end\n"

  @Test func whatAlwaysHoldsIsChecked() throws {
    var trial = try WatchedTrial(alone: Self.script, named: "a.replay")
    trial.program = { _, measurer in
      let liar = Liar()
      return Stage(size: CGSize(width: 300, height: 200), textMeasurer: measurer, state: liar) {
        Color.red.onTapGesture { liar.number += 1 }
      }
    }
    let session = try SessionWatcher(try GameTable.textMeasurer()).session(of: trial)
    #expect(session.hasFailed)
    #expect(
      session.outcome.first?.contains("the digest changes exactly when the snapshot does") == true,
      "\(session.outcome)")
  }

  @Test func whoWatchesIsToldHowFarItIsAndCanEndIt() throws {
    let trial = try WatchedTrial(alone: Self.script, named: "a.replay")
    var told: [Int] = []
    _ = try SessionWatcher(try GameTable.textMeasurer()).session(of: trial) { told.append($0) }
    #expect(told.first == 0)
    #expect(told.contains(50))
    #expect(told == told.sorted())
    #expect(throws: PlayingStopped.self) {
      try SessionWatcher(try GameTable.textMeasurer()).session(of: trial) { percent in
        if percent >= 50 { throw PlayingStopped() }
      }
    }
  }

  @Test func aViewerIsNotWatched() throws {
    let text = "recall-replay 5\nviewport 300x200\nscreen watch\n\n0 end\n"
    let failure = #expect(throws: CommandFailure.self) {
      try WatchedTrial(alone: text, named: "a.replay")
    }
    #expect(
      failure?.messages == [
        "expected a replay of a game or of its screens to watch, found one of the viewer"
      ])
  }
}
