import Foundation
import Interaction
import Testing
import VirtualTime

@Suite struct DragRecognizerTests {
  static let rows = [
    GestureCase(
      "9 points are no drag", "0 down 0,0; 10 move 9,0; 20 up 9,0", []),
    GestureCase(
      "10 points are no drag", "0 down 0,0; 10 move 0,10; 20 up 0,10", []),
    GestureCase(
      "10.5 points are one, and count from the down",
      "0 down 0,0; 10 move 0,10.5; 20 up 0,10.5",
      ["10 drag changed 0,10.5", "20 drag ended 0,10.5"]),
    GestureCase(
      "a way out and back goes on",
      "0 down 5,5; 10 move 25,5; 20 move 5,5; 30 up 5,5",
      ["10 drag changed 20,0", "20 drag changed 0,0", "30 drag ended 0,0"]),
    GestureCase(
      "a step to where the pointer is changes nothing",
      "0 down 0,0; 10 move 20,0; 20 move 20,0; 30 up 20,0",
      ["10 drag changed 20,0", "30 drag ended 20,0"]),
    GestureCase(
      "an up somewhere else is a movement too",
      "0 down 0,0; 10 up 30,0", ["10 drag changed 30,0", "10 drag ended 30,0"]),
    GestureCase(
      "an up somewhere else, too near, is none", "0 down 0,0; 10 up 10,0", []),
    GestureCase(
      "a second pointer cancels it",
      "0 down 0,0; 10 move 20,0; 20 down 0,0 1; 30 move 40,0; 40 up 40,0; 50 up 0,0 1",
      ["10 drag changed 20,0", "20 drag cancelled"]),
    GestureCase(
      "another button cancels it",
      "0 down 0,0; 10 move 20,0; 20 down 20,0 secondary; 30 up 20,0; 30 up 20,0 secondary",
      ["10 drag changed 20,0", "20 drag cancelled"]),
    GestureCase(
      "a cancel cancels it",
      "0 down 0,0; 10 move 20,0; 20 cancel 20,0; 30 move 40,0; 40 up 40,0",
      ["10 drag changed 20,0", "20 drag cancelled"]),
    GestureCase(
      "a lost focus cancels it",
      "0 down 0,0; 10 move 20,0; 20 lost; 30 move 40,0; 40 up 40,0",
      ["10 drag changed 20,0", "20 drag cancelled"]),
  ]

  @Test(arguments: rows)
  func aDrag(_ row: GestureCase) throws {
    let bench = Bench()
    bench.add(DragRecognizer()) { " \($0.translation.text)" }
    try bench.play(row.script)
    #expect(bench.log == row.log)
    #expect(bench.isAtRest)
  }

  @Test(arguments: [0, -1] as [CGFloat])
  func withNoDistanceTheDownIsEnough(distance: CGFloat) throws {
    let bench = Bench()
    bench.add(DragRecognizer(minimumDistance: distance)) { " \($0.translation.text)" }
    try bench.play("0 down 5,5; 10 move 6,5; 20 up 6,5")
    #expect(bench.log == ["0 drag changed 0,0", "10 drag changed 1,0", "20 drag ended 1,0"])
  }

  @Test(arguments: [0.5, 1] as [CGFloat])
  func withALittleDistanceTheDownIsNotEnough(distance: CGFloat) throws {
    let bench = Bench()
    bench.add(DragRecognizer(minimumDistance: distance)) { " \($0.translation.text)" }
    try bench.play("0 down 5,5; 10 move 7,5; 20 up 7,5")
    #expect(bench.log == ["10 drag changed 2,0", "20 drag ended 2,0"])
  }

  @Test func aDragWhosePointerAClosureLiftsAtTheDownEndsWhereItBegan() throws {
    let bench = Bench()
    let press = PressRecognizer()
    bench.add(DragRecognizer(minimumDistance: 0)) { " \($0.translation.text)" }
    bench.add(press)
    press.onChanged = { [router = bench.router] _ in
      router.send(PointerEvent(.up, at: .zero)) { [] }
    }
    try bench.play("0 down 0,0")
    #expect(bench.log == ["0 press cancelled", "0 drag changed 0,0", "0 drag ended 0,0"])
    #expect(bench.isAtRest)
  }

  @Test func theValueIsSwiftUIs() throws {
    let bench = Bench()
    let recognizer = DragRecognizer()
    var values: [DragRecognizer.Value] = []
    bench.add(recognizer)
    recognizer.onChanged = { values.append($0) }
    recognizer.convert = { CGPoint(x: $0.x - 100, y: $0.y - 200) }

    try bench.play("0 down 110,220; 20 move 130,180; 100 up 130,180")

    let value = try #require(values.first)
    #expect(value.time == Instant(milliseconds: 20))
    #expect(value.startLocation == CGPoint(x: 10, y: 20))
    #expect(value.location == CGPoint(x: 30, y: -20))
    #expect(value.translation == CGSize(width: 20, height: -40))
    #expect(value.velocity == CGSize(width: 1_000, height: -2_000))
    #expect(value.predictedEndLocation == CGPoint(x: 280, y: -520))
    #expect(value.predictedEndTranslation == CGSize(width: 270, height: -540))
    #expect(values.count == 1)
  }

  @Test func theDistanceIsMeasuredInTheViewport() throws {
    let bench = Bench()
    let recognizer = DragRecognizer()
    recognizer.convert = { CGPoint(x: $0.x * 100, y: $0.y * 100) }
    bench.add(recognizer) { " \($0.translation.text)" }
    try bench.play("0 down 0,0; 10 move 10,0; 20 move 11,0; 30 up 11,0")
    #expect(bench.log == ["20 drag changed 1100,0", "30 drag ended 1100,0"])
  }

  @Test func theParametersCanChangeInTheMiddle() throws {
    let bench = Bench()
    let recognizer = DragRecognizer()
    bench.add(recognizer) { " \($0.translation.text)" }
    try bench.play("0 down 0,0; 10 move 20,0")
    recognizer.minimumDistance = 500
    recognizer.onChanged = { _ in bench.note("another closure") }
    try bench.play("20 move 30,0; 30 up 30,0")
    #expect(bench.log == ["10 drag changed 20,0", "20 another closure", "30 drag ended 30,0"])
  }

  @Test func theVelocityOfADragIsNoneOfTheDragBefore() throws {
    let bench = Bench()
    let drag = DragRecognizer()
    bench.add(drag)
    var velocities: [CGFloat] = []
    drag.onEnded = { velocities.append($0.velocity.width) }
    for start in [0, 50] {
      try bench.play(
        "\(start) down \(start),0; \(start + 10) move \(start + 20),0; \(start + 20) up \(start + 40),0"
      )
    }
    #expect(velocities == [2_000, 2_000])
  }
}
