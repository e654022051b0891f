private struct TintKey: LookKey {
  static var defaultValue: Color? { nil }
}

private struct TintStyleKey: LookKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private struct TintGradientKey: LookKey {
  static var defaultValue: Gradient? { nil }
}

private struct IsLabelTintedKey: LookKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The color of what can be acted on; nil for the accent color.
  package var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// A style that is no color, which counts more where something is filled with the tint.
  fileprivate var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }

  /// The colors of a tint that is a gradient without a place, for what lays them along a track.
  package private(set) var tintGradient: Gradient? {
    get { self[TintGradientKey.self] }
    set { self[TintGradientKey.self] = newValue }
  }

  /// What a label that has the tint is filled with, a button's say: as `unsaidForeground`, but a tint that is set inside
  /// counts there, too.
  package var labelTint: Color? {
    get { nil }
    set {
      unsaidForeground = newValue
      self[IsLabelTintedKey.self] = true
    }
  }

  /// A color instead of whatever the tint was.
  fileprivate var tintColor: Color? {
    get { tint }
    set {
      tint = newValue
      if self[IsLabelTintedKey.self] { unsaidForeground = newValue ?? .accentColor }
      if tintStyle != nil { (tintStyle, tintGradient) = (nil, nil) }
    }
  }

  /// A style instead of whatever the tint was.
  fileprivate var anyTint: AnyShapeStyle? {
    get { tintStyle }
    set {
      guard let newValue, newValue.color == nil else {
        tintColor = newValue?.color
        return
      }
      (tintStyle, tintGradient) = (newValue, newValue.gradient)
    }
  }
}

/// The tint that a view inherits, or else the accent color.
public struct TintShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    if let style = environment.tintStyle { return style._paint(in: environment, for: rect) }
    return (environment.tint ?? .accentColor)._paint(in: environment, for: rect)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint that a view inherits.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The color of what can be acted on, as it is where something is drawn: a view in a label may set another tint.
package struct TintColor: ShapeStyle, Equatable {
  package init() {}

  package func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    (environment.tint ?? .accentColor)._paint(in: environment, for: rect)
  }
}

/// The ground of what is selected: the tint that a view inherits.
public struct SelectionShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    TintShapeStyle()._paint(in: environment, for: rect)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The ground of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension View {
  /// Sets the color of what can be acted on in this view, and of the ring that shows the focus.
  public consuming func tint(_ tint: Color?) -> some View {
    environment(\.tintColor, tint)
  }

  /// Fills what is filled with the tint, the tracks of gauges say, with a style: a gradient lies along
  /// them. What has one color, such as a button, keeps the color that it inherits.
  @_disfavoredOverload
  public consuming func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    environment(\.anyTint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the color of what can be acted on in this view, as code from before iOS 15 does.
  public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}
