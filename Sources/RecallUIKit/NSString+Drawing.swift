extension NSAttributedString.Key {
  /// How far letters are from each other beyond what is usual, in points.
  public static let kern = NSAttributedString.Key("NSKern")
}

extension String {
  /// Draws this text with its top leading corner at a point, inside of a renderer's closure.
  ///
  /// - Parameters:
  ///   - point: Where, in points.
  ///   - attributes: How it looks: `font`, `foregroundColor` and `kern` count.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    draw(
      in: CGRect(origin: point, size: size(withAttributes: attributes)),
      withAttributes: attributes)
  }

  /// Draws this text in lines that are as wide as a rectangle, from its top on, inside of a renderer's closure.
  ///
  /// - Parameters:
  ///   - rect: Where, in points.
  ///   - attributes: How it looks: `font`, `foregroundColor` and `kern` count.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    CurrentDrawing.context?.draw(text(attributes), in: rect)
  }

  /// How large this text is in one line for each paragraph, in points.
  ///
  /// - Parameter attributes: How it looks: `font` and `kern` count.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let text = text(attributes)
    if let context = CurrentDrawing.context { return context.size(of: text) }
    var size = CGSize.zero
    _ = Image(size: .zero, colorScheme: .light) { size = CGContext($0).size(of: text) }
    return size
  }

  private func text(_ attributes: [NSAttributedString.Key: Any]?) -> Text {
    let font = attributes?[.font] as? UIFont
    let color = attributes?[.foregroundColor] as? UIColor
    // UIKit's own: Helvetica of 12 points, in black.
    var text = Text(verbatim: self).font(font.map { Font($0) } ?? .system(size: 12))
      .foregroundColor(color.map { Color(uiColor: $0) } ?? .black)
    if let kern = attributes?[.kern] as? NSNumber { text = text.kerning(kern.doubleValue) }
    if let kern = attributes?[.kern] as? CGFloat { text = text.kerning(kern) }
    return text
  }
}

extension NSString {
  /// As `String` does.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { String(describing: self).draw(at: point, withAttributes: attributes) }

  /// As `String` does.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { String(describing: self).draw(in: rect, withAttributes: attributes) }

  /// As `String` does.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }
}

extension NSAttributedString {
  /// How large this text is, in points, as its first letter's attributes have it.
  public func size() -> CGSize { string.size(withAttributes: firstAttributes) }

  /// Draws this text as its first letter's attributes have it, as `String` does.
  public func draw(at point: CGPoint) { string.draw(at: point, withAttributes: firstAttributes) }

  /// Draws this text as its first letter's attributes have it, as `String` does.
  public func draw(in rect: CGRect) { string.draw(in: rect, withAttributes: firstAttributes) }

  private var firstAttributes: [NSAttributedString.Key: Any]? {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
  }
}
