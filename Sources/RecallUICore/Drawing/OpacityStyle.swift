/// A style, more see-through.
public struct _OpacityShapeStyle<Style: ShapeStyle>: InheritingStyle {
  let style: Style
  let opacity: Double

  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    style._paint(in: environment, for: rect).fading(by: Float(opacity).clamped)
  }

  /// A style that depends on what is inherited becomes that first.
  func foreground(inside outer: Foreground) -> Foreground {
    guard let inheriting = style as? any InheritingStyle else {
      return Foreground(styles: [AnyShapeStyle(self)])
    }
    let inherited = InheritedStyle(inheriting.foreground(inside: outer))
    return Foreground(
      styles: [AnyShapeStyle(_SettledOpacityStyle(style: inherited, opacity: opacity))])
  }
}

extension _OpacityShapeStyle: Equatable where Style: Equatable {}

/// The same of a style that depends on nothing.
private struct _SettledOpacityStyle: ShapeStyle, Equatable {
  let style: InheritedStyle
  let opacity: Double

  func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    style._paint(in: environment, for: rect).fading(by: Float(opacity).clamped)
  }
}

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
