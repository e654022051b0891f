/// Whether the surroundings are light or dark.
public enum ColorScheme: String, CaseIterable, Sendable {
  case light, dark
}
