import Foundation
import Interaction
import Testing
import VirtualTime

/// What the parts call comes before what the combination calls; `all` is the combination.
@Suite struct CombinationTests {
  /// A combination of a tap, a double tap, a long press, a drag and the like, with all it calls.
  final class Combined {
    let bench = Bench()

    func part<Value>(
      _ recognizer: ValueRecognizer<Value>, text: @escaping (Value) -> String = { _ in "" }
    ) -> ValueRecognizer<Value> {
      bench.listen(to: recognizer, text: text)
      return recognizer
    }

    var tap: ValueRecognizer<TapRecognizer.Value> { part(TapRecognizer()) }
    var double: ValueRecognizer<TapRecognizer.Value> {
      part(TapRecognizer(count: 2, name: "double"))
    }
    var long: ValueRecognizer<Bool> { part(LongPressRecognizer(name: "long")) }
    var drag: ValueRecognizer<DragRecognizer.Value> {
      part(DragRecognizer()) { " \($0.translation.text)" }
    }
    var magnify: ValueRecognizer<MagnifyRecognizer.Value> { part(MagnifyRecognizer()) }
    var rotate: ValueRecognizer<RotateRecognizer.Value> { part(RotateRecognizer()) }
  }

  static func text<A, B>(_ value: SimultaneousValue<A, B>) -> String {
    " \(value.first == nil ? "-" : "first")/\(value.second == nil ? "-" : "second")"
  }

  static func text<A, B>(_ value: ExclusiveValue<A, B>) -> String {
    switch value {
    case .first: " first"
    case .second: " second"
    }
  }

  static func text<A, B>(_ value: SequenceValue<A, B>) -> String {
    switch value {
    case .first: " first"
    case .second(_, nil): " second, nothing yet"
    case .second: " second"
    }
  }

  // MARK: - Sequenced

  static let longThenDrag = [
    GestureCase(
      "a drag behind a long press, counted from where that ended",
      "0 down 0,0; 100 move 5,0; 600 move 25,0; 700 move 35,0; 800 up 35,0",
      [
        "0 long changed", "0 all changed first",
        "500 long ended", "500 all changed second, nothing yet",
        "600 drag changed 20,0", "600 all changed second",
        "700 drag changed 30,0", "700 all changed second",
        "800 drag ended 30,0", "800 all ended second",
      ]),
    GestureCase(
      "a long press without a drag behind it",
      "0 down 0,0; 600 move 10,0; 700 up 10,0",
      [
        "0 long changed", "0 all changed first",
        "500 long ended", "500 all changed second, nothing yet", "700 all cancelled",
      ]),
    GestureCase(
      "a drag before the long press",
      "0 down 0,0; 499 move 20,0; 600 move 30,0; 700 up 30,0",
      ["0 long changed", "0 all changed first", "499 long cancelled", "499 all cancelled"]),
    GestureCase(
      "a second finger in the drag",
      "0 down 0,0; 600 move 25,0; 650 down 9,9 1; 700 up 0,0; 750 up 9,9 1",
      [
        "0 long changed", "0 all changed first",
        "500 long ended", "500 all changed second, nothing yet",
        "600 drag changed 25,0", "600 all changed second", "650 drag cancelled",
        "650 all cancelled",
      ]),
    GestureCase(
      "a lost focus in the drag",
      "0 down 0,0; 600 move 25,0; 650 lost; 700 move 90,0; 750 up 90,0",
      [
        "0 long changed", "0 all changed first",
        "500 long ended", "500 all changed second, nothing yet",
        "600 drag changed 25,0", "600 all changed second", "650 drag cancelled",
        "650 all cancelled",
      ]),
  ]

  @Test(arguments: longThenDrag)
  func aLongPressSequencedBeforeADrag(_ row: GestureCase) throws {
    let parts = Combined()
    let all = SequenceRecognizer(parts.long, before: parts.drag, name: "all")
    parts.bench.add(all, text: Self.text)
    try parts.bench.play(row.script)
    #expect(parts.bench.log == row.log)
    #expect(parts.bench.isAtRest)
  }

