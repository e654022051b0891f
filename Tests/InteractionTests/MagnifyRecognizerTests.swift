import Foundation
import Interaction
import Testing
import VirtualTime

@Suite struct MagnifyRecognizerTests {
  static let rows = [
    GestureCase(
      "0.9 percent is nothing",
      "0 down 0,0 1; 10 down 1000,0 2; 20 move 1009,0 2; 30 up 1009,0 2; 40 up 0,0 1", []),
    GestureCase(
      "1 percent is nothing",
      "0 down 0,0 1; 10 down 1000,0 2; 20 move 1009.99,0 2; 30 up 1009.99,0 2; 40 up 0,0 1", []),
    GestureCase(
      "more than that is a pinch, which ends with the first finger",
      "0 down 0,0 1; 10 down 1000,0 2; 20 move 1011,0 2; 30 up 1011,0 2; 40 up 0,0 1",
      ["20 magnify changed 1.011", "30 magnify ended 1.011"]),
    GestureCase(
      "the way between the fingers may lead anywhere",
      "0 down 100,200 1; 10 down 400,600 2; 20 move 700,1000 2; 30 up 700,1000 2; 40 up 100,200 1",
      ["20 magnify changed 2", "30 magnify ended 2"]),
    GestureCase(
      "one that ends nearer than it was moved ends there",
      "0 down 0,0 1; 10 down 100,0 2; 20 move 200,0 2; 30 up 300,0 2; 40 up 0,0 1",
      ["20 magnify changed 2", "30 magnify changed 3", "30 magnify ended 3"]),
    GestureCase(
      "a pinch of none is none, and neither is the way to it",
      "0 down 50,80 1; 10 down 150,80 2; 20 move 150.9,80 2; 30 move 50,80 1; 40 up 50,80 1; 50 up 150.9,80 2",
      []),
    GestureCase(
      "a finger that is lifted before it counts leaves none",
      "0 down 0,0 1; 10 up 0,0 1; 20 down 100,0 2; 30 move 200,0 2; 40 up 200,0 2", []),
    GestureCase(
      "the next pinch begins anew",
      """
      0 down 0,0 1; 10 down 100,0 2; 20 move 200,0 2; 30 up 200,0 2; 40 up 0,0 1
      50 down 0,0 1; 60 down 100,0 2; 70 move 100.5,0 2; 80 move 300,0 2; 90 up 300,0 2; 95 up 0,0 1
      """,
      [
        "20 magnify changed 2", "30 magnify ended 2", "80 magnify changed 3",
        "90 magnify ended 3",
      ]),
    GestureCase(
      "after a pinch one finger is none",
      """
      0 down 0,0 1; 10 down 100,0 2; 20 move 200,0 2; 30 up 200,0 2; 40 up 0,0 1
      50 down 0,0 1; 60 move 300,0 1; 70 up 300,0 1
      """,
      ["20 magnify changed 2", "30 magnify ended 2"]),
    GestureCase(
      "nor is one after a pinch that was lost",
      """
      0 down 0,0 1; 10 down 100,0 2; 20 move 200,0 2; 30 lost
      50 down 0,0 1; 55 down 100,0 2; 60 move 100.5,0 2; 70 up 100.5,0 2; 80 up 0,0 1
      """,
      ["20 magnify changed 2", "30 magnify cancelled"]),
    GestureCase(
      "it may get smaller",
      "0 down 0,0 1; 10 down 1000,0 2; 20 move 500,0 1; 30 up 500,0 1; 40 up 0,0 2",
      ["20 magnify changed 0.5", "30 magnify ended 0.5"]),
    GestureCase(
      "one finger is none", "0 down 0,0 1; 20 move 500,0 1; 30 up 500,0 1", []),
    GestureCase(
      "a turn is none",
      "0 down 0,0 1; 10 down 100,0 2; 20 move 0,100 2; 30 up 0,100 2; 40 up 0,0 1", []),
    GestureCase(
      "a third finger is left out",
      """
      0 down 0,0 1; 10 down 100,0 2; 20 move 200,0 2; 30 down 50,0 3; 40 move 90,0 3
      50 up 90,0 3; 60 move 300,0 2; 70 up 0,0 1; 80 up 300,0 2
      """,
      ["20 magnify changed 2", "60 magnify changed 3", "70 magnify ended 3"]),
    GestureCase(
      "fingers in one place count as a point apart",
      "0 down 0,0 1; 10 down 0,0 2; 20 move 3,0 2; 30 up 3,0 2; 40 up 0,0 1",
      ["20 magnify changed 3", "30 magnify ended 3"]),
    GestureCase(
      "a cancel of one finger cancels it",
      "0 down 0,0 1; 10 down 100,0 2; 20 move 200,0 2; 30 cancel 0,0 1; 40 up 200,0 2",
      ["20 magnify changed 2", "30 magnify cancelled"]),
    GestureCase(
      "a lost focus cancels it",
      "0 down 0,0 1; 10 down 100,0 2; 20 move 200,0 2; 30 lost; 40 up 200,0 2",
      ["20 magnify changed 2", "30 magnify cancelled"]),
  ]

