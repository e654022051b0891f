/// The largest circle in the middle of its frame.
public struct Circle: InsettableShape, Equatable {
  private var inset: CGFloat = 0

  public var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }

  public init() {}

  public var _isSameAnywhere: Bool { true }

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.insetInside(by: inset))
  }

  /// It is its own mirror image.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.inset += amount
    return shape
  }
}