  static let tapThenDrag = [
    GestureCase(
      "the second begins with the next down",
      "0 down 0,0; 50 up 0,0; 9000 down 0,0; 9100 move 20,0; 9200 up 20,0",
      [
        "50 tap ended", "50 all changed second, nothing yet",
        "9100 drag changed 20,0", "9100 all changed second",
        "9200 drag ended 20,0", "9200 all ended second",
      ]),
    GestureCase(
      "a second that fails cancels it",
      "0 down 0,0; 50 up 0,0; 100 down 0,0; 200 up 0,0",
      ["50 tap ended", "50 all changed second, nothing yet", "200 all cancelled"]),
    GestureCase(
      "a down elsewhere ends the waiting",
      "0 down 0,0; 50 up 0,0; 100 down 900,0; 200 up 900,0; 300 down 0,0; 350 move 20,0; 400 up 0,0",
      ["50 tap ended", "50 all changed second, nothing yet", "100 all cancelled"]),
    GestureCase(
      "a lost focus ends the waiting",
      "0 down 0,0; 50 up 0,0; 100 lost; 300 down 0,0; 350 move 20,0; 400 up 20,0",
      ["50 tap ended", "50 all changed second, nothing yet", "100 all cancelled"]),
  ]

  @Test(arguments: tapThenDrag)
  func aTapSequencedBeforeADrag(_ row: GestureCase) throws {
    let parts = Combined()
    let all = SequenceRecognizer(parts.tap, before: parts.drag, name: "all")
    parts.bench.add(all, in: CGRect(x: -100, y: -100, width: 200, height: 200), text: Self.text)
    try parts.bench.play(row.script)
    #expect(parts.bench.log == row.log)
    #expect(parts.bench.isAtRest)
  }

  // MARK: - Simultaneous

  static let longAndDrag = [
    GestureCase(
      "both",
      "0 down 0,0; 600 move 20,0; 700 up 20,0",
      [
        "0 long changed", "0 all changed first/-", "500 long ended", "500 all changed first/-",
        "600 drag changed 20,0", "600 all changed first/second",
        "700 drag ended 20,0", "700 all ended first/second",
      ]),
    GestureCase(
      "the first alone",
      "0 down 0,0; 600 up 0,0",
      [
        "0 long changed", "0 all changed first/-", "500 long ended", "500 all changed first/-",
        "600 all ended first/-",
      ]),
    GestureCase(
      "the second alone",
      "0 down 0,0; 100 move 20,0; 700 up 20,0",
      [
        "0 long changed", "0 all changed first/-", "100 long cancelled",
        "100 drag changed 20,0", "100 all changed first/second",
        "700 drag ended 20,0", "700 all ended -/second",
      ]),
    GestureCase(
      "neither",
      "0 down 0,0; 100 up 0,0",
      ["0 long changed", "0 all changed first/-", "100 long cancelled", "100 all cancelled"]),
    GestureCase(
      "a cancel behind the first",
      "0 down 0,0; 600 move 20,0; 700 cancel 20,0",
      [
        "0 long changed", "0 all changed first/-", "500 long ended", "500 all changed first/-",
        "600 drag changed 20,0", "600 all changed first/second",
        "700 drag cancelled", "700 all cancelled",
      ]),
  ]

  @Test(arguments: longAndDrag)
  func aLongPressAndADragSimultaneously(_ row: GestureCase) throws {
    let parts = Combined()
    let all = SimultaneousRecognizer(parts.long, parts.drag, name: "all")
    parts.bench.add(all, text: Self.text)
    try parts.bench.play(row.script)
    #expect(parts.bench.log == row.log)
    #expect(parts.bench.isAtRest)
  }

