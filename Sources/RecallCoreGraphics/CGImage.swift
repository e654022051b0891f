/// An image in the shape of Core Graphics': what a program had drawn. A stage has no pixels of it.
public final class CGImage: @unchecked Sendable {
  package let image: Image
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int

  /// Creates an image of what is drawn.
  ///
  /// - Parameters:
  ///   - drawn: What is drawn, not more than some thousand points wide and high.
  ///   - scale: How many pixels a point has, more than 0; at most 1,000.
  package init(_ drawn: DrawnView, scale: CGFloat) {
    let scale = min(scale, 1_000)
    image = drawn.image
    width = Int((drawn.size.width * scale).rounded(.up))
    height = Int((drawn.size.height * scale).rounded(.up))
  }

  /// Creates an image of one that has a size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - size: In points; not more than some thousand.
  ///   - scale: How many pixels a point has, more than 0; at most 1,000.
  package init(_ image: Image, size: CGSize, scale: CGFloat) {
    let scale = min(scale, 1_000)
    self.image = image
    width = Int((size.width * scale).rounded(.up))
    height = Int((size.height * scale).rounded(.up))
  }
}

extension Image {
  /// Which way up an image is.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// Creates a view of an image of Core Graphics' that says nothing.
  ///
  /// - Parameters:
  ///   - cgImage: The image.
  ///   - scale: How many of its pixels are a point; what is no positive number counts as 1.
  ///   - orientation: Taken for what programs say: the image is the right way up.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    self = cgImage.image.drawn(
      in: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale))
  }
}
