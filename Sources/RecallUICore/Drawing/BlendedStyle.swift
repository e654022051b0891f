/// A style that is mixed with what is behind it.
public struct _BlendedStyle<Style: ShapeStyle>: DerivedStyle {
  let style: Style
  let mode: BlendMode

  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    style._paint(in: environment, for: rect)
  }

  public func _shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    style._shadows(in: environment) + [.blend(mode)]
  }

  func derived<Other: ShapeStyle>(from other: Other) -> AnyShapeStyle {
    AnyShapeStyle(_BlendedStyle<Other>(style: other, mode: mode))
  }
}

extension _BlendedStyle: Equatable where Style: Equatable {}

extension ShapeStyle {
  /// This style, mixed with what is behind what is filled with it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendedStyle(style: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The style that a view inherits, mixed with what is behind it.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendedStyle(style: ForegroundStyle(), mode: mode)
  }
}
