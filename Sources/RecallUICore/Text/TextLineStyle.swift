extension Text {
  /// The looks of a line under text, or through it.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is broken.
    public typealias Pattern = TextLinePattern

    let pattern: Pattern
    let color: Color?

    /// - Parameters:
    ///   - pattern: How the line is broken.
    ///   - color: Its color; nil for the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the text's color.
    public static let single = LineStyle()
  }
}
