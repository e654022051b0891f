/// The shape that `containerShape(_:)` says around it; a rectangle where nothing does.
public struct ContainerRelativeShape: InsettableShape {
  private var inset: CGFloat = 0

  public init() {}

  public func path(in rect: CGRect) -> Path { Rectangle().inset(by: inset).path(in: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.inset += amount
    return shape
  }

  public func _shape(in environment: EnvironmentValues) -> (any Shape)? {
    environment.containerShape?.inset(inset)
  }
}

/// The shape of a container, whatever its type.
struct ContainerShape {
  /// The shape, smaller by an amount on all sides.
  let inset: (CGFloat) -> any Shape
  /// The radii of its corners in a size, in points; nil for a shape without corners of a rectangle.
  let radii: (CGSize) -> RectangleCornerRadii?

  init<S: InsettableShape>(_ shape: S) {
    inset = { amount in
      guard amount != 0 else { return shape }
      return shape.inset(by: amount)
    }
    let cornered = shape as? any CorneredShape
    radii = { cornered?.radii(in: $0) }
  }
}

private struct ContainerShapeKey: EnvironmentKey {
  static var defaultValue: ContainerShape? { nil }
}

extension EnvironmentValues {
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

/// A shape whose corners are those of a rectangle.
protocol CorneredShape {
  /// The radii of its corners in a size, in points.
  func radii(in size: CGSize) -> RectangleCornerRadii
}
