import Foundation
import Rasterizer
import Testing

struct PixelDifferenceTests {
  @Test func equalSurfacesDoNotDiffer() throws {
    let surface = try Surface(width: 4, height: 3)
    #expect(surface.difference(from: try surface.copy()) == .none)
  }

  @Test func theDifferenceNamesCountLargestChannelAndBounds() throws {
    let one = try Surface(width: 10, height: 10)
    let other = try Surface(width: 10, height: 10)
    other.withRow(2) { row in row[3] = 0x05_0001 }
    other.withRow(7) { row in row[4] = 0x00_0200 }
    let difference = one.difference(from: other)
    #expect(
      difference
        == .pixels(count: 2, largest: 5, bounds: CGRect(x: 3, y: 2, width: 2, height: 6)))
    #expect(difference.description == "2 pixels differ, by up to 5 of 255, in x 3..<5, y 2..<8")
  }

  @Test(arguments: [(0, true), (4, true), (5, false), (6, false)])
  func whatIsToleratedDoesNotCount(tolerance: Int, differs: Bool) throws {
    let one = try Surface(width: 1, height: 1)
    let other = try Surface(width: 1, height: 1)
    other.withRow(0) { row in row[0] = 0x05_0000 }
    #expect((one.difference(from: other, tolerance: tolerance) != .none) == differs)
  }

  @Test func otherSizesAreTheDifference() throws {
    let difference = try Surface(width: 4, height: 3).difference(
      from: Surface(width: 4, height: 5))
    #expect(difference == .size(CGSize(width: 4, height: 3), CGSize(width: 4, height: 5)))
    #expect(difference.description == "sizes differ: 4 × 3 and 4 × 5 pixels")
  }
}
