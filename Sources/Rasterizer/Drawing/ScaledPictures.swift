import CCairo
import Foundation

/// Where a picture stands among the pixels.
struct PicturePlace: Equatable {
  /// The steps of a pixel that places are rounded to. A quarter is finer than an eye sees, even
  /// of something that moves, and keeps the number of images per picture small.
  static let steps = 4

  /// The whole pixel that the image begins at.
  var x: Int
  var y: Int
  /// What is left, in steps, from 0 to 3.
  var stepX: Int
  var stepY: Int
  /// In pixels.
  var width: Double
  var height: Double

  /// Rounds `frame`, in pixels; nil when it is empty, too large, or nowhere near a surface.
  init?(frame: CGRect) {
    let reach = CGFloat(Surface.maximumSide) * 2
    guard abs(frame.minX) < reach, abs(frame.minY) < reach,
      frame.width > 0, frame.width < reach, frame.height > 0, frame.height < reach
    else { return nil }
    let left = Int((frame.minX * CGFloat(Self.steps)).rounded())
    let top = Int((frame.minY * CGFloat(Self.steps)).rounded())
    x = left >> 2
    y = top >> 2
    stepX = left & 3
    stepY = top & 3
    width = frame.width
    height = frame.height
  }
}

/// Pictures in the sizes in which they are drawn, made once for as long as they are in use.
final class ScaledPictures {
  /// In bytes: about 600 emoji of 80 × 80 pixels.
  private static let capacity = 16_000_000

  private struct Key: Hashable {
    var picture: ObjectIdentifier
    var stepX: Int
    var stepY: Int
    var width: Double
    var height: Double
  }

  private struct Entry {
    /// Kept alive, so that no other gets its identity.
    var picture: GlyphPicture
    var image: Surface?
  }

  private var images = BoundedCache<Key, Entry>(capacity: capacity) { entry in
    100 + (entry.image.map { $0.bytesPerRow * $0.height } ?? 0)
  }

  /// An image of `picture` to be drawn at the whole pixel of `place`, which begins the steps of
  /// `place` further in; nil when memory is short.
  func image(of picture: GlyphPicture, at place: PicturePlace) -> Surface? {
    let key = Key(
      picture: ObjectIdentifier(picture), stepX: place.stepX, stepY: place.stepY,
      width: place.width, height: place.height)
    return images.value(for: key) {
      Entry(picture: picture, image: Self.scaled(picture, at: place))
    }.image
  }

  private static func scaled(_ picture: GlyphPicture, at place: PicturePlace) -> Surface? {
    let x = Double(place.stepX) / Double(PicturePlace.steps)
    let y = Double(place.stepY) / Double(PicturePlace.steps)
    guard
      let image = try? Surface(
        width: Int((x + place.width).rounded(.up)) + 1,
        height: Int((y + place.height).rounded(.up)) + 1, format: .argb32)
    else { return nil }
    let context = cairo_create(image.cairo)
    defer { cairo_destroy(context) }
    cairo_translate(context, x, y)
    cairo_scale(
      context, place.width / Double(picture.surface.width),
      place.height / Double(picture.surface.height))
    cairo_set_source_surface(context, picture.surface.cairo, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    cairo_paint(context)
    cairo_surface_flush(image.cairo)
    return image
  }
}
