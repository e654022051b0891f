/// The shape of what is around: a rectangle, as no view here gives another one.
public struct ContainerRelativeShape: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle().inset(by: amount) }
}
