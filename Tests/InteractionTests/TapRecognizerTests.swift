import Foundation
import Interaction
import Testing
import VirtualTime

@Suite struct TapRecognizerTests {
  static let single = [
    GestureCase(
      "a tap without competitor fires at the up itself",
      "0 down 5,5; 80 up 5,5", ["80 tap ended 5,5"]),
    GestureCase(
      "a tap may take no time", "0 down 5,5; 0 up 5,5", ["0 tap ended 5,5"]),
    GestureCase(
      "a tap may take a minute", "0 down 5,5; 60000 up 5,5", ["60000 tap ended 5,5"]),
    GestureCase(
      "9 points of movement are a tap",
      "0 down 0,0; 10 move 9,0; 20 up 9,0", ["20 tap ended 9,0"]),
    GestureCase(
      "10 points of movement are a tap",
      "0 down 0,0; 10 move 10,0; 20 up 10,0", ["20 tap ended 10,0"]),
    GestureCase(
      "10.001 points of movement are none",
      "0 down 0,0; 10 move 10.001,0; 20 up 10.001,0", []),
    GestureCase(
      "the distance is the straight one: 6 and 8 are 10",
      "0 down 0,0; 10 move -6,8; 20 up -6,8", ["20 tap ended -6,8"]),
    GestureCase(
      "the distance is the straight one: 6 and 8.001 are more",
      "0 down 0,0; 10 move -6,8.001; 20 up -6,8.001", []),
    GestureCase(
      "a way there and back is no tap",
      "0 down 0,0; 10 move 11,0; 20 move 0,0; 30 up 0,0", []),
    GestureCase(
      "an up that is too far is no tap", "0 down 0,0; 10 up 11,0", []),
    GestureCase(
      "two taps are two taps",
      "0 down 0,0; 10 up 0,0; 20 down 0,0; 30 up 0,0", ["10 tap ended 0,0", "30 tap ended 0,0"]),
    GestureCase(
      "a second pointer ends it",
      "0 down 0,0; 10 down 5,5 1; 20 up 5,5 1; 30 up 0,0", []),
    GestureCase(
      "behind a second pointer a tap is a tap again",
      "0 down 0,0; 10 down 5,5 1; 20 up 5,5 1; 30 up 0,0; 40 down 0,0; 50 up 0,0",
      ["50 tap ended 0,0"]),
    GestureCase(
      "another button ends it",
      "0 down 0,0; 10 down 0,0 secondary; 20 up 0,0 secondary; 30 up 0,0", []),
    GestureCase(
      "another button taps nothing", "0 down 0,0 secondary; 10 up 0,0 secondary", []),
    GestureCase(
      "the up of another button ends nothing",
      "0 down 0,0; 10 up 0,0 middle; 20 up 0,0", ["20 tap ended 0,0"]),
    GestureCase("a cancel ends it", "0 down 0,0; 10 cancel 0,0; 20 up 0,0", []),
    GestureCase("a lost focus ends it", "0 down 0,0; 10 lost; 20 up 0,0", []),
    GestureCase(
      "a down whose up was lost begins anew",
      "0 down 0,0; 900 down 50,0; 910 up 50,0", ["910 tap ended 50,0"]),
  ]

  @Test(arguments: single)
  func aTap(_ row: GestureCase) throws {
    let bench = Bench()
    bench.add(TapRecognizer()) { " \($0.location.text)" }
    try bench.play(row.script)
    #expect(bench.log == row.log)
    #expect(bench.isAtRest)
  }

  static let double = [
    GestureCase(
      "two taps are a double tap",
      "0 down 0,0; 50 up 0,0; 150 down 0,0; 200 up 1,0", ["200 tap ended 1,0"]),
    GestureCase("one tap is none", "0 down 0,0; 50 up 0,0; 2000 wait", []),
    GestureCase(
      "a down one nanosecond before the interval is over is in time",
      "0 down 0,0; 50 up 0,0; 349999999ns down 0,0; 400 up 0,0", ["400 tap ended 0,0"]),
    GestureCase(
      "a down when the interval is over is too late",
      "0 down 0,0; 50 up 0,0; 350 down 0,0; 400 up 0,0; 2000 wait", []),
    GestureCase(
      "a down behind the interval is too late",
      "0 down 0,0; 50 up 0,0; 350000001ns down 0,0; 400 up 0,0; 2000 wait", []),
    GestureCase(
      "what comes too late is a first tap",
      "0 down 0,0; 50 up 0,0; 350 down 0,0; 400 up 0,0; 500 down 0,0; 550 up 0,0",
      ["550 tap ended 0,0"]),
    GestureCase(
      "the second tap may last",
      "0 down 0,0; 50 up 0,0; 100 down 0,0; 5000 up 0,0", ["5000 tap ended 0,0"]),
    GestureCase(
      "taps 45 points apart are one double tap",
      "0 down 0,0; 50 up 0,0; 150 down 45,0; 200 up 45,0", ["200 tap ended 45,0"]),
    GestureCase(
      "taps 45.001 points apart are none, and the second one is a first",
      """
      0 down 0,0; 50 up 0,0; 150 down 45.001,0; 200 up 45.001,0
      250 down 45,0; 300 up 45,0; 2000 wait
      """, ["300 tap ended 45,0"]),
    GestureCase(
      "a movement in the second one is none",
      "0 down 0,0; 50 up 0,0; 150 down 0,0; 160 move 11,0; 200 up 0,0; 2000 wait", []),
    GestureCase(
      "three taps are one double tap and the beginning of another",
      """
      0 down 0,0; 50 up 0,0; 100 down 0,0; 150 up 0,0; 200 down 0,0; 250 up 0,0
      300 down 0,0; 350 up 0,0; 2000 wait
      """, ["150 tap ended 0,0", "350 tap ended 0,0"]),
    GestureCase(
      "another finger may do the second tap",
      "0 down 0,0 1; 50 up 0,0 1; 100 down 0,0 2; 150 up 0,0 2", ["150 tap ended 0,0"]),
    GestureCase(
      "a lost focus ends the waiting",
      "0 down 0,0; 50 up 0,0; 60 lost; 100 down 0,0; 150 up 0,0; 2000 wait", []),
    GestureCase(
      "a cancel of the second one ends it",
      "0 down 0,0; 50 up 0,0; 100 down 0,0; 150 cancel 0,0; 160 down 0,0; 170 up 0,0; 2000 wait",
      []),
  ]

