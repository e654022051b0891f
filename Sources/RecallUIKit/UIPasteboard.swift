/// The pasteboard of the stage whose code asks, as far as a program writes to it.
///
/// What is on it only the one who plays may hand over: with Control-V in a field, or a `PasteButton`. So
/// a program that reads it finds nothing.
public final class UIPasteboard: Sendable {
  /// The only one.
  public static let general = UIPasteboard()

  private init() {}

  /// The text; setting it is an effect of the stage, as copying is.
  public var string: String? {
    get { nil }
    set { StageContext.perform(.copy(newValue ?? "")) }
  }

  /// Whether there is a text, as far as is known: none.
  public var hasStrings: Bool { false }
}
