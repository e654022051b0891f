/// What a view inherits from the views around it.
public struct EnvironmentValues {
  /// Whether the surroundings are light or dark.
  public var colorScheme = ColorScheme.light

  public init() {}
}