  @Test(arguments: double)
  func aDoubleTap(_ row: GestureCase) throws {
    let bench = Bench()
    bench.add(TapRecognizer(count: 2)) { " \($0.location.text)" }
    try bench.play(row.script)
    #expect(bench.log == row.log)
    #expect(bench.isAtRest)
  }

  @Test(arguments: [(-1, 1), (0, 1), (1, 1), (2, 2), (3, 3)])
  func aCountIsAtLeastOne(count: Int, taps: Int) throws {
    let bench = Bench()
    let recognizer = TapRecognizer(count: count)
    bench.add(recognizer)
    #expect(recognizer.count == taps)
    recognizer.count = count
    #expect(recognizer.count == taps)
    for tap in 0..<taps {
      #expect(bench.log.isEmpty)
      try bench.play("\(tap * 100) down 0,0; \(tap * 100 + 10) up 0,0")
    }
    #expect(bench.log == ["\(taps * 100 - 90) tap ended"])
  }

  @Test func aDownElsewhereEndsTheWaitingBeforeItIsDelivered() throws {
    let bench = Bench()
    let left = CGRect(x: 0, y: 0, width: 100, height: 100)
    let right = CGRect(x: 100, y: 0, width: 100, height: 100)
    bench.add(TapRecognizer(count: 2, name: "double"), in: left)
    bench.add(TapRecognizer(name: "single"), in: left)
    bench.add(TapRecognizer(name: "elsewhere"), in: right)

    try bench.play("0 down 50,50; 50 up 50,50; 100 down 150,50; 150 up 150,50")

    #expect(bench.log == ["100 single ended", "150 elsewhere ended"])
    #expect(bench.isAtRest)
  }

  @Test func aDownElsewhereLeavesATapThatIsDownAlone() throws {
    let bench = Bench()
    let left = CGRect(x: 0, y: 0, width: 100, height: 100)
    bench.add(TapRecognizer(count: 2, name: "double"), in: left)
    bench.add(TapRecognizer(name: "elsewhere"), in: left.offsetBy(dx: 100, dy: 0))

    try bench.play("0 down 50,50 1; 50 up 50,50 1; 100 down 50,50 1")
    try bench.play("110 down 150,50 2; 120 up 150,50 2; 150 up 50,50 1")

    #expect(bench.log == ["120 elsewhere ended", "150 double ended"])
    #expect(bench.isAtRest)
  }

  @Test func aDoubleTapElsewhereDoesNotDelayATapHere() throws {
    let bench = Bench()
    bench.add(TapRecognizer(count: 2), in: CGRect(x: 0, y: 0, width: 100, height: 100))
    bench.add(TapRecognizer(name: "here"), in: CGRect(x: 100, y: 0, width: 100, height: 100))

    try bench.play("0 down 150,50; 50 up 150,50")

    #expect(bench.log == ["50 here ended"])
  }

  @Test func theBoundsCanBeOthers() throws {
    let bench = Bench()
    let recognizer = TapRecognizer(count: 2)
    recognizer.slop = 2
    recognizer.interval = { .milliseconds(1_000) }
    recognizer.spread = 500
    bench.add(recognizer)

    try bench.play("0 down 0,0; 10 up 2,0; 1009 down 400,0; 1020 up 400,0")
    try bench.play("2000 down 0,0; 2010 up 2.1,0; 2020 down 0,0; 2030 up 0,0; 9000 wait")

    #expect(bench.log == ["1020 tap ended"])
  }

  @Test func theLocationIsInTheCoordinatesOfTheView() throws {
    let bench = Bench()
    let recognizer = TapRecognizer()
    recognizer.convert = { CGPoint(x: ($0.x - 100) / 2, y: $0.y) }
    bench.add(recognizer) { " \($0.location.text)" }

    try bench.play("0 down 110,0; 10 up 120,0")

    #expect(bench.log == ["10 tap ended 10,0"])
  }

  @Test(arguments: [-1, 0, 1])
  func fewerTapsThanOneAreOne(count: Int) throws {
    let bench = Bench()
    bench.add(TapRecognizer(count: count))
    try bench.play("0 wait; 10 down 0,0; 50 up 0,0; 1000 wait")
    #expect(bench.log == ["50 tap ended"])
    #expect(bench.isAtRest)
  }
}
