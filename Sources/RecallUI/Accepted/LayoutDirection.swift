/// Where lines begin.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

extension EnvironmentValues {
  /// Where lines begin: at the left, everywhere. Setting it is taken for what programs say.
  public var layoutDirection: LayoutDirection {
    get { .leftToRight }
    set {}
  }

  /// How bold text is to be: nobody sets it here, and setting it is taken for what programs say.
  public var legibilityWeight: LegibilityWeight? {
    get { nil }
    set {}
  }
}

/// How bold text is to be.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}
