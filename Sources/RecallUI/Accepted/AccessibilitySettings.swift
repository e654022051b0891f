/// How much colors of text and ground differ.
public enum ColorSchemeContrast: Hashable, Sendable {
  case standard, increased
}

private struct ColorSchemeContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

/// What people have set on their devices, where a stage has nothing to set.
extension EnvironmentValues {
  /// Whether colors alone should tell nothing apart: nobody sets it here.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether nothing should be see-through: nobody sets it here.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether a screen that is always on shows less: a window's never does.
  public var isLuminanceReduced: Bool { false }
  /// Whether the system turns colors round: nobody sets it here.
  public var accessibilityInvertColors: Bool { false }
  /// Whether flashing lights are dimmed: nobody sets it here.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether the screen is read out: nobody does here.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether something helps to use the program: nothing does here.
  public var accessibilityEnabled: Bool { false }
  /// Whether people press one switch after the other: nobody does here.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether buttons are to have outlines: nobody sets it here.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether what is too small is shown larger: nothing is here.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether pictures that move do so by themselves: nobody sets it here.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether gestures of a hand do something: nobody makes them here.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// How much colors are to differ, as the desktop is set.
  public package(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }
  /// How many pixels a point has, as far as a program can know: a stage draws in points.
  public var displayScale: CGFloat { 1 }
  /// The length of a pixel, as far as a program can know, in points.
  public var pixelLength: CGFloat { 1 }
}
