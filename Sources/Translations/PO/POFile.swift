/// Translations as GNU gettext keeps them, a `.po` file or its template, `.pot`.
///
/// The form is told in gettext's manual, "The Format of PO Files". It is UTF-8. Places for arguments have names:
/// `{count} pairs left`. Comments are left out, and so are entries that are obsolete (`#~`).
public struct POFile: Equatable, Sendable {
  /// What the file says of itself.
  public let header: POHeader
  /// All other entries, in the file's order.
  public let entries: [POEntry]

  /// The most bytes that a file may have.
  public static let largest = 16_000_000

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: What stands in it.
  ///   - file: What errors call it.
  /// - Throws: `CatalogError`.
  /// - Complexity: O(n) in the file's length.
  public init(_ bytes: some Collection<UInt8>, file: String) throws(CatalogError) {
    guard bytes.count <= Self.largest else {
      throw CatalogError(
        file: file, expected: "at most \(Self.largest) bytes", found: "\(bytes.count)")
    }
    guard let text = String(validating: Array(bytes), as: UTF8.self) else {
      throw CatalogError(
        file: file, line: Self.lineOfBadText(in: Array(bytes)), expected: "text in UTF-8",
        found: "bytes that are none")
    }
    var reader = POReader(text, file: file)
    var entries = try reader.entries()
    guard let first = entries.first, first.id.isEmpty, first.context == nil else {
      throw CatalogError(
        file: file, line: entries.first?.line ?? 1, expected: "a header, which has an empty msgid",
        found: entries.first.map { "\"\($0.id)\"" } ?? "nothing")
    }
    header = try POHeader(entries.removeFirst(), file: file)
    self.entries = entries
  }

  private static func lineOfBadText(in bytes: [UInt8]) -> Int {
    var line = 1
    for part in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil { return line }
      line += 1
    }
    return line
  }
}
