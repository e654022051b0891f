private struct TextTraitsKey: EnvironmentKey {
  static var defaultValue: TextTraits { TextTraits() }
}

private struct MinimumScaleFactorKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

private struct LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private struct ReservedLinesKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
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

  /// What is put between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// How many lines a text takes the space of at least.
  package internal(set) var reservedLines: Int? {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }

  /// How many lines a text takes the space of at least and has at most.
  @usableFromInline var lineLimits: LineLimits {
    get { LineLimits(least: reservedLines, most: lineLimit) }
    set { (reservedLines, lineLimit) = (newValue.least, newValue.most) }
  }

  /// Where text is cut that doesn't fit.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The letters that text is shown in; nil for those that it is written in.
  public var textCase: Text.Case? {
    get { textTraits.letterCase }
    set { textTraits.letterCase = newValue }
  }
}

extension Text {
  /// Letters that a text is shown in.
  public typealias Case = TextCase

  /// Where a last line is cut that is too long.
  public typealias TruncationMode = ResolvedText.TruncationMode
}

extension View {
  /// Lets text become smaller, down to a part of its size, before it is cut.
  public consuming func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets where text is cut that doesn't fit.
  public consuming func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Shows text in capital or small letters, whatever it is written in; nil for as it is written. What is said
  /// of the text to those who can't see it stays.
  public consuming func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textTraits.letterCase, textCase)
  }

  /// Sets the weight of text that says none itself.
  public consuming func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textTraits.weight, weight)
  }

  /// Sets the design of text's letters.
  public consuming func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.textTraits.design, design)
  }

  /// Shows text in bold.
  public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Shows text slanted.
  public consuming func italic(_ isActive: Bool = true) -> some View {
    environment(\.textTraits.isItalic, isActive)
  }

  /// Shows text in letters that are all as wide as each other.
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Draws a line under text, in the text's color when none is told, and
  /// solid where no pattern is.
  public consuming func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textTraits.underline, TextLine(isActive: isActive, color: color, pattern: pattern))
  }

  /// Draws a line through text, in the text's color when none is told, and
  /// solid where no pattern is.
  public consuming func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textTraits.strikethrough, TextLine(isActive: isActive, color: color, pattern: pattern))
  }

  /// Makes all digits of text as wide as each other, so that a clock's don't move.
  public consuming func monospacedDigit() -> some View {
    environment(\.textTraits.hasMonospacedDigits, true)
  }

  /// Puts letters further apart, in points.
  public consuming func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textTraits.kerning, kerning)
  }

  /// Puts letters further apart, in points; it counts more than `kerning(_:)`.
  public consuming func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textTraits.tracking, tracking)
  }

  /// Draws text so many points above its line.
  public consuming func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textTraits.baselineOffset, baselineOffset)
  }

  /// Puts so many points between the lines of a text.
  public consuming func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets the most lines of a text.
  @inlinable
  public consuming func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimits, LineLimits(least: nil, most: number))
  }

  /// Sets the most lines of a text.
  ///
  /// - Parameters:
  ///   - limit: The most lines.
  ///   - reservesSpace: Whether the text takes the space of all of them, if it needs them or not.
  public consuming func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimits, LineLimits(least: reservesSpace ? limit : nil, most: limit))
  }

  /// Sets how many lines a text takes the space of at least, and how many it has at most.
  public consuming func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimits, LineLimits(least: limit.lowerBound, most: limit.upperBound))
  }

  /// Sets how many lines a text takes the space of at least.
  public consuming func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimits, LineLimits(least: limit.lowerBound, most: nil))
  }

  /// Sets the most lines of a text.
  public consuming func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimits, LineLimits(least: nil, most: limit.upperBound))
  }
}

/// How many lines a text takes the space of at least and has at most.
@usableFromInline
struct LineLimits: Equatable {
  @usableFromInline let least: Int?
  @usableFromInline let most: Int?

  @usableFromInline
  init(least: Int?, most: Int?) {
    self.least = least
    self.most = most
  }
}

extension Text {
  /// How large text is beside its font's size.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat

    /// The font's size.
    public static let `default` = Scale(factor: 1)
    /// Smaller, for what is less important: four fifths, as SwiftUI says no number.
    public static let secondary = Scale(factor: 0.8)
  }
}

extension View {
  /// Sets how large the text in this view is beside its fonts' sizes.
  public consuming func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textTraits) { if isEnabled { $0.scale = scale.factor } }
  }
}
