import Foundation
import Interaction
import Testing
import VirtualTime

@Suite struct SequenceRecognizerTests {
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
    parts.bench.add(all, text: Combined.text)
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
      "a second that fails cancels it, where one succeeded before",
      """
      0 down 0,0; 50 up 0,0; 100 down 0,0; 150 move 20,0; 200 up 20,0
      1000 down 0,0; 1050 up 0,0; 1100 down 0,0; 1200 up 0,0
      """,
      [
        "50 tap ended", "50 all changed second, nothing yet",
        "150 drag changed 20,0", "150 all changed second",
        "200 drag ended 20,0", "200 all ended second",
        "1050 tap ended", "1050 all changed second, nothing yet", "1200 all cancelled",
      ]),
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
    parts.bench.add(all, in: CGRect(x: -100, y: -100, width: 200, height: 200), text: Combined.text)
    try parts.bench.play(row.script)
    #expect(parts.bench.log == row.log)
    #expect(parts.bench.isAtRest)
  }
}
