import Foundation
import Testing

@testable import Rasterizer

struct SurfaceBlurTests {
  private func surface(side: Int = 101, _ pixel: (Int, Int) -> UInt32) throws -> Surface {
    let surface = try Surface(width: side, height: side, format: .argb32)
    for y in 0..<side {
      surface.withRow(y) { row in
        for x in 0..<side { row[x] = pixel(x, y) }
      }
    }
    return surface
  }

  /// An edge becomes the bell's integral.
  @Test(arguments: [1.0, 2, 3.3, 5, 8, 12])
  func anEdgeBecomesAsSoftAsABellMakesIt(deviation: Double) throws {
    let edge = try surface(side: 201) { x, _ in x < 100 ? 0xFFFF_FFFF : 0 }
    edge.blur(deviation: deviation)
    for x in 60..<140 {
      let distance = (Double(x) + 0.5 - 100) / deviation
      let expected = 255 * 0.5 * erfc(distance / 2.0.squareRoot())
      let actual = Double(edge[x, 100] >> 24)
      #expect(abs(actual - expected) < 9, "x \(x): \(actual), expected \(expected)")
    }
  }

  @Test(arguments: [0.6, 1, 1.5, 2, 4, 7])
  func aPointStaysInItsPlaceAndWithinReach(deviation: Double) throws {
    let point = try surface { x, y in abs(x - 50) < 3 && abs(y - 50) < 3 ? 0xFF80_4020 : 0 }
    point.blur(deviation: deviation)
    let reach = 3 + Int((3 * deviation).rounded(.up))
    for distance in 0..<50 {
      #expect(point[50 + distance, 50] == point[50 - distance, 50])
      #expect(point[50, 50 + distance] == point[50, 50 - distance])
      if distance >= reach { #expect(point[50 + distance, 50] == 0) }
    }
    for x in 0..<101 {
      let pixel = point[x, 50]
      #expect((pixel >> 16) & 0xFF <= pixel >> 24, "more color than opacity")
    }
  }

  @Test func whatIsEvenStaysEven() throws {
    let even = try surface(side: 200) { _, _ in 0xC0A0_8060 }
    even.blur(deviation: 5)
    #expect(even[100, 100] == 0xC0A0_8060)
  }

  @Test(arguments: [0, 0.2, -1, .nan, -.infinity])
  func aBlurOfNothingChangesNothing(deviation: Double) throws {
    let point = try surface { x, y in x == y ? 0xFFFF_FFFF : 0 }
    let before = try point.copy()
    point.blur(deviation: deviation)
    #expect(point == before)
  }

  @Test func aBlurWiderThanThePictureIsNearlyNothing() throws {
    let point = try surface(side: 20) { x, y in x == 10 && y == 10 ? 0xFFFF_FFFF : 0 }
    point.blur(deviation: .infinity)
    #expect(point[0, 0] == point[19, 19])
  }

  @Test func onlyTheOpacityIsBlurredWhereThatIsAllThatCounts() throws {
    let point = try surface { x, _ in x < 50 ? 0xFFFF_FFFF : 0 }
    point.blur(deviation: 3, channels: .opacity)
    #expect(point[52, 50] & 0xFF_FFFF == 0)
    #expect(point[52, 50] >> 24 > 20)
  }
}