  @Test(arguments: rows)
  func aPinch(_ row: GestureCase) throws {
    let bench = Bench()
    bench.add(MagnifyRecognizer()) { " \(Double($0.magnification).shortText)" }
    try bench.play(row.script)
    #expect(bench.log == row.log)
    #expect(bench.isAtRest)
  }

  @Test(arguments: [(150, 0), (150.5, 1), (50, 0), (49.5, 1)])
  func itsBoundIsExceededByMore(distance: Double, begins: Int) throws {
    let bench = Bench()
    let recognizer = MagnifyRecognizer(minimumScaleDelta: 0.5)
    bench.add(recognizer)
    try bench.play("0 down 0,0 1; 10 down 100,0 2; 20 move \(distance),0 2")
    #expect(bench.log.count == begins)
  }

  @Test func theFingerThatIsLeftOfAPinchLeavesTheNextOneAlone() throws {
    let bench = Bench()
    bench.add(MagnifyRecognizer()) { " \(Double($0.magnification).shortText)" }
    try bench.play(
      """
      0 down 0,0 1; 10 down 100,0 2; 20 move 200,0 2; 30 up 0,0 1
      40 down 0,0 3; 50 up 200,0 2; 60 down 100,0 4; 70 move 300,0 4; 80 up 300,0 4; 90 up 0,0 3
      """)
    #expect(
      bench.log == [
        "20 magnify changed 2", "30 magnify ended 2", "70 magnify changed 3", "80 magnify ended 3",
      ])
    #expect(bench.isAtRest)
  }

  @Test func theValueIsSwiftUIs() throws {
    let bench = Bench()
    let recognizer = MagnifyRecognizer()
    var values: [MagnifyRecognizer.Value] = []
    bench.add(recognizer)
    recognizer.onEnded = { values.append($0) }
    recognizer.convert = { CGPoint(x: $0.x - 50, y: $0.y) }
    try bench.play("0 down 0,0 1; 10 down 100,0 2; 30 move 150,0 2; 50 move 200,0 2; 50 up 200,0 2")
    let value = try #require(values.first)
    #expect(value.time == Instant(milliseconds: 50))
    #expect(value.magnification == 2)
    #expect(value.velocity == 25)
    #expect(value.startLocation == CGPoint(x: 0, y: 0))
  }

  @Test func aPinchCompetesForBothContacts() throws {
    let bench = Bench()
    bench.add(TapRecognizer(name: "child"))
    bench.add(MagnifyRecognizer()) { " \(Double($0.magnification).shortText)" }
    bench.add(PressRecognizer(name: "outer"))
    try bench.play(
      "0 down 0,0 1; 10 down 100,0 2; 20 move 200,0 2; 30 up 200,0 2; 40 up 0,0 1; 1000 wait")
    #expect(
      bench.log == [
        "0 outer changed", "10 outer cancelled", "20 magnify changed 2", "30 magnify ended 2",
      ])
    #expect(bench.isAtRest)
  }

  @Test func aPinchThatLosesAContactIsNone() throws {
    let bench = Bench()
    let right = CGRect(x: 100, y: 0, width: 200, height: 50)
    bench.add(DragRecognizer(name: "child"), in: right) { " \($0.translation.text)" }
    bench.add(MagnifyRecognizer())
    try bench.play(
      "0 down 0,0 1; 10 down 100,0 2; 20 move 100,40 2; 30 up 100,40 2; 40 up 0,0 1; 1000 wait")
    #expect(bench.log == ["20 child changed 0,40", "30 child ended 0,40"])
    #expect(bench.isAtRest)
  }

  @Test func theMiddleIsBetweenTheFingers() throws {
    let bench = Bench()
    let recognizer = MagnifyRecognizer()
    var values: [MagnifyRecognizer.Value] = []
    bench.add(recognizer)
    recognizer.onEnded = { values.append($0) }
    try bench.play(
      "0 down 10,30 1; 10 down 110,90 2; 30 move 310,90 2; 50 up 310,90 2; 60 up 10,30 1")
    #expect(values.map(\.startLocation) == [CGPoint(x: 60, y: 60)])
  }

  @Test func theVelocityCountsFromTheSecondFinger() throws {
    let bench = Bench()
    let recognizer = MagnifyRecognizer()
    var velocities: [CGFloat] = []
    bench.add(recognizer)
    recognizer.onChanged = { velocities.append($0.velocity) }
    for start in [0, 60] {
      try bench.play(
        """
        \(start) down 0,0 1; \(start + 10) down 100,0 2; \(start + 20) move 150,0 2
        \(start + 30) up 150,0 2; \(start + 30) up 0,0 1
        """)
    }
    #expect(velocities == [50, 50])
  }
}
