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

  /// The address; setting it is an effect of the stage, as copying its text is.
  public var url: URL? {
    get { nil }
    set { string = newValue?.absoluteString }
  }

  /// The addresses; setting them copies each on a line of its own.
  public var urls: [URL]? {
    get { nil }
    set { string = newValue?.map(\.absoluteString).joined(separator: "\n") }
  }

  /// The texts; setting them copies each on a line of its own.
  public var strings: [String]? {
    get { nil }
    set { string = newValue?.joined(separator: "\n") }
  }

  /// None, and setting it does nothing: a stage copies texts.
  public var image: UIImage? {
    get { nil }
    set {}
  }

  /// Whether there is an address, as far as is known: none.
  public var hasURLs: Bool { false }

  /// Whether there is a picture: none.
  public var hasImages: Bool { false }

  /// Whether there is a text, as far as is known: none.
  public var hasStrings: Bool { false }
}
