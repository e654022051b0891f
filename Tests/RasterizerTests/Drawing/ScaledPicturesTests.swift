import RecallUI
import Testing

@testable import Rasterizer

struct PicturePlaceTests {
  @Test(arguments: [
    (3.0, 3, 0), (3.12, 3, 0), (3.13, 3, 1), (3.87, 3, 3), (3.88, 4, 0), (-0.1, 0, 0),
    (-0.2, -1, 3), (-3.0, -3, 0),
  ])
  func aPlaceIsRoundedToAQuarterOfAPixel(x: Double, pixel: Int, step: Int) throws {
    let place = try #require(
      PicturePlace(frame: CGRect(x: x, y: -x, width: 10, height: 20)))
    #expect(place.x == pixel)
    #expect(place.stepX == step)
    #expect(Double(place.y) + Double(place.stepY) / 4 == (-x * 4).rounded() / 4)
    #expect(place.width == 10 && place.height == 20)
  }

  @Test(arguments: [
    CGRect(x: 0, y: 0, width: 0, height: 1), CGRect(x: 0, y: 0, width: 1, height: 0),
    CGRect(x: 1e6, y: 0, width: 1, height: 1), CGRect(x: 0, y: -1e300, width: 1, height: 1),
    CGRect(x: 0, y: 0, width: 1e6, height: 1), CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
    CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
  ])
  func whatCannotBeSeenHasNoPlace(frame: CGRect) {
    #expect(PicturePlace(frame: frame) == nil)
  }
}

struct ScaledPicturesTests {
  private func octopus() throws -> GlyphPicture {
    let layout = PangoTextMeasurer().layout(.plain("🐙"), width: nil)
    return try #require(layout.lines.first?.runs.first?.pictures.first?.picture)
  }

  private func place(x: CGFloat, width: CGFloat = 20) throws -> PicturePlace {
    try #require(PicturePlace(frame: CGRect(x: x, y: 0, width: width, height: width)))
  }

  @Test func anImageIsMadeOncePerSizeAndStep() throws {
    let pictures = ScaledPictures()
    let octopus = try octopus()
    let image = try #require(pictures.image(of: octopus, at: place(x: 3.25)))
    #expect(try pictures.image(of: octopus, at: place(x: 100.25)) === image)
    #expect(try pictures.image(of: octopus, at: place(x: 3.5)) !== image)
    #expect(try pictures.image(of: octopus, at: place(x: 3.25, width: 20.1)) !== image)
    #expect(try pictures.image(of: self.octopus(), at: place(x: 3.25)) !== image)
  }

  @Test func anImageHasRoomForItsStep() throws {
    let image = try #require(
      ScaledPictures().image(of: octopus(), at: place(x: 0.75, width: 20)))
    #expect(image.width >= 21)
    #expect(image.height >= 20)
    let lastColumn = (0..<image.height).map { image[image.width - 1, $0] }
    #expect(lastColumn.allSatisfy { $0 == 0 }, "the image's edge is cut")
  }
}
