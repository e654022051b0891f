extension CGContext {
  /// Draws an image that fills a rectangle, the right way up.
  public func draw(_ image: CGImage, in rect: CGRect) { draw(image.image, in: rect) }

  /// Draws an image that fills a rectangle.
  package func draw(_ image: Image, in rect: CGRect) { context.draw(image, in: rect) }

  /// Draws a text in lines that are as wide as a rectangle, from its top on.
  package func draw(_ text: Text, in rect: CGRect) { context.draw(text, in: rect) }

  /// How large a text is that may be as large as it likes, in points.
  package func size(of text: Text) -> CGSize {
    let most: CGFloat = 10_000
    return context.resolve(text).measure(in: CGSize(width: most, height: most))
  }
}
