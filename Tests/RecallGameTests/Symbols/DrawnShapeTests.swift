import RecallUI
import Testing

@testable import RecallGame

@Suite struct DrawnShapeTests {
  private static let square = CGRect(x: 100, y: 50, width: 80, height: 80)

  @Test(arguments: DrawnShape.allCases)
  func aShapeFillsItsSquareAndStaysInIt(shape: DrawnShape) {
    let path = shape.path(in: Self.square)
    let around = (-10...90).flatMap { y in
      (-10...90).map { x in
        CGPoint(x: Self.square.minX + CGFloat(x), y: Self.square.minY + CGFloat(y))
      }
    }
    let covered = around.filter { path.contains($0) }
    let (xs, ys) = (covered.map(\.x), covered.map(\.y))
    let bounds = CGRect(
      x: xs.min() ?? 0, y: ys.min() ?? 0, width: (xs.max() ?? 0) - (xs.min() ?? 0),
      height: (ys.max() ?? 0) - (ys.min() ?? 0))
    #expect(Self.square.contains(bounds))
    #expect(max(bounds.width, bounds.height) >= 68)
  }

  @Test(arguments: DrawnShape.allCases)
  func aShapeIsDrawnInTheMiddleOfWhatItIsGiven(shape: DrawnShape) {
    let wide = CGRect(x: 60, y: 50, width: 160, height: 80)
    #expect(shape.path(in: wide).boundingRect == shape.path(in: Self.square).boundingRect)
  }

  /// Shapes are told apart by what they cover, not only by their words.
  @Test func noTwoShapesCoverTheSame() {
    let prints = DrawnShape.allCases.map { shape in
      let path = shape.path(in: CGRect(x: 0, y: 0, width: 24, height: 24))
      return (0..<576).map { path.contains(CGPoint(x: $0 % 24, y: $0 / 24)) }
    }
    for (index, print) in prints.enumerated() {
      for other in prints[..<index] {
        let differing = zip(print, other).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
        #expect(differing > 40, "\(DrawnShape.allCases[index])")
      }
    }
  }

  @Test(arguments: [CGRect.zero, CGRect(x: 0, y: 0, width: 0, height: 9)])
  func noSpaceIsTooSmall(rect: CGRect) {
    for shape in DrawnShape.allCases {
      #expect(shape.path(in: rect).boundingRect.width.isFinite)
    }
  }
}
