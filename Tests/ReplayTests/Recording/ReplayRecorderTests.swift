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

  @Test func aHeaderThatIsReadBackAsAnotherIsRefused() throws {
    var header = Sample.header
    header.comments = ["two\nlines"]
    var read = header
    read.comments = ["two lines"]
    #expect(throws: RecordingError.readBackDiffers(written: "\(header)", read: "\(read)")) {
      _ = try ReplayRecorder(header: header, target: Table()) { _ in }
    }
  }

  @Test func aStateThatNoLineCanTellIsRefused() throws {
    func record(bytes: Int) throws {
      let value = String(repeating: "x", count: bytes)
      let board = Board(state: [StateSnapshot.Line(name: "text", value: value)])
      _ = try ReplayRecorder(header: Sample.header, target: board) { _ in }
    }
    try record(bytes: 65_000)
    #expect(throws: ReplayError.self) { try record(bytes: 66_000) }
  }

  @Test func aRecordingThatHasEndedTakesNothing() throws {
    let page = Page()
    var recorder = try ReplayRecorder(header: Sample.header, target: Table(), sink: page.write)
    try recorder.end(at: .zero)
    let text = page.text
    #expect(throws: RecordingError.isClosed) { try recorder.send(.text("a"), at: .zero) }
    #expect(throws: RecordingError.isClosed) { try recorder.end(at: .zero) }
    #expect(page.text == text)
  }

  @Test func aPlaceIsToldAsItIsWhenTheEventHappens() throws {
    let (page, table) = (Page(), Table())
    table.vanishingCard = 1
    var recorder = try ReplayRecorder(header: Sample.header, target: table, sink: page.write)
    try recorder.send(pointer(.down, 130, 30), at: .zero)
    try recorder.send(pointer(.up, 130, 30), at: .zero)
    let before = page.text.count
    try recorder.send(pointer(.down, 130, 30), at: Instant(milliseconds: 2_000))
    #expect(page.text.dropFirst(before).hasPrefix(" 2000  down 130,30 "))
  }

  @Test func aStateThatHasNotChangedIsNotReadAgain() throws {
    let board = Board()
    var recorder = try ReplayRecorder(header: Sample.header, target: board) { _ in }
    #expect(board.snapshotCount == 1)
    for text in ["a", "b", "c"] { try recorder.send(.text(text), at: .zero) }
    #expect(board.snapshotCount == 1)
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

  private func lines(of event: InputEvent, version: Int = 1) throws -> [String] {
    let page = Page()
    var header = Sample.header
    header.version = version
    var recorder = try ReplayRecorder(header: header, target: Table(), sink: page.write)
    let before = page.text.count
    try recorder.send(event, at: .zero)
    return page.text.dropFirst(before).split(separator: "\n").map(String.init)
      .filter { $0.contains("#") }
  }

  /// As many bytes as a line takes, and one more; what an input method shows is cut.
  @Test(arguments: [(8191, 1), (8192, 1), (8193, 2), (16_384, 2), (16_385, 3)])
  func textThatIsTooLongForALineTakesSeveral(bytes: Int, count: Int) throws {
    let text = String(repeating: "x", count: bytes)
    #expect(try lines(of: .text(text)).count == count)
    #expect(try lines(of: .paste(text)).count == count)
    let marked = try #require(try lines(of: .marked(text)).first)
    #expect(marked.count { $0 == "x" } == min(bytes, 8192))
    #expect(try lines(of: .marked(text)).count == 1)
  }

  @Test func aMessageFitsIntoALineOrIsRefused() throws {
    let body = String(repeating: "x", count: 8190)
    #expect(try lines(of: .message(name: "ab", body: body)).count == 1)
    #expect(throws: RecordingError.messageTooLong(name: "abc", bytes: 8190)) {
      _ = try lines(of: .message(name: "abc", body: body))
    }
  }

  /// Each card is 100 points wide and lies at 10 … 60.
  @Test(
    arguments: [
      (-20, 30, "beside card:0 -20,+20"), (520, 30, "beside card:4 +120,+20"),
      (99, 5, "beside card:0 +99,-5"), (101, 5, "beside card:1 +1,-5"),
      (99, 61, "beside card:0 +99,+51"), (250, 90, "beside card:2 +50,+80"),
      (0, 10, "card:0 +0,+0"), (499.999, 59.999, "card:4 +99.999,+49.999"),
      (505, 200, "beside card:4 +105,+190"),
    ] as [(CGFloat, CGFloat, String)])
  func aGapIsToldByTheNearestElement(x: CGFloat, y: CGFloat, place: String) throws {
    let line = try #require(try lines(of: pointer(.down, x, y), version: 2).first)
    #expect(line.hasPrefix("    0  down \(place) "))
    let wheel = InputEvent.scroll(ScrollEvent(at: CGPoint(x: x, y: y), by: .zero))
    #expect(
      try lines(of: wheel, version: 2).first?.hasPrefix("    0  scroll \(place) by 0,0 ") == true)
  }

  @Test(
    arguments: [
      (.isClosed, "expected an open recording, found one that was ended or broke off"),
      (
        .wentOtherwise(milliseconds: 7),
        "expected the state that the recording tells of at 7 ms, found another one"
      ),
      (.timeOutOfRange(-1), "expected a time up to 10000000000 ms, found -1"),
      (
        .messageTooLong(name: "a", bytes: 9000),
        "expected a message of up to 8192 bytes, found 'a' of 9000"
      ),
      (.readBackDiffers(written: "a", read: "b"), "expected to read back `a`, found `b`"),
      (.target(message: "no"), "the event failed: no"),
    ] as [(RecordingError, String)])
  func whatGoesWrongIsSaid(error: RecordingError, sentence: String) {
    #expect(error.description == sentence)
  }
}
