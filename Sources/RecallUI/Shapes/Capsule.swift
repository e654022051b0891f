/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, Equatable {
  private var inset: CGFloat = 0

  public var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }

  public init() {}

  public func path(in rect: CGRect) -> Path {
    let inside = rect.insetInside(by: inset)
    return Path(roundedRect: inside, cornerRadius: min(inside.width, inside.height) / 2)
  }

  public func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.inset += amount
    return shape
  }
}
