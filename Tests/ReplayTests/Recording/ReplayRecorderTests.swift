import Foundation
import Interaction
import Testing
import VirtualTime

@testable import Replay

struct ReplayRecorderTests {
  private final class Page {
    var text = ""
    var pieces: [String] = []
    var limit = Int.max

    struct Full: Error {}

    func write(_ piece: String) throws {
      guard pieces.count < limit else { throw Full() }
      pieces.append(piece)
      text += piece
    }
  }

  private func pointer(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) -> InputEvent {
    .pointer(PointerEvent(phase, at: CGPoint(x: x, y: y)))
  }

  @Test func everyEventIsALineWithItsElementAndDigest() throws {
    let (page, table) = (Page(), Table())
    var recorder = try ReplayRecorder(header: Sample.header, target: table, sink: page.write)
    var digests = [digestText(table.digest)]
    func send(_ event: InputEvent, _ nanoseconds: Int64) throws {
      try recorder.send(event, at: Instant(nanoseconds: nanoseconds))
      digests.append(digestText(table.digest))
    }
    try send(pointer(.down, 130.5, 30), 1)
    try send(pointer(.move, 90, 5), 2_000_000)
    try send(pointer(.up, 130, 30), 2_000_001)
    try send(.text("hi"), 3_000_000)
    try send(pointer(.move, 90, 5), 1_500_000_000)
    try recorder.end(at: .zero)
    #expect(
      page.text == """
        recall-replay 1
        deck      vehicles
        pairs     8
        seed      42
        viewport  1024x768

            0  start                              #\(digests[0])
                 card:0.rests = true
                 card:0.taps = 0
                 card:1.rests = true
                 card:1.taps = 0
                 card:2.rests = true
                 card:2.taps = 0
                 card:3.rests = true
                 card:3.taps = 0
                 card:4.rests = true
                 card:4.taps = 0
                 focus = true
            1  down card:1 +30.5,+20              #\(digests[1])
            2  move card:1 -10,-5                 #\(digests[2])
            3  up card:1 +30,+20                  #\(digests[3])
                 card:1.rests = false
                 card:1.taps = 1
            3  text "hi"                          #\(digests[4])
                 text = hi
         1500  move 90,5                          #\(digests[5])
                 card:1.rests = true
         1500  end                                #\(digests[5])

        """)
    let script = try ReplayScript(parsing: page.text, file: "first.replay")
    #expect(try ReplayPlayer(script).play(on: Table()).isSuccess)
    #expect(script.description == page.text)
  }

  @Test func whatIsSentIsWhatTheLineSays() throws {
    let table = Table(width: 1000 / 3)
    var recorder = try ReplayRecorder(header: Sample.header, target: table) { _ in }
    try recorder.send(pointer(.down, 100.123456, 30), at: Instant(nanoseconds: 1_000_001))
    let origin = table.width / 5
    #expect(
      table.sent == [
        Table.Sent(
          time: 2,
          event: .pointer(
            PointerEvent(.down, at: CGPoint(x: origin + CGFloat(33_457) / 1000, y: 30))))
      ])
  }

  @Test func aRecordingPlaysInAnotherLayout() throws {
    let (page, table) = (Page(), Table(width: 1000))
    var recorder = try ReplayRecorder(header: Sample.header, target: table, sink: page.write)
    try recorder.send(pointer(.down, 450, 30), at: .zero)
    try recorder.send(pointer(.up, 450, 30), at: .zero)
    let script = try ReplayScript(parsing: page.text, file: "first.replay")
    let narrow = Table(width: 500)
    #expect(try ReplayPlayer(script).play(on: narrow).isSuccess)
    #expect(narrow.taps == [0, 0, 1, 0, 0])
  }

  @Test func theLineStandsBeforeTheEventIsSent() throws {
    let (page, table) = (Page(), Table())
    table.failingKey = "q"
    var recorder = try ReplayRecorder(header: Sample.header, target: table, sink: page.write)
    try recorder.send(.text("a"), at: .zero)
    #expect(throws: RecordingError.target(message: "no such key on the table")) {
      try recorder.send(.key(KeyEvent(.down, key: "q")), at: Instant(milliseconds: 7))
    }
    #expect(page.text.hasSuffix("\n    7  key down q                         #"))

    let script = try ReplayScript(parsing: page.text, file: "crash.replay")
    #expect(!script.isComplete)
    #expect(script.steps.last == ReplayStep(at: 7, .key(.down, "q")))
    let again = Table()
    again.failingKey = "q"
    #expect(
      try ReplayPlayer(script).play(on: again).failures.map(\.description)
        == [
          "crash.replay:21:8: `key down q` failed: no such key on the table"
        ]
    )
    #expect(throws: RecordingError.isClosed) { try recorder.send(.text("b"), at: .zero) }
  }

  @Test func everyPrefixOfWholePiecesIsAValidRecording() throws {
    let page = Page()
    var recorder = try ReplayRecorder(header: Sample.header, target: Table(), sink: page.write)
    for milliseconds in [Int64(10), 20, 2000] {
      try recorder.send(pointer(.down, 10, 20), at: Instant(milliseconds: milliseconds))
      try recorder.send(pointer(.up, 10, 20), at: Instant(milliseconds: milliseconds))
    }
    try recorder.end(at: Instant(milliseconds: 9000))
    for count in 1...page.pieces.count {
      let text = page.pieces.prefix(count).joined()
      let script = try ReplayScript(parsing: text, file: "\(count)")
      let report = try ReplayPlayer(script).play(on: Table())
      #expect(report.isSuccess)
      #expect(report.isComplete == (count >= page.pieces.count - 1))
    }
  }

  @Test func aSinkThatFailsClosesTheRecording() throws {
    let page = Page()
    var recorder = try ReplayRecorder(header: Sample.header, target: Table(), sink: page.write)
    page.limit = page.pieces.count + 1
    #expect(throws: Page.Full.self) { try recorder.send(.text("a"), at: .zero) }
    #expect(throws: RecordingError.isClosed) { try recorder.end(at: .zero) }
  }

  @Test func theFirstMillisecondAfterEverythingCounts() throws {
    let (page, table) = (Page(), Table())
    var recorder = try ReplayRecorder(header: Sample.header, target: table, sink: page.write)
    try table.advance(to: Instant(nanoseconds: 5_000_001))
    try recorder.send(.text("a"), at: Instant(milliseconds: 2))
    try recorder.send(.text("b"), at: Instant(milliseconds: -2))
    #expect(table.sent.map(\.time) == [6, 6])
  }

  @Test func whatAScriptCanNotSayIsRefused() throws {
    let late = Table()
    try late.advance(to: Instant(nanoseconds: 1))
    #expect(throws: RecordingError.targetHasRun(milliseconds: 1)) {
      _ = try ReplayRecorder(header: Sample.header, target: late) { _ in }
    }
    var header = Sample.header
    header.pairs = 0
    #expect(throws: ReplayError.self) {
      _ = try ReplayRecorder(header: header, target: Table()) { _ in }
    }
    var recorder = try ReplayRecorder(header: Sample.header, target: Table()) { _ in }
    #expect(throws: RecordingError.timeOutOfRange(10_000_000_001)) {
      try recorder.send(.text("a"), at: Instant(milliseconds: 10_000_000_001))
    }
    let event = PointerEvent(.down, at: .zero, pointer: PointerID(-1))
    #expect(throws: RecordingError.pointerOutOfRange(-1)) {
      try recorder.send(.pointer(event), at: .zero)
    }
    #expect(
      RecordingError.pointerOutOfRange(-1).description
        == "expected a pointer's number up to 999, found -1")
    #expect(
      RecordingError.targetHasRun(milliseconds: 1).description
        == "expected a target at 0 ms to record, found one at 1 ms")
  }

  @Test func keysPointersAndWheelsAreRecordedWhole() throws {
    let (page, table) = (Page(), Table())
    var recorder = try ReplayRecorder(header: Sample.header, target: table, sink: page.write)
    let events: [InputEvent] = [
      .key(KeyEvent(.down, key: "up", modifiers: [.shift, .command])),
      .key(KeyEvent(.repeat, key: "with")),
      .scroll(ScrollEvent(at: CGPoint(x: 10, y: 20), by: CGSize(width: 0, height: -2.5))),
      .pointer(
        PointerEvent(.down, at: CGPoint(x: 700, y: 1), pointer: PointerID(2), button: .middle)),
      .resize(CGSize(width: 10, height: 20)),
      .focus(.lost),
      .text("ä\"\n"),
    ]
    for event in events {
      try recorder.send(event, at: .zero)
    }
    #expect(table.sent.map(\.event) == events)
    let replayed = Table()
    let script = try ReplayScript(parsing: page.text, file: "first.replay")
    #expect(try ReplayPlayer(script).play(on: replayed).isSuccess)
    #expect(replayed.sent == table.sent)
  }
}
