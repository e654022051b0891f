import RecallUI

/// The colors of the viewer, in light or dark surroundings.
///
/// Text has at least 4.5 times the luminance of what it lies on, or the other way round (WCAG 2.2, 1.4.3).
struct ViewerColors {
  let ground: Color
  let panel: Color
  let text: Color
  let quiet: Color
  let line: Color
  let accent: Color
  /// Text on the accent.
  let onAccent: Color
  let bad: Color
  let good: Color
  /// Timers and effects on the line of time.
  let timer: Color
  let effect: Color

  static let light = ViewerColors(
    ground: Color(white: 0.93), panel: Color(white: 1), text: Color(white: 0.11),
    quiet: Color(white: 0.38), line: Color(white: 0.78),
    accent: Color(red: 0, green: 0.345, blue: 0.69), onAccent: Color(white: 1),
    bad: Color(red: 0.69, green: 0, blue: 0.125), good: Color(red: 0, green: 0.4, blue: 0.17),
    timer: Color(red: 0.55, green: 0.35, blue: 0), effect: Color(red: 0.45, green: 0.2, blue: 0.65))

  static let dark = ViewerColors(
    ground: Color(white: 0.07), panel: Color(white: 0.12), text: Color(white: 0.95),
    quiet: Color(white: 0.68), line: Color(white: 0.3),
    accent: Color(red: 0.39, green: 0.71, blue: 1), onAccent: Color(white: 0.05),
    bad: Color(red: 1, green: 0.54, blue: 0.5), good: Color(red: 0.48, green: 0.85, blue: 0.54),
    timer: Color(red: 1, green: 0.8, blue: 0.4), effect: Color(red: 0.82, green: 0.68, blue: 1))
}

private struct ViewerColorsKey: EnvironmentKey {
  static let defaultValue = ViewerColors.light
}

extension EnvironmentValues {
  var viewerColors: ViewerColors {
    get { self[ViewerColorsKey.self] }
    set { self[ViewerColorsKey.self] = newValue }
  }
}
