/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, Equatable {
  /// Accepted for both styles: a continuous corner that has no side to begin on is a circular one.
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0

  public var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }

  public init(style: RoundedCornerStyle = .circular) {
    self.style = style
  }

  public var _isSameAnywhere: Bool { true }

  public func path(in rect: CGRect) -> Path {
    let inside = rect.insetInside(by: inset)
    return Path(roundedRect: inside, cornerRadius: min(inside.width, inside.height) / 2)
  }

  /// It is its own mirror image.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension Capsule: CorneredShape {
  func radii(in size: CGSize) -> RectangleCornerRadii {
    let radius = max(0, min(size.width, size.height) / 2 - inset)
    return RectangleCornerRadii(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
}
