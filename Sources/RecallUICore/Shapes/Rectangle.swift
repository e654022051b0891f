/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape, Equatable {
  private var inset: CGFloat = 0

  public var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }

  public init() {}

  public var _isSameAnywhere: Bool { true }

  public func path(in rect: CGRect) -> Path {
    Path(rect.insetInside(by: inset))
  }

  /// It is its own mirror image.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> Rectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension CGRect {
  /// This rectangle made smaller by `amount` on each side, at most until nothing is left of it.
  func insetInside(by amount: CGFloat) -> CGRect {
    insetBy(dx: min(amount, width / 2), dy: min(amount, height / 2))
  }
}

extension Rectangle: CorneredShape {
  func radii(in size: CGSize) -> RectangleCornerRadii { RectangleCornerRadii() }
}
