/// An ellipse that fills its frame.
public struct Ellipse: InsettableShape, Equatable {
  private var inset: CGFloat = 0

  public var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }

  public init() {}

  public var _isSameAnywhere: Bool { true }

  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetInside(by: inset))
  }

  /// It is its own mirror image.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> Ellipse {
    var shape = self
    shape.inset += amount
    return shape
  }
}
