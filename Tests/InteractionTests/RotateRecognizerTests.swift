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

  @Test func aPinchIsNone() throws {
    let bench = Bench()
    bench.add(RotateRecognizer())
    try bench.play("0 down 0,0 1; 1 down 100,0 2; 2 move 900,0 2; 3 up 900,0 2; 4 up 0,0 1")
    #expect(bench.log == [])
    #expect(bench.isAtRest)
  }
}
