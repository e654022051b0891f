/// What kind of thing data are, by a name that programs agree on.
public struct UTType: Hashable, Codable, Sendable {
  /// The name: `public.plain-text`.
  public let identifier: String

  public init(_ identifier: String) {
    self.identifier = identifier
  }

  /// A type of a program's own.
  public init(exportedAs identifier: String) {
    self.init(identifier)
  }

  /// A type of another program.
  public init(importedAs identifier: String) {
    self.init(identifier)
  }

  public static let data = UTType("public.data")
  public static let text = UTType("public.text")
  public static let plainText = UTType("public.plain-text")
  public static let json = UTType("public.json")
  public static let url = UTType("public.url")
}
