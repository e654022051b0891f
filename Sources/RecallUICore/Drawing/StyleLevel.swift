/// A level of a style: as see-through as the system's labels of that level.
///
/// Of what is behind everything it is a ground that stands out from it.
public struct _StyleLevel<Style: ShapeStyle>: DerivedStyle {
  let style: Style
  let level: Int

  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    if style is BackgroundStyle {
      return .color(Color.ground(of: level).resolve(in: environment))
    }
    return style._paint(in: environment, for: rect)
      .fading(by: Foreground.opacity(of: level, in: environment))
  }

  public func _shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    style._shadows(in: environment)
  }

  func derived<Other: ShapeStyle>(from other: Other) -> AnyShapeStyle {
    AnyShapeStyle(_StyleLevel<Other>(style: other, level: level))
  }
}

extension _StyleLevel: Equatable where Style: Equatable {}

extension Color {
  /// The grays of grounds that lie on the one behind everything, and on each other, as on iOS.
  fileprivate static func ground(of level: Int) -> Color {
    level == 1
      ? Color(
        light: Color(red: 0.949, green: 0.949, blue: 0.969),
        dark: Color(red: 0.11, green: 0.11, blue: 0.118))
      : Color(
        light: Color(red: 1, green: 1, blue: 1),
        dark: Color(red: 0.173, green: 0.173, blue: 0.18))
  }
}

extension ShapeStyle {
  /// This style for what is less important.
  public var secondary: some ShapeStyle { _StyleLevel(style: self, level: 1) }
  /// This style for what is less important than that.
  public var tertiary: some ShapeStyle { _StyleLevel(style: self, level: 2) }
  /// This style for what is hardly there.
  public var quaternary: some ShapeStyle { _StyleLevel(style: self, level: 3) }
  /// This style for what is hardly there at all.
  public var quinary: some ShapeStyle { _StyleLevel(style: self, level: 4) }
}
