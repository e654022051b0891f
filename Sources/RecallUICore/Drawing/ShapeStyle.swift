/// Something that shapes and text can be filled with.
public protocol ShapeStyle: Sendable {
  /// The paint of this style in surroundings, for something in `rect` of the viewport.
  func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint
  /// The shadows of what is filled with this style, the first one behind the others.
  func _shadows(in environment: EnvironmentValues) -> [ShadowStyle]
}

extension ShapeStyle {
  public func _shadows(in environment: EnvironmentValues) -> [ShadowStyle] { [] }
}

extension Color {
  /// The components of this color in `environment`.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    resolved(in: environment.colorScheme)
  }
}

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    .color(resolve(in: environment))
  }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle, Equatable {
  fileprivate let style: any ShapeStyle

  public init<Style: ShapeStyle>(_ style: Style) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    style._paint(in: environment, for: rect)
  }

  public func _shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    style._shadows(in: environment)
  }

  /// Whether both hide equal styles; styles that can't be compared are never equal.
  public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { right.style as? Value == value }
    guard let comparable = left.style as? any Equatable else { return false }
    return isEqual(comparable)
  }
}

extension AnyShapeStyle {
  /// The hidden style, if it depends on what a view inherits.
  var inheriting: (any InheritingStyle)? { style as? any InheritingStyle }

  /// The hidden style, if it is a color.
  var color: Color? { style as? Color }

  /// The hidden style, if it is a gradient that says no place.
  var gradient: Gradient? { style as? Gradient ?? (style as? AnyGradient)?.gradient }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var clear: Color { .clear }
}
