extension GraphicsContext {
  /// A text in the surroundings of a canvas, ready to be measured and drawn.
  public struct ResolvedText {
    let text: Text
    let surroundings: Surroundings

    /// What the text is filled with where it doesn't say so itself.
    public var shading = Shading.foreground

    /// The size of the text in some space, in points.
    public func measure(in size: CGSize) -> CGSize {
      text.size(for: ProposedViewSize(size), in: surroundings)
    }

    /// From the top to the first line's baseline, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      text.baseline(.firstTextBaseline, in: size, surroundings) ?? 0
    }

    /// From the top to the last line's baseline, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      text.baseline(.lastTextBaseline, in: size, surroundings) ?? 0
    }
  }

  /// Prepares a text.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, surroundings: frame.surroundings)
  }

  /// Draws a text in lines as long as a rectangle is wide, from its top leading corner on; what
  /// doesn't fit is left out.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let paint = text.shading.paint(in: environment, for: Path(rect))
    let size = text.measure(in: rect.size)
    let place = CGRect(
      x: rect.minX, y: rect.minY, width: size.width, height: min(size.height, rect.height))
    let surroundings = text.surroundings
    add(
      .other(in: place) { rect, list in
        let offset = CGAffineTransform(
          translationX: rect.minX - place.minX, y: rect.minY - place.minY)
        text.text.foregroundStyle(FixedStyle(paint: paint.applying(offset)))
          .draw(in: rect, surroundings, into: &list)
      })
  }

  /// Draws a text in lines as long as a rectangle is wide.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(resolve(text), in: rect)
  }

  /// Draws a text in its own size, with `anchor` at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.text.size(for: .unspecified, in: text.surroundings)
    draw(text, in: CGRect(size, at: point, anchor: anchor))
  }

  /// Draws a text in its own size, with `anchor` at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}

/// A paint that was made already.
private struct FixedStyle: ShapeStyle {
  let paint: Paint

  func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint { paint }
}

extension CGRect {
  /// A rectangle with a part of it at a point.
  init(_ size: CGSize, at point: CGPoint, anchor: UnitPoint) {
    self.init(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }
}
