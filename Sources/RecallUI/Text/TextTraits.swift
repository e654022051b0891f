/// What views around a text say of its letters; what the text says itself counts more.
struct TextTraits: Equatable {
  var weight: Font.Weight?
  var isItalic: Bool?
  var design: Font.Design?
  var hasMonospacedDigits: Bool?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  /// In points.
  var kerning: CGFloat?
}

private struct TextTraitsKey: EnvironmentKey {
  static var defaultValue: TextTraits { TextTraits() }
}

private struct MinimumScaleFactorKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

private struct TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

extension EnvironmentValues {
  var textTraits: TextTraits {
    get { self[TextTraitsKey.self] }
    set { self[TextTraitsKey.self] = newValue }
  }

  /// How small, from 0 to 1 of its size, text may become to fit into its space.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Where text is cut that doesn't fit.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }
}

extension Text {
  /// Where a last line is cut that is too long.
  public enum TruncationMode: String, CaseIterable, Sendable {
    case head, middle, tail
  }
}

extension View {
  /// Lets text become smaller, down to a part of its size, before it is cut.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets where text is cut that doesn't fit.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the weight of text that says none itself.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textTraits.weight, weight)
  }

  /// Sets the design of text's letters.
  public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.textTraits.design, design)
  }

  /// Shows text in bold.
  public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Shows text slanted.
  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.textTraits.isItalic, isActive)
  }

  /// Draws a line under text.
  public func underline(_ isActive: Bool = true) -> some View {
    environment(\.textTraits.isUnderlined, isActive)
  }

  /// Draws a line through text.
  public func strikethrough(_ isActive: Bool = true) -> some View {
    environment(\.textTraits.isStruckThrough, isActive)
  }

  /// Makes all digits of text as wide as each other, so that a clock's don't move.
  public func monospacedDigit() -> some View {
    environment(\.textTraits.hasMonospacedDigits, true)
  }

  /// Puts letters further apart, in points.
  public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textTraits.kerning, kerning)
  }
}
