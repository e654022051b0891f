import RecallUI
import Testing

@testable import Rasterizer

struct PictureSurfacesTests {
  private func item(
    _ frame: CGRect, _ interpolation: Image.Interpolation = .none
  ) throws -> DisplayItem {
    DisplayItem(.picture(try checkerboard(), frame: frame, interpolation))
  }

  @Test func aPictureFillsItsFramePixelByPixel() throws {
    let surface = try painted([item(CGRect(x: 2, y: 2, width: 16, height: 12))])
    #expect(surface.ink == DeviceRect(minX: 2, minY: 2, maxX: 18, maxY: 14))
    #expect(surface[3, 3] == 0xFF0000)
    #expect(surface.largestDistance(at: 7, 3, from: 0x7F7FFF) <= 1)
    #expect(surface[3, 7] != surface[3, 3])
  }

  @Test func smoothPixelsDontFadeAtTheEdges() throws {
    let surface = try painted([item(CGRect(x: 2, y: 2, width: 16, height: 12), .medium)])
    #expect(surface[2, 2] == 0xFF0000)
    #expect(surface.ink == DeviceRect(minX: 2, minY: 2, maxX: 18, maxY: 14))
    // Between two pixels is something of both.
    #expect(surface[5, 3] != surface[3, 3] && surface[5, 3] != surface[8, 3])
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, 1e-300])
  func whatHasNoSizeIsNotDrawnAndSpoilsNothing(side: CGFloat) throws {
    let surface = try painted([
      item(CGRect(x: 2, y: 2, width: side, height: 12)),
      .fill(Path(CGRect(x: 15, y: 15, width: 2, height: 2))),
    ])
    #expect(surface.ink == DeviceRect(minX: 15, minY: 15, maxX: 17, maxY: 17))
  }

  @Test func aSurfaceBecomesAPicture() throws {
    let opaque = try Surface(width: 2, height: 1)
    opaque.withRow(0) { $0[1] = 0x12_3456 }
    let picture = try #require(opaque.picture(named: "two"))
    #expect(picture.pixels == [0xFF00_0000, 0xFF12_3456])
    let clear = try Surface(width: 1, height: 1, format: .argb32)
    #expect(clear.picture(named: "none")?.pixels == [0])
  }
}
