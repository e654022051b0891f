import Foundation
import Testing

@testable import Rasterizer

struct DeviceRectTests {
  @Test(arguments: [
    (10.0, 10, 20.0, 20), (10.001, 10, 19.999, 20), (9.999, 9, 20.001, 21), (-0.5, -1, 0.5, 1),
  ])
  func edgesAreRoundedOutwards(minimum: Double, pixel: Int, maximum: Double, end: Int) {
    let rect = CGRect(x: minimum, y: minimum, width: maximum - minimum, height: maximum - minimum)
    #expect(
      DeviceRect(enclosing: rect, scale: 1)
        == DeviceRect(minX: pixel, minY: pixel, maxX: end, maxY: end))
  }

  @Test func pointsBecomePixels() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      DeviceRect(enclosing: rect, scale: 1.5) == DeviceRect(minX: 1, minY: 3, maxX: 6, maxY: 9))
  }

  @Test func nothingEnclosesNothing() {
    #expect(DeviceRect(enclosing: .null, scale: 2).isEmpty)
  }

  @Test func whatIsNotANumberReachesEverywhere() {
    let rect = DeviceRect(
      enclosing: CGRect(x: CGFloat.nan, y: 5, width: 1, height: 1), scale: 1)
    #expect(rect.minX < -1_000_000)
    #expect(rect.maxX > 1_000_000)
    #expect(rect.minY == 5)
  }

  @Test func whatIsInfiniteStaysWithinNumbers() {
    let rect = DeviceRect(
      enclosing: CGRect(
        x: -CGFloat.greatestFiniteMagnitude, y: -1e300, width: .infinity, height: 2e300),
      scale: 2)
    #expect(rect.minY < -1_000_000)
    #expect(rect.maxY > 1_000_000)
    #expect(rect.maxX > 1_000_000)
  }

  @Test func rectanglesAreMadeDisjoint() {
    let areas = DeviceRect.disjoint([
      DeviceRect(minX: 0, minY: 0, maxX: 10, maxY: 10),
      DeviceRect(minX: 5, minY: 5, maxX: 15, maxY: 15),
      DeviceRect(minX: 3, minY: 3, maxX: 3, maxY: 9),
    ])
    let covered = areas.reduce(0) { sum, area in sum + area.width * area.height }
    #expect(covered == 175)
    for (index, area) in areas.enumerated() {
      #expect(!areas[(index + 1)...].contains { $0.intersects(area) })
    }
  }

  @Test(arguments: [(9, true), (10, false), (11, false)])
  func rectanglesThatOnlyTouchDoNotIntersect(minX: Int, intersects: Bool) {
    let area = DeviceRect(minX: 0, minY: 0, maxX: 10, maxY: 10)
    let other = DeviceRect(minX: minX, minY: 0, maxX: 20, maxY: 10)
    #expect(area.intersects(other) == intersects)
  }
}
