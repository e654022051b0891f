import Foundation
import Testing

@testable import Replay

struct ScriptCoordinateTests {
  @Test(arguments: [
    (0, "0"), (1, "0.001"), (10, "0.01"), (100, "0.1"), (1000, "1"), (-1, "-0.001"),
    (-1500, "-1.5"), (12_345, "12.345"), (1_000_000_000, "1000000"),
    (-1_000_000_000, "-1000000"), (1_000_000_001, "1000000"), (Int.min, "-1000000"),
  ])
  func printsTheShortestDecimal(thousandths: Int, text: String) {
    #expect(ScriptCoordinate(thousandths: thousandths).description == text)
  }

  @Test(arguments: [
    (0.0004, 0), (0.0005, 1), (-0.0005, -1), (12.345, 12_345), (1_000_000, 1_000_000_000),
    (1_000_000.001, 1_000_000_000), (1e300, 1_000_000_000), (-.infinity, -1_000_000_000),
    (.nan, 0),
  ])
  func takesTheNearestThousandthOfAnyNumber(value: Double, thousandths: Int) {
    #expect(ScriptCoordinate(CGFloat(value)).thousandths == thousandths)
  }

  @Test func everyThousandthSurvivesPoints() {
    for thousandths in stride(from: -1_000_000_000, through: 1_000_000_000, by: 999_983) {
      let coordinate = ScriptCoordinate(thousandths: thousandths)
      #expect(ScriptCoordinate(coordinate.value) == coordinate)
    }
  }

  @Test func aSizeHasNoNegativeSide() {
    #expect(ScriptSize(CGSize(width: -1, height: 100_001)).description == "0x100000")
  }

  @Test func lengthsAreOrderedByTheirPoints() {
    let lengths = [-1000, -1, 0, 1, 1000].map(ScriptCoordinate.init(thousandths:))
    for (index, length) in lengths.enumerated() {
      for (other, second) in lengths.enumerated() {
        #expect((length < second) == (index < other))
      }
    }
  }
}
