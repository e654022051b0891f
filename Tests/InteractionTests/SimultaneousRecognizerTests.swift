import Foundation
import Interaction
import Testing
import VirtualTime

@Suite struct SimultaneousRecognizerTests {
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
    parts.bench.add(all, text: Combined.text)
    try parts.bench.play(row.script)
    #expect(parts.bench.log == row.log)
    #expect(parts.bench.isAtRest)
  }

  @Test func aSecondThatOnlyBeganIsNoneOfTheEnd() throws {
    let parts = Combined()
    let all = SimultaneousRecognizer(parts.drag, parts.long, name: "all")
    parts.bench.add(all, text: Combined.text)
    try parts.bench.play("0 down 0,0; 100 move 20,0; 200 up 20,0")
    #expect(
      parts.bench.log == [
        "0 long changed", "0 all changed -/second",
        "100 drag changed 20,0", "100 all changed first/second", "100 long cancelled",
        "200 drag ended 20,0", "200 all ended first/-",
      ])
    #expect(parts.bench.isAtRest)
  }

  @Test func aPinchAndATurnSimultaneously() throws {
    let parts = Combined()
    let all = SimultaneousRecognizer(parts.magnify, parts.rotate, name: "all")
    parts.bench.add(all, text: Combined.text)
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
    parts.bench.add(all, text: Combined.text)
    try parts.bench.play("0 down 0,0; 10 up 0,0; 100 down 0,0; 110 up 0,0; 1000 wait")
    #expect(
      parts.bench.log == [
        "10 tap ended", "10 all changed first/-",
        "110 tap ended", "110 all changed first/-",
        "110 double ended", "110 all ended first/second",
      ])
    #expect(parts.bench.isAtRest)
  }
}
