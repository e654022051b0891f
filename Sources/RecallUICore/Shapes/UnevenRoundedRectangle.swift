/// A rectangle with a radius of its own at each corner, that fills its frame.
public struct UnevenRoundedRectangle: InsettableShape, Equatable {
  /// The corners' radii, in points.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners pass into the sides.
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0

  public var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
    get { AnimatablePair(cornerRadii.animatableData, inset) }
    set {
      cornerRadii.animatableData = newValue.first
      inset = newValue.second
    }
  }

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .circular
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  public var _isSameAnywhere: Bool { true }

  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.insetInside(by: inset), cornerRadii: cornerRadii.inset(by: inset),
      style: style)
  }

  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension UnevenRoundedRectangle: CorneredShape {
  func radii(in size: CGSize) -> RectangleCornerRadii { cornerRadii.inset(by: inset) }
}
