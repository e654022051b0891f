/// A rectangle with rounded corners that fills its frame.
public struct RoundedRectangle: InsettableShape, Equatable {
  /// The corners' radii, in points. Where both are the same, at most half of the shorter side counts; else, at most half of each
  /// side.
  public var cornerSize: CGSize
  /// How the corners pass into the sides.
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0

  public var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
    get { AnimatablePair(cornerSize.animatableData, inset) }
    set {
      cornerSize.animatableData = newValue.first
      inset = newValue.second
    }
  }

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public var _isSameAnywhere: Bool { true }

  public func path(in rect: CGRect) -> Path {
    let inside = rect.insetInside(by: inset)
    let corner = CGSize(
      width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset))
    // One radius stays one where it is cut down to the shorter side; two are cut by the axis.
    return corner.width == corner.height
      ? Path(roundedRect: inside, cornerRadius: corner.width, style: style)
      : Path(roundedRect: inside, cornerSize: corner, style: style)
  }

  /// It is its own mirror image.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension RoundedRectangle: CorneredShape {
  func radii(in size: CGSize) -> RectangleCornerRadii {
    let radius = max(0, min(cornerSize.width, cornerSize.height) - inset)
    return RectangleCornerRadii(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
}
