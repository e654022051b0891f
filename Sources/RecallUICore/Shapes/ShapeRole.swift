/// What a shape is meant as. Taken for what programs say: a shape is drawn as it is filled or stroked.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

extension Shape {
  /// An area.
  public static var role: ShapeRole { .fill }
}
