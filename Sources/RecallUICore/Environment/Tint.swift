private struct TintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// The color of what can be acted on; nil for the accent color.
  package var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

/// The tint that a view inherits, or else the accent color.
public struct TintShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    (environment.tint ?? .accentColor)._paint(in: environment, for: rect)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint that a view inherits.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension View {
  /// Sets the color of what can be acted on in this view, and of the ring that shows the focus.
  public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint)
  }

  /// Sets the color of what can be acted on in this view, as code from before iOS 15 does.
  public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}
