/// A picture's pixels, which never change.
///
/// Whoever can read files makes one (the rasterizer from PNG data); a stage only hands it on.
public final class Picture: Sendable {
  /// How a picture is drawn in another size than its own.
  public enum Interpolation: String, Sendable {
    /// Each pixel of the picture as a square.
    case none
    /// Smoothly.
    case low, medium, high
  }

  /// What a display list's text calls this picture.
  public let name: String
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Row by row from the top, `0xAARRGGBB`, colors multiplied by the opacity.
  public let pixels: [UInt32]

  /// Creates a picture; nil when `pixels` are not `width * height`, or there are none.
  ///
  /// - Parameters:
  ///   - name: What it is called in a display list.
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - pixels: Row by row from the top, `0xAARRGGBB`, colors multiplied by the opacity.
  public init?(name: String, width: Int, height: Int, premultipliedPixels pixels: [UInt32]) {
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflows, pixels.count == count else { return nil }
    self.name = name
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

extension Picture: Equatable {
  /// Whether both show the same, under the same name.
  ///
  /// - Complexity: constant for one and the same picture, else linear in its pixels.
  public static func == (left: Picture, right: Picture) -> Bool {
    left === right
      || (left.name == right.name && left.width == right.width && left.pixels == right.pixels)
  }
}
