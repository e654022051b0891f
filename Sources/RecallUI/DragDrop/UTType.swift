/// What kind of thing data are, by a name that programs agree on.
public struct UTType: Hashable, Codable, Sendable {
  /// The name: `public.plain-text`.
  public let identifier: String

  public init(_ identifier: String) {
    self.identifier = identifier
  }

  /// A type of a program's own.
  ///
  /// - Parameters:
  ///   - identifier: What it is called.
  ///   - parent: Taken for what programs say: things go to who takes their own type.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(identifier)
  }

  /// A type of another program.
  ///
  /// - Parameters:
  ///   - identifier: What it is called.
  ///   - parent: Taken for what programs say: things go to who takes their own type.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(identifier)
  }

  public static let item = UTType("public.item")
  public static let content = UTType("public.content")
  public static let data = UTType("public.data")
  public static let text = UTType("public.text")
  public static let plainText = UTType("public.plain-text")
  public static let utf8PlainText = UTType("public.utf8-plain-text")
  public static let json = UTType("public.json")
  public static let url = UTType("public.url")
  public static let fileURL = UTType("public.file-url")
  public static let image = UTType("public.image")
  public static let png = UTType("public.png")
  public static let jpeg = UTType("public.jpeg")

  /// Whether things of this type are things of another one, too: UTF-8 is plain text, and plain text is text.
  public func conforms(to type: UTType) -> Bool {
    self == type || supertypes.contains { $0.conforms(to: type) }
  }

  /// What Apple's systems say of the types above.
  private var supertypes: [UTType] {
    switch self {
    case .utf8PlainText: [.plainText]
    case .plainText, .json: [.text]
    case .png, .jpeg: [.image]
    case .fileURL: [.url]
    case .text, .image: [.data, .content]
    case .url: [.data]
    case .data: [.item]
    default: []
    }
  }
}
