import RecallUI

/// Sentences that are said to who can't see the table, in its language.
///
/// They are needed at each move, and mostly nobody hears them: English, which stands in the program, is put
/// together without looking anything up.
struct SpokenWords {
  /// What is said; nil for English.
  let catalog: StringCatalog?

  /// A sentence with a value for each name in braces.
  ///
  /// - Complexity: O(n) in the length of what is said.
  func callAsFunction(
    _ template: String, _ values: KeyValuePairs<String, String> = [:], context: String? = nil
  ) -> String {
    let words = catalog?.words(for: CatalogKey(template, context: context))
    return Self.filled(words ?? template, values)
  }

  /// A sentence that goes by a count, whose place is called `count`.
  func counted(one: String, other: String, count: Int) -> String {
    let words = catalog?.words(for: CatalogKey(other), counts: [count])
    return Self.filled(words ?? (count == 1 ? one : other), ["count": "\(count)"])
  }

  /// What somebody at the table is called.
  func name(_ name: String) -> String {
    self(name, context: "name")
  }

  private static func filled(
    _ template: String, _ values: KeyValuePairs<String, String>
  ) -> String {
    guard !values.isEmpty else { return template }
    var (text, rest) = ("", Substring(template))
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      let place = rest[rest.utf8.index(after: open)..<close]
      text += rest[..<open]
      text += values.first { $0.key == place }?.value ?? String(rest[open...close])
      rest = rest[rest.utf8.index(after: close)...]
    }
    return text + rest
  }
}
