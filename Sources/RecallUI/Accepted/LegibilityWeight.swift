extension EnvironmentValues {
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
