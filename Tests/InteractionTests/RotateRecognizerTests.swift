import Foundation
import Interaction
import Testing

@Suite struct RotateRecognizerTests {
  static let degree = Double.pi / 180

  /// A finger at (0, 0), and one that stands 1000 points away at these angles, in degrees, one after
  /// the other.
  static func turn(_ degrees: [Double]) throws -> (bench: Bench, rotations: [Double]) {
    let bench = Bench()
    let recognizer = RotateRecognizer()
    bench.add(recognizer)
    var rotations: [Double] = []
    recognizer.onChanged = { rotations.append($0.rotation / degree) }
    try bench.play("0 down 0,0 1")
    for (index, angle) in degrees.enumerated() {
      let x = 1_000 * cos(angle * degree)
      let y = 1_000 * sin(angle * degree)
      try bench.play("\(10 + index) \(index == 0 ? "down" : "move") \(x),\(y) 2")
    }
    try bench.play("900 up 0,0 1; 910 up 0,0 2")
    return (bench, rotations)
  }

  @Test(arguments: [0.99, -0.99, 1.01, -1.01, 90, -90])
  func moreThanADegreeIsATurn(degrees: Double) throws {
    let (bench, rotations) = try Self.turn([30, 30 + degrees])
    if degrees.magnitude < 1 {
      #expect(rotations == [])
    } else {
      #expect(rotations.count == 1)
      #expect(((rotations.first ?? 0) - degrees).magnitude < 1e-9)
    }
    #expect(bench.isAtRest)
  }

  @Test func theBoundIsExceededByMore() throws {
    for (bound, begins) in [(Double.pi / 2 - 1e-9, true), (.pi / 2, false)] {
      let bench = Bench()
      bench.add(RotateRecognizer(minimumAngleDelta: bound))
      try bench.play("0 down 0,0 1; 1 down 100,0 2; 2 move 0,100 2; 3 up 0,100 2; 4 up 0,0 1")
      #expect(bench.log == (begins ? ["2 rotate changed", "3 rotate ended"] : []))
    }
  }

  @Test func aTurnGoesOnBeyondAHalfAndAWholeOne() throws {
    let (_, rotations) = try Self.turn([170, 190, 280, 370, 460, 550])
    let expected = [20.0, 110, 200, 290, 380]
    #expect(rotations.count == expected.count)
    for (rotation, angle) in zip(rotations, expected) {
      #expect((rotation - angle).magnitude < 1e-9)
    }
  }

  @Test func aTurnTheOtherWayGoesOnBeyondAHalfAndAWholeOne() throws {
    let (_, rotations) = try Self.turn([190, 170, 80, -10, -100, -190])
    let expected = [-20.0, -110, -200, -290, -380]
    #expect(rotations.count == expected.count)
    for (rotation, angle) in zip(rotations, expected) {
      #expect((rotation - angle).magnitude < 1e-9)
    }
  }

  @Test func aPinchIsNone() throws {
    let bench = Bench()
    bench.add(RotateRecognizer())
    try bench.play("0 down 0,0 1; 1 down 100,0 2; 2 move 900,0 2; 3 up 900,0 2; 4 up 0,0 1")
    #expect(bench.log == [])
    #expect(bench.isAtRest)
  }

  @Test func theValueIsSwiftUIs() throws {
    let bench = Bench()
    let recognizer = RotateRecognizer()
    var values: [RotateRecognizer.Value] = []
    bench.add(recognizer)
    recognizer.onChanged = { values.append($0) }
    recognizer.convert = { CGPoint(x: $0.x - 5, y: $0.y) }
    for start in [0, 60] {
      try bench.play(
        """
        \(start) down 10,20 1; \(start + 10) down 110,20 2; \(start + 20) move 10,120 2
        \(start + 30) move -90,20 2; \(start + 40) up -90,20 2; \(start + 40) up 10,20 1
        """)
    }
    #expect(values.map(\.startLocation) == Array(repeating: CGPoint(x: 55, y: 20), count: 4))
    #expect(values.map(\.rotation) == [.pi / 2, .pi, .pi / 2, .pi])
    for value in values { #expect((value.velocity - 50 * .pi).magnitude < 1e-9) }
  }

  @Test func theBoundIsADegreeUnlessTheProgramSaysSo() {
    #expect(RotateRecognizer().minimumAngleDelta == .pi / 180)
  }

  /// Half a turn at once is one clockwise or the other way round; which of both is as it lies.
  @Test(arguments: [(100.0, 0.0, -100.0, 0.0, 1.0), (-100.0, 0.0, 100.0, 0.0, -1.0)])
  func halfATurnAtOnceIsNoMore(x0: Double, y0: Double, x1: Double, y1: Double, sign: Double) throws
  {
    let bench = Bench()
    let recognizer = RotateRecognizer()
    bench.add(recognizer)
    var rotations: [Double] = []
    recognizer.onChanged = { rotations.append($0.rotation) }
    try bench.play(
      "0 down 0,0 1; 1 down \(x0),\(y0) 2; 2 move \(x1),\(y1) 2; 3 up \(x1),\(y1) 2; 4 up 0,0 1")
    #expect(rotations == [sign * .pi])
  }

  @Test func fingersThatStandAnywhereTurnAroundEachOther() throws {
    let bench = Bench()
    bench.add(RotateRecognizer()) { " \((($0.rotation / Self.degree) * 1e6).rounded() / 1e6)" }
    try bench.play(
      "0 down 300,500 1; 1 down 400,500 2; 2 move 300,600 2; 3 up 300,600 2; 4 up 300,500 1")
    #expect(bench.log == ["2 rotate changed 90.0", "3 rotate ended 90.0"])
  }
}