  @Test func aPinchAndATurnSimultaneously() throws {
    let parts = Combined()
    let all = SimultaneousRecognizer(parts.magnify, parts.rotate, name: "all")
    parts.bench.add(all, text: Self.text)
    try parts.bench.play(
      "0 down 0,0 1; 10 down 100,0 2; 20 move 200,0 2; 30 move 200,50 2; 40 up 0,0 1; 50 up 0,0 2")
    #expect(
      parts.bench.log == [
        "20 magnify changed", "20 all changed first/-",
        "30 magnify changed", "30 all changed first/-",
        "30 rotate changed", "30 all changed first/second",
        "40 magnify ended", "40 all changed first/second",
        "40 rotate ended", "40 all ended first/second",
      ])
    #expect(parts.bench.isAtRest)
  }

  @Test func aTapAndADoubleTapSimultaneouslyDoNotWaitForEachOther() throws {
    let parts = Combined()
    let all = SimultaneousRecognizer(parts.tap, parts.double, name: "all")
    parts.bench.add(all, text: Self.text)
    try parts.bench.play("0 down 0,0; 10 up 0,0; 100 down 0,0; 110 up 0,0; 1000 wait")
    #expect(
      parts.bench.log == [
        "10 tap ended", "10 all changed first/-",
        "110 tap ended", "110 all changed first/-",
        "110 double ended", "110 all ended first/second",
      ])
    #expect(parts.bench.isAtRest)
  }

  // MARK: - Exclusive

  static let doubleOrTap = [
    GestureCase(
      "a single tap waits for the double tap that doesn't come",
      "0 down 0,0; 50 up 0,0; 1000 wait", ["350 tap ended", "350 all ended second"]),
    GestureCase(
      "a double tap is none of the single ones",
      "0 down 0,0; 50 up 0,0; 100 down 0,0; 150 up 0,0; 1000 wait",
      ["150 double ended", "150 all ended first"]),
    GestureCase(
      "a tap and a drag are a tap, once the drag is clear",
      "0 down 0,0; 50 up 0,0; 100 down 0,0; 150 move 20,0; 200 up 20,0; 1000 wait",
      ["150 tap ended", "150 all ended second"]),
    GestureCase("a movement is neither", "0 down 0,0; 50 move 20,0; 60 up 20,0; 1000 wait", []),
    GestureCase(
      "a lost focus takes the tap that waits", "0 down 0,0; 50 up 0,0; 60 lost; 1000 wait", []),
  ]

  @Test(arguments: doubleOrTap)
  func aDoubleTapExclusivelyBeforeATap(_ row: GestureCase) throws {
    let parts = Combined()
    let all = ExclusiveRecognizer(parts.double, before: parts.tap, name: "all")
    parts.bench.add(all, text: Self.text)
    try parts.bench.play(row.script)
    #expect(parts.bench.log == row.log)
    #expect(parts.bench.isAtRest)
  }

  static let longOrDrag = [
    GestureCase(
      "the first, and nothing of the second",
      "0 down 0,0; 600 move 20,0; 700 up 20,0",
      ["0 long changed", "0 all changed first", "500 long ended", "500 all ended first"]),
    GestureCase(
      "the second, when the first fails",
      "0 down 0,0; 100 move 20,0; 700 up 20,0",
      [
        "0 long changed", "0 all changed first", "100 long cancelled",
        "100 drag changed 20,0", "100 all changed second",
        "700 drag ended 20,0", "700 all ended second",
      ]),
    GestureCase(
      "neither", "0 down 0,0; 100 up 0,0",
      ["0 long changed", "0 all changed first", "100 long cancelled", "100 all cancelled"]),
  ]

  @Test(arguments: longOrDrag)
  func aLongPressExclusivelyBeforeADrag(_ row: GestureCase) throws {
    let parts = Combined()
    let all = ExclusiveRecognizer(parts.long, before: parts.drag, name: "all")
    parts.bench.add(all, text: Self.text)
    try parts.bench.play(row.script)
    #expect(parts.bench.log == row.log)
    #expect(parts.bench.isAtRest)
  }

  /// Exclusively is what two gestures on one view are to each other.
  @Test(arguments: PairTests.tables)
  func exclusivelyIsLikeOnOneView(_ table: PairTests.Table) throws {
    for (inner, outer, calls) in table.pairs {
      let bench = Bench()
      inner.exclusively(before: outer, on: bench)
      try bench.play(table.script)
      let log = bench.log.filter { !$0.contains("exclusive") }
      #expect(PairTests.calls(log) == calls, "\(inner) exclusively before \(outer): \(log)")
      #expect(bench.isAtRest)
    }
  }

  // MARK: - Competing

  @Test func aCombinationCompetesAsOne() throws {
    let parts = Combined()
    let all = SequenceRecognizer(parts.long, before: parts.drag, name: "all")
    parts.bench.add(TapRecognizer(name: "child"))
    parts.bench.add(all, text: Self.text)
    parts.bench.add(ScrollRecognizer(name: "table"))
    try parts.bench.play("0 down 0,0; 100 up 0,0")
    try parts.bench.play("1000 down 0,0; 1100 move 0,20; 1200 up 0,20")
    try parts.bench.play("2000 down 0,0; 2600 move 0,20; 2700 up 0,20")
    #expect(
      parts.bench.log == [
        "0 long changed", "0 all changed first", "100 long cancelled", "100 all cancelled",
        "100 child ended",
        "1000 long changed", "1000 all changed first", "1100 long cancelled",
        "1100 all cancelled", "1100 table changed", "1200 table ended",
        "2000 long changed", "2000 all changed first", "2500 long ended",
        "2500 all changed second, nothing yet", "2600 drag changed 0,20",
        "2600 all changed second", "2700 drag ended 0,20", "2700 all ended second",
      ])
    #expect(parts.bench.isAtRest)
  }

  @Test func combinationsNest() throws {
    let parts = Combined()
    let press = SequenceRecognizer(parts.long, before: parts.drag, name: "press")
    parts.bench.listen(to: press, text: Self.text)
    let taps = ExclusiveRecognizer(parts.double, before: parts.tap, name: "taps")
    parts.bench.listen(to: taps, text: Self.text)
    parts.bench.add(ExclusiveRecognizer(press, before: taps, name: "all"), text: Self.text)
    try parts.bench.play("0 down 0,0; 100 up 0,0; 1000 wait")
    try parts.bench.play("2000 down 0,0; 2600 move 0,20; 2700 up 0,20")
    #expect(
      parts.bench.log == [
        "0 long changed", "0 press changed first", "0 all changed first", "100 long cancelled",
        "100 press cancelled", "400 tap ended", "400 taps ended second", "400 all ended second",
        "2000 long changed", "2000 press changed first", "2000 all changed first",
        "2500 long ended", "2500 press changed second, nothing yet", "2500 all changed first",
        "2600 drag changed 0,20", "2600 press changed second", "2600 all changed first",
        "2700 drag ended 0,20", "2700 press ended second", "2700 all ended first",
      ])
    #expect(parts.bench.isAtRest)
  }

  @Test func aCombinationHearsOfAPartThatFailsByItselfBehindItsVictory() throws {
    let parts = Combined()
    let inner = SequenceRecognizer(parts.tap, before: parts.double, name: "inner")
    parts.bench.listen(to: inner, text: Self.text)
    parts.bench.add(SimultaneousRecognizer(inner, parts.drag, name: "all"), text: Self.text)
    try parts.bench.play("0 down 0,0; 10 up 0,0; 500 down 0,0; 510 up 0,0; 1000 wait")
    #expect(
      parts.bench.log == [
        "10 tap ended", "10 inner changed second, nothing yet", "10 all changed first/-",
        "810 inner cancelled", "810 all cancelled",
      ])
    #expect(parts.bench.isAtRest)
  }

  @Test func aCombinationWhoseViewLeavesSaysNothing() throws {
    let parts = Combined()
    let all = SequenceRecognizer(parts.long, before: parts.drag, name: "all")
    parts.bench.add(all, text: Self.text)
    try parts.bench.play("0 down 0,0; 600 move 20,0")
    let before = parts.bench.log
    parts.bench.router.remove(all)
    try parts.bench.play("700 move 30,0; 800 up 30,0; 9000 wait")
    #expect(parts.bench.log == before)
    #expect(parts.bench.isAtRest)
    #expect(all.parts.map(\.isTracking) == [false, false])
  }

  @Test func aClosureThatRemovesTheViewSilencesTheCombination() throws {
    let parts = Combined()
    let long = parts.long
    let all = SimultaneousRecognizer(long, parts.tap, name: "all")
    parts.bench.add(all, text: Self.text)
    long.onChanged = { [router = parts.bench.router] _ in router.remove(all) }
    try parts.bench.play("0 down 0,0; 600 up 0,0; 9000 wait")
    #expect(parts.bench.log == [])
    #expect(parts.bench.isAtRest)
  }
}
