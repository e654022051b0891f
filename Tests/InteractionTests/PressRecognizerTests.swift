import Foundation
import Interaction
import Testing

@Suite struct PressRecognizerTests {
  static let rows = [
    GestureCase(
      "a button is pressed at the down and acts at the up",
      "0 down 50,50; 80 up 50,50", ["0 press changed", "80 press ended"]),
    GestureCase(
      "it acts however long it took",
      "0 down 50,50; 60000 up 50,50", ["0 press changed", "60000 press ended"]),
    GestureCase(
      "it acts however far the pointer went within it",
      "0 down 1,1; 10 move 99,99; 80 up 1,99", ["0 press changed", "80 press ended"]),
    GestureCase(
      "the last point inside is inside",
      "0 down 50,50; 10 move 99.999,50; 80 up 99.999,50", ["0 press changed", "80 press ended"]),
    GestureCase(
      "the first point outside is outside",
      "0 down 50,50; 10 move 100,50; 80 up 100,50", ["0 press changed", "10 press cancelled"]),
    GestureCase(
      "it stays cancelled when the pointer comes back",
      "0 down 50,50; 10 move 150,50; 20 move 50,50; 80 up 50,50",
      ["0 press changed", "10 press cancelled"]),
    GestureCase(
      "a release outside does nothing",
      "0 down 50,50; 80 up 150,50", ["0 press changed", "80 press cancelled"]),
    GestureCase(
      "a second pointer cancels it",
      "0 down 50,50; 10 down 60,50 1; 80 up 50,50; 90 up 60,50 1",
      ["0 press changed", "10 press cancelled"]),
    GestureCase(
      "a cancel cancels it",
      "0 down 50,50; 10 cancel 50,50", ["0 press changed", "10 press cancelled"]),
    GestureCase(
      "a lost focus cancels it", "0 down 50,50; 10 lost", ["0 press changed", "10 press cancelled"]),
  ]

  @Test(arguments: rows)
  func aPress(_ row: GestureCase) throws {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let bench = Bench()
    bench.add(PressRecognizer(contains: frame.contains), in: frame)
    try bench.play(row.script)
    #expect(bench.log == row.log)
    #expect(bench.isAtRest)
  }

  @Test func aButtonIsEverywhereUnlessTheProgramSaysWhere() throws {
    let bench = Bench()
    bench.add(PressRecognizer())
    try bench.play("0 down 0,0; 10 move 500,-900; 20 up 500,-900")
    #expect(bench.log == ["0 press changed", "20 press ended"])
  }

  @Test func whatIsInsideIsSaidInTheCoordinatesOfTheView() throws {
    let bench = Bench()
    let recognizer = PressRecognizer { CGRect(x: 0, y: 0, width: 10, height: 10).contains($0) }
    recognizer.convert = { CGPoint(x: $0.x - 500, y: $0.y - 500) }
    bench.add(recognizer) { " \($0.location.text)" }
    try bench.play("0 down 500,500; 10 up 509,509; 20 down 500,500; 30 move 510,509; 40 up 0,0")
    #expect(
      bench.log == [
        "0 press changed 0,0", "10 press ended 9,9", "20 press changed 0,0", "30 press cancelled",
      ])
  }
}
