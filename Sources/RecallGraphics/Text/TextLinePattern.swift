/// How a line under text, or through it, is broken.
public enum TextLinePattern: String, CaseIterable, Sendable {
  case solid, dot, dash, dashDot, dashDotDot

  /// The lengths of painted and unpainted pieces in turn, in thicknesses of the line; none for a solid
  /// one.
  package var dash: [CGFloat] {
    switch self {
    case .solid: []
    case .dot: [1, 1.5]
    case .dash: [5, 2.5]
    case .dashDot: [5, 2, 1, 2]
    case .dashDotDot: [5, 2, 1, 2, 1, 2]
    }
  }
}
