/// How what is drawn is mixed with what is there (W3C Compositing and Blending Level 1).
public enum BlendMode: String, CaseIterable, Sendable {
  /// Over it.
  case normal
  /// Separable modes: component by component.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion
  /// Modes of the color as a whole.
  case hue, saturation, color, luminosity
  /// Over what is there, where something is there.
  case sourceAtop
  /// Behind what is there.
  case destinationOver
  /// Takes away from what is there.
  case destinationOut
  /// The sum of both.
  case plusLighter
}
