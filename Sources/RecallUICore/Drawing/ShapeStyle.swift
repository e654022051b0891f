/// Something that shapes and text can be filled with.
///
/// A style of one's own says which other one it is in its surroundings:
///
/// ```swift
/// struct Faded: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     Color.blue.opacity(environment.isEnabled ? 1 : 0.3)
///   }
/// }
/// ```
///
/// There `.primary` and what depends on it are the labels' colors, as the style itself may be what is inherited.
public protocol ShapeStyle: Sendable {
  /// What this style becomes in its surroundings; `Never` for the styles that are here.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one is in its surroundings.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// The paint of this style in surroundings, for something in `rect` of the viewport.
  func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint
  /// The shadows of what is filled with this style, the first one behind the others.
  func _shadows(in environment: EnvironmentValues) -> [ShadowStyle]
}

extension ShapeStyle where Resolved == Never {
  /// Never called: such a style says its paint instead.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) has a paint and becomes no other style")
  }

  public func _shadows(in environment: EnvironmentValues) -> [ShadowStyle] { [] }
}

extension ShapeStyle {
  /// Whether what is filled with this style can't be seen.
  func isClearPaint(in environment: EnvironmentValues) -> Bool {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard case .color(let color) = _paint(in: environment, for: unit), !(color.opacity > 0) else {
      return false
    }
    return _shadows(in: environment).isEmpty
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension Color.Resolved: ShapeStyle {
  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint { .color(self) }
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

  public func _shadows(in environment: EnvironmentValues) -> [ShadowStyle] { [] }
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
