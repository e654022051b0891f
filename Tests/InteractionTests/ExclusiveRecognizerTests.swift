import Foundation
import Interaction
import Testing
import VirtualTime

@Suite struct ExclusiveRecognizerTests {
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
    parts.bench.add(all, text: Combined.text)
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
    parts.bench.add(all, text: Combined.text)
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
}
