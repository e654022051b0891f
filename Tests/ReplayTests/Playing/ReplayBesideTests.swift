import Foundation
import Interaction
import Testing
import VirtualTime

@testable import Replay

/// A place that no element is at is told by its neighbour, and stays one in another layout.
struct ReplayBesideTests {
  private func recording(
    _ events: [(PointerEvent.Phase, CGPoint)], on table: Table, version: Int = 2
  ) throws -> String {
    var text = ""
    var header = Sample.header
    header.version = version
    var recorder = try ReplayRecorder(header: header, target: table) { text += $0 }
    for (time, event) in events.enumerated() {
      try recorder.send(
        .pointer(PointerEvent(event.0, at: event.1)), at: Instant(milliseconds: Int64(time)))
    }
    return text
  }

  private func points(_ table: Table) -> [CGPoint] {
    table.sent.compactMap { sent in
      if case .pointer(let event) = sent.event { event.position } else { nil }
    }
  }

  @Test func aClickBesideTheCardsIsToldByTheNearest() throws {
    let table = Table()
    let text = try recording(
      [
        (.down, CGPoint(x: 250, y: 65)), (.move, CGPoint(x: 260, y: 90)),
        (.up, CGPoint(x: 260, y: 90)),
      ],
      on: table)
    #expect(text.hasPrefix("recall-replay 2\n"))
    #expect(text.contains("  down beside card:2 +50,+55 "))
    #expect(text.contains("  move beside card:2 +60,+80 "))
    #expect(text.contains("  up beside card:2 +60,+80 "))
    let again = Table()
    #expect(try ReplayPlayer(try ReplayScript(parsing: text, file: "a")).play(on: again).isSuccess)
    #expect(again.sent == table.sent)
  }

  @Test func versionOneTellsPoints() throws {
    let text = try recording([(.down, CGPoint(x: 250, y: 65))], on: Table(), version: 1)
    #expect(text.contains("  down 250,65 "))
  }

  /// In the wider layout a card has come to the place; the press goes to the gap that is nearest, and
  /// what the pointer does next goes on from there.
  @Test func whereACardHasComeThePressGoesToTheNextGap() throws {
    let text = """
      recall-replay 2
      deck a
      pairs 1
      seed 1
      viewport 500x300
      0 down beside card:4 +110,+20
      1 move beside card:4 +112,+20
      2 up beside card:4 +112,+20
      3 tap beside card:4 +110,+20

      """
    let script = try ReplayScript(parsing: text, file: "a.replay")
    let table = Table(width: 1000)
    #expect(try ReplayPlayer(script).play(on: table).isSuccess)
    // The card lies at 800 … 1000, 10 … 60: from 910, 30 it is 20 upwards and 1 beyond.
    #expect(
      points(table) == [
        CGPoint(x: 910, y: 9), CGPoint(x: 912, y: 9), CGPoint(x: 912, y: 9), CGPoint(x: 910, y: 9),
        CGPoint(x: 910, y: 9),
      ])
    #expect(table.taps == [0, 0, 0, 0, 0])
  }

  /// In the narrower layout the card ends before the offset; the pointer goes on from where it went
  /// down.
  @Test(arguments: [(1, 180.0), (2, 159.5)])
  func inVersionTwoAPlaceOnACardStaysOnIt(version: Int, x: Double) throws {
    let script = try ReplayScript(
      parsing: """
        recall-replay \(version)
        deck a
        pairs 1
        seed 1
        viewport 500x300
        0 down card:1 +100,+20
        1 move card:1 +102,+20
        2 up card:1 +100,+20
        3 tap card:1 +100,+20

        """, file: "a.replay")
    let table = Table(width: 400)
    #expect(try ReplayPlayer(script).play(on: table).isSuccess)
    #expect(points(table).map { Double($0.x) } == [x, x + 2, x, x, x])
    #expect(table.taps[1] == (version == 1 ? 0 : 2))
  }

  @Test func besideWhatIsNotThereIsAnError() throws {
    let script = try ReplayScript(
      parsing:
        "recall-replay 2\ndeck a\npairs 1\nseed 1\nviewport 9x9\n0 tap beside kard:1 +1,+1\n",
      file: "a.replay")
    let error = try #require(throws: ReplayError.self) {
      try ReplayPlayer(script).play(on: Table())
    }
    #expect(
      error.description.hasPrefix("a.replay:6:7: expected an element on the stage, found `kard:1`"))
  }

  @Test func whereNoGapIsThatIsSaid() throws {
    let script = try ReplayScript(
      parsing:
        "recall-replay 2\ndeck a\npairs 1\nseed 1\nviewport 9x9\n0 tap beside card:1 +5000,+20\n",
      file: "a.replay")
    let error = try #require(throws: ReplayError.self) {
      try ReplayPlayer(script).play(on: Everywhere())
    }
    #expect(
      error.description == """
        a.replay:6:7: expected a place beside an element that no element is at, \
        found none around `card:1`
        """)
  }

  @Test func whereNoGapIsTheProgramIsToldThatMayBeWhy() throws {
    let script = try ReplayScript(
      parsing: """
        recall-replay 5
        program "recall 1.0.0"
        deck a
        pairs 1
        seed 1
        viewport 9x9
        0 tap beside card:1 +1,+1

        """, file: "a.replay")
    let error = try #require(throws: ReplayError.self) {
      try ReplayPlayer(script).play(on: Everywhere(program: "recall 2.0.0"))
    }
    #expect(
      error.description == """
        a.replay:7:7: expected a place beside an element that no element is at, \
        found none around `card:1`
          it was recorded by "recall 1.0.0", and this is "recall 2.0.0": things may stand elsewhere
        """)
  }

  @Test func inVersionOneTheWordIsAName() throws {
    let script = try Sample.script("0 tap beside\n")
    #expect(script.steps[0].action == .tap(.element("beside")))
    #expect(script.description.contains("tap \"beside\"\n"))
    #expect(
      throws: ReplayError(
        at: SourcePosition(file: "a", line: 6, column: 13),
        expected: "the element that is next to the place", found: "the end of the line")
    ) {
      try ReplayScript(
        parsing: Sample.text("0 tap beside\n").replacingOccurrences(
          of: "recall-replay 1", with: "recall-replay 2"), file: "a")
    }
  }
}

/// A target with one element, which is everywhere.
private final class Everywhere: ReplayTarget {
  let program: String?

  init(program: String? = nil) {
    self.program = program
  }

  var now: Instant { .zero }
  func advance(to instant: Instant) {}
  func send(_ event: InputEvent, at instant: Instant) {}
  func frame(ofElement identifier: String) -> CGRect? { CGRect(x: 0, y: 0, width: 9, height: 9) }

  func element(at point: CGPoint) -> ReplayElement? {
    ReplayElement(identifier: "card:1", frame: CGRect(x: 0, y: 0, width: 9, height: 9))
  }

  var elementIdentifiers: [String] { ["card:1"] }
  var snapshot: StateSnapshot { StateSnapshot() }
  var digest: UInt64 { 0 }
}
