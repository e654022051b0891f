extension GraphicsContext {
  /// An image in the surroundings of a canvas.
  public struct ResolvedImage {
    let image: Image
    let surroundings: Surroundings

    /// The image's own size, in points.
    public var size: CGSize { image.size(for: .unspecified, in: surroundings) }

    /// From the top to the line that text beside the image stands on, in points.
    public var baseline: CGFloat {
      image.baseline(.firstTextBaseline, in: size, surroundings) ?? size.height
    }

    /// What a symbol is filled with; a picture has its own colors. Nil for the inherited style.
    public var shading: Shading?
  }

  /// Prepares an image.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image, surroundings: frame.surroundings)
  }

  /// Draws an image that fills a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let surroundings = image.surroundings
    let paint = image.shading?.paint(in: environment, for: Path(rect))
    add(
      .other(in: rect) { place, list in
        guard let paint else { return image.image.draw(in: place, surroundings, into: &list) }
        let offset = CGAffineTransform(
          translationX: place.minX - rect.minX, y: place.minY - rect.minY)
        image.image.draw(in: place, paint.applying(offset), surroundings.environment, into: &list)
      })
  }

  /// Draws an image that fills a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image in its own size, with `anchor` at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(image.size, at: point, anchor: anchor))
  }

  /// Draws an image in its own size, with `anchor` at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}
