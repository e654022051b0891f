import Foundation
import Interaction
import Testing
import VirtualTime

@testable import Replay

@Suite struct ContinuingTests {
  private final class Page {
    var text = ""

    func write(_ piece: String) { text += piece }
  }

  private static let events: [(Int64, InputEvent)] = [
    (5, .pointer(PointerEvent(.down, at: CGPoint(x: 130, y: 30)))),
    (9, .pointer(PointerEvent(.move, at: CGPoint(x: 190, y: 35)))),
    (12, .pointer(PointerEvent(.up, at: CGPoint(x: 130, y: 30)))),
    (700, .text("hi")), (900, .focus(.lost)), (2500, .focus(.gained)),
    (2500, .key(KeyEvent(.down, key: "space"))), (2600, .key(KeyEvent(.up, key: "space"))),
    (2700, .pointer(PointerEvent(.down, at: CGPoint(x: 99, y: 5)))),
    (2700, .pointer(PointerEvent(.up, at: CGPoint(x: 99, y: 5)))),
  ]

  private func send(
    _ events: ArraySlice<(Int64, InputEvent)>, to recorder: inout ReplayRecorder<Table>
  ) throws {
    for (time, event) in events {
      try recorder.send(event, at: Instant(milliseconds: time))
    }
  }

  private static var header: ReplayHeader { header(ofVersion: 2) }

  private static func header(ofVersion version: Int) -> ReplayHeader {
    var header = Sample.header
    header.version = version
    return header
  }

  /// In the middle of a press, too; a place beside all cards can be told from version 2 on.
  @Test(arguments: 0...10, [1, 2])
  func aRecordingThatWasLeftGoesOnAsIfItHadNotBeen(left: Int, version: Int) throws {
    let header = Self.header(ofVersion: version)
    let whole = Page()
    var recorder = try ReplayRecorder(header: header, target: Table(), sink: whole.write)
    try send(Self.events[...], to: &recorder)
    try recorder.end(at: Instant(milliseconds: 3000))
    let page = Page()
    var first = try ReplayRecorder(header: header, target: Table(), sink: page.write)
    try send(Self.events[..<left], to: &first)
    let table = Table()
    var second = try ReplayRecorder(continuing: page.text, target: table, sink: page.write)
    try send(Self.events[left...], to: &second)
    try second.end(at: Instant(milliseconds: 3000))
    #expect(page.text == whole.text)
    let script = try ReplayScript(parsing: page.text, file: "left.replay")
    #expect(try ReplayPlayer(script).play(on: Table()).isSuccess)
  }

  @Test func aLineThatWasCutOffIsLeftOut() throws {
    let page = Page()
    var recorder = try ReplayRecorder(header: Self.header, target: Table(), sink: page.write)
    try send(Self.events[..<5], to: &recorder)
    let text = page.text
    for length in [0, 1, 40, text.utf8.count - 1, text.utf8.count] {
      let cut = String(decoding: text.utf8.prefix(length), as: UTF8.self)
      let whole = ReplayRecorder<Table>.wholeLines(of: cut)
      #expect(text.hasPrefix(whole))
      #expect(whole.isEmpty || whole.hasSuffix("\n"))
      #expect(whole.utf8.count <= length)
      #expect(!whole.isEmpty || !cut.contains("\n"))
    }
    #expect(ReplayRecorder<Table>.wholeLines(of: text + "  950  key space") == text)
  }

  @Test func aPointerThatAPressStillHoldsIsLeftToIt() throws {
    func send(at milliseconds: Int64) throws {
      let text = Sample.text("0 start\n5 press 10,20 for 1000\n")
      var recorder = try ReplayRecorder(continuing: text, target: Table(), sink: { _ in })
      let event = InputEvent.pointer(PointerEvent(.down, at: CGPoint(x: 130, y: 30)))
      try recorder.send(event, at: Instant(milliseconds: milliseconds))
    }
    #expect(throws: ReplayError.self) { try send(at: 1004) }
    try send(at: 1005)
  }

  @Test func whatComesToAnotherStateIsRefused() throws {
    let page = Page()
    var recorder = try ReplayRecorder(header: Self.header, target: Table(), sink: page.write)
    let card = InputEvent.pointer(PointerEvent(.down, at: CGPoint(x: 450, y: 30)))
    let end = InputEvent.pointer(PointerEvent(.up, at: CGPoint(x: 450, y: 30)))
    try recorder.send(card, at: Instant(milliseconds: 5))
    try recorder.send(end, at: Instant(milliseconds: 7))
    let other = Table()
    other.tapsOfLastCard = 2
    #expect(throws: RecordingError.wentOtherwise(milliseconds: 7)) {
      _ = try ReplayRecorder(continuing: page.text, target: other, sink: { _ in })
    }
  }

  @Test func whatHasEndedOrIsNoRecordingIsRefused() throws {
    let page = Page()
    var recorder = try ReplayRecorder(header: Self.header, target: Table(), sink: page.write)
    try recorder.end(at: .zero)
    #expect(throws: RecordingError.isClosed) {
      _ = try ReplayRecorder(continuing: page.text, target: Table(), sink: { _ in })
    }
    for text in ["", "recall-replay 2\n", page.text + "nonsense\n"] {
      #expect(throws: ReplayError.self) {
        _ = try ReplayRecorder(continuing: text, target: Table(), sink: { _ in })
      }
    }
    let table = Table()
    try table.advance(to: Instant(milliseconds: 1))
    #expect(throws: RecordingError.targetHasRun(milliseconds: 1)) {
      _ = try ReplayRecorder(continuing: page.text, target: table, sink: { _ in })
    }
  }
}
