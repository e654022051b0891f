/// Where the lines of a text stand in its width.
public enum TextAlignment: String, CaseIterable, Sendable {
  case leading, center, trailing
}
