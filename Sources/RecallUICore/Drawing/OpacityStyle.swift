/// A style, more see-through.
public struct _OpacityShapeStyle<Style: ShapeStyle>: DerivedStyle {
  let style: Style
  let opacity: Double

  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    style._paint(in: environment, for: rect).fading(by: Float(opacity).clamped)
  }

  public func _shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    style._shadows(in: environment)
  }

  func derived<Other: ShapeStyle>(from other: Other) -> AnyShapeStyle {
    AnyShapeStyle(_OpacityShapeStyle<Other>(style: other, opacity: opacity))
  }
}

extension _OpacityShapeStyle: Equatable where Style: Equatable {}

extension Float {
  /// This number between 0 and 1; none is zero.
  fileprivate var clamped: Float { isNaN ? 0 : min(max(self, 0), 1) }
}

extension ShapeStyle {
  /// This style with its opacity multiplied by `opacity`, from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}
