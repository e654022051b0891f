/// What an image shows that a program draws: in its own size, and larger or smaller where the image is.
///
/// It never changes, and two of them are never the same.
final class ImageDrawing: Equatable, @unchecked Sendable {
  /// In points; neither side is negative or endless.
  let size: CGSize
  /// How large what is drawn is, which fills the image.
  private let space: CGSize
  private let content: (inout DisplayListBuilder) -> Void

  /// - Parameters:
  ///   - size: In points.
  ///   - content: Draws, from the builder's origin on.
  init(size: CGSize, content: @escaping (inout DisplayListBuilder) -> Void) {
    self.content = content
    self.size = size.allowed
    space = self.size
  }

  /// What another one draws, in another size.
  private init(_ other: ImageDrawing, size: CGSize) {
    content = other.content
    space = other.space
    self.size = size.allowed
  }

  static func == (left: ImageDrawing, right: ImageDrawing) -> Bool { left === right }

  /// The same in another size, in points.
  func sized(_ size: CGSize) -> ImageDrawing { ImageDrawing(self, size: size) }

  /// Draws it so that it fills a rectangle.
  func draw(in rect: CGRect, into list: inout DisplayListBuilder) {
    guard space.width > 0, space.height > 0, rect.width > 0, rect.height > 0 else { return }
    let scale = CGAffineTransform(
      scaleX: rect.width / space.width, y: rect.height / space.height)
    let offset = CGSize(width: rect.minX - list.origin.x, height: rect.minY - list.origin.y)
    list.withClip(Clip(path: Path(rect), style: FillStyle())) { list in
      list.withOffset(offset) { $0.withTransform(ProjectionTransform(scale), content) }
    }
  }
}

extension CGSize {
  /// This size, as far as its sides are neither negative nor endless.
  fileprivate var allowed: CGSize {
    CGSize(width: width.isFinite ? max(width, 0) : 0, height: height.isFinite ? max(height, 0) : 0)
  }
}

extension Image {
  /// This image in another size of its own, in points; itself where it isn't drawn by a program.
  package func drawn(in size: CGSize) -> Image {
    guard case .drawing(let drawing) = source else { return self }
    return Image(drawing: drawing.sized(size), label: label)
  }
}
