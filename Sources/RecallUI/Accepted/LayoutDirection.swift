/// Where lines begin.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

extension EnvironmentValues {
  /// Where lines begin: at the left, everywhere.
  public var layoutDirection: LayoutDirection { .leftToRight }

  /// How bold text is to be: nobody sets it here.
  public var legibilityWeight: LegibilityWeight? { nil }
}

/// How bold text is to be.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}
