import Foundation
import Interaction
import Testing
import VirtualTime

@Suite struct LongPressRecognizerTests {
  static let rows = [
    GestureCase(
      "499.999999 ms are too short",
      "0 down 0,0; 499999999ns up 0,0", ["0 press changed", "499+999999ns press cancelled"]),
    GestureCase(
      "500 ms are long enough: the time comes before the up",
      "0 down 0,0; 500 up 0,0", ["0 press changed", "500 press ended"]),
    GestureCase(
      "with 500.000001 ms it ended at 500",
      "0 down 0,0; 500000001ns up 0,0", ["0 press changed", "500 press ended"]),
    GestureCase(
      "it ends while the pointer is down, once",
      "0 down 0,0; 5000 move 900,0; 6000 up 0,0", ["0 press changed", "500 press ended"]),
    GestureCase(
      "9 points of movement are allowed",
      "0 down 0,0; 100 move 9,0; 600 up 9,0", ["0 press changed", "500 press ended"]),
    GestureCase(
      "10 points of movement are allowed",
      "0 down 0,0; 100 move 0,10; 600 up 0,10", ["0 press changed", "500 press ended"]),
    GestureCase(
      "10.001 points are not",
      "0 down 0,0; 100 move 0,10.001; 600 up 0,10",
      ["0 press changed", "100 press cancelled"]),
    GestureCase(
      "a movement at the very instant comes too late to matter",
      "0 down 0,0; 500 move 0,100; 600 up 0,100", ["0 press changed", "500 press ended"]),
    GestureCase(
      "a second pointer cancels it",
      "0 down 0,0; 100 down 5,5 1; 900 up 0,0; 900 up 5,5 1",
      ["0 press changed", "100 press cancelled"]),
    GestureCase(
      "another button cancels it",
      "0 down 0,0; 100 down 0,0 middle; 900 up 0,0; 900 up 0,0 middle",
      ["0 press changed", "100 press cancelled"]),
    GestureCase(
      "a cancel cancels it",
      "0 down 0,0; 100 cancel 0,0; 900 wait", ["0 press changed", "100 press cancelled"]),
    GestureCase(
      "a lost focus cancels it",
      "0 down 0,0; 100 lost; 900 wait", ["0 press changed", "100 press cancelled"]),
  ]

  @Test(arguments: rows)
  func aLongPress(_ row: GestureCase) throws {
    let bench = Bench()
    bench.add(LongPressRecognizer(name: "press"))
    try bench.play(row.script)
    #expect(bench.log == row.log)
    #expect(bench.isAtRest)
  }

  @Test(arguments: [
    (999, ["0 pressing true", "999 cancelled", "999 pressing false"]),
    (1_000, ["0 pressing true", "1000 ended", "1000 pressing false"]),
    (1_001, ["0 pressing true", "1000 ended", "1000 pressing false"]),
  ])
  func pressingChangesTwice(milliseconds: Int, log: [String]) throws {
    let bench = Bench()
    let recognizer = LongPressRecognizer(minimumDuration: .seconds(1))
    bench.add(recognizer)
    recognizer.onChanged = nil
    recognizer.onEnded = { _ in bench.note("ended") }
    recognizer.onCancelled = { bench.note("cancelled") }
    recognizer.onPressingChanged = { bench.note("pressing \($0)") }
    try bench.play("0 down 0,0; \(milliseconds) up 0,0")
    #expect(bench.log == log)
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func withNoDurationTheDownIsEnough(duration: Duration) throws {
    let bench = Bench()
    bench.add(LongPressRecognizer(minimumDuration: duration, name: "press"))
    try bench.play("7 down 0,0")
    #expect(bench.log == ["7 press changed", "7 press ended"])
    try bench.play("9 up 0,0")
    #expect(bench.log == ["7 press changed", "7 press ended"])
    #expect(bench.isAtRest)
  }

  @Test func aPressWhoseViewLeavesIsToldToBeOverOnce() throws {
    let bench = Bench()
    let recognizer = LongPressRecognizer(name: "press")
    bench.add(recognizer)
    recognizer.onPressingChanged = { bench.note("pressing \($0)") }
    #expect(bench.router.remove(recognizer).map { _ in true } == nil, "nothing has begun")
    try bench.play("0 down 0,0; 100 wait")
    let ending = try #require(bench.router.remove(recognizer))
    ending()
    try bench.play("200 up 0,0; 300 down 0,0; 400 up 0,0")
    #expect(
      bench.log == [
        "0 press changed", "0 pressing true", "100 press cancelled", "100 pressing false",
        "300 press changed", "300 pressing true", "400 press cancelled", "400 pressing false",
      ])
  }

  @Test func aPressThatIsOnlyFeltIsToldToBeOver() throws {
    let bench = Bench()
    let recognizer = LongPressRecognizer(name: "press")
    recognizer.onPressingChanged = { bench.note("pressing \($0)") }
    bench.add(recognizer)
    recognizer.onChanged = nil
    recognizer.onCancelled = nil
    try bench.play("0 down 0,0; 100 wait")
    let ending = try #require(bench.router.remove(recognizer))
    ending()
    #expect(bench.log == ["0 pressing true", "100 pressing false"])
  }

  @Test func aClosureThatGivesThePressUpStartsNoTimer() throws {
    let bench = Bench()
    for duration in [Duration.seconds(1), .zero] {
      let recognizer = LongPressRecognizer(minimumDuration: duration, name: "press")
      bench.add(recognizer)
      recognizer.onChanged = { [router = bench.router] _ in router.cancelAll() }
    }
    try bench.play("0 down 0,0")
    #expect(bench.scheduler.liveTimers.isEmpty)
    try bench.play("2000 up 0,0")
    #expect(bench.log == ["0 press cancelled"])
    #expect(bench.isAtRest)
  }

  @Test func itsValueIsThatItIsPressed() throws {
    let bench = Bench()
    bench.add(LongPressRecognizer(name: "press")) { " \($0)" }
    try bench.play("0 down 0,0; 600 up 0,0")
    #expect(bench.log == ["0 press changed true", "500 press ended true"])
  }

  @Test func aPointerThatHasPressedLeavesThePressOfTheNextOneAlone() throws {
    let bench = Bench()
    bench.add(LongPressRecognizer(name: "press"))
    try bench.play("0 down 0,0 1; 600 down 0,0 2; 700 move 50,0 1; 1200 up 50,0 1; 1300 up 0,0 2")
    #expect(
      bench.log == ["0 press changed", "500 press ended", "600 press changed", "1100 press ended"])
    #expect(bench.isAtRest)
  }

  @Test func theDistanceCanBeAnother() throws {
    let bench = Bench()
    bench.add(LongPressRecognizer(maximumDistance: 50, name: "press"))
    try bench.play("0 down 0,0; 100 move 50,0; 600 up 0,0")
    try bench.play("1000 down 0,0; 1100 move 50.5,0; 1600 up 0,0")
    #expect(
      bench.log == [
        "0 press changed", "500 press ended", "1000 press changed", "1100 press cancelled",
      ])
  }
}
