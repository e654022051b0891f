import GRDB

/// A text in a column, whole: SQLite's interface takes a text to end where a zero is in it.
///
/// A zero is written as U+10FFFD and `0`, and U+10FFFD itself, which Unicode keeps for private
/// use, as that and `1`. All other texts stand there as they are.
struct StoredText: Hashable, Codable, Sendable {
  var text: String

  init(_ text: String) {
    self.text = text
  }

  private static let escape: Unicode.Scalar = "\u{10FFFD}"
  private static let zero: Unicode.Scalar = "0"
  private static let escapeItself: Unicode.Scalar = "1"

  /// As it stands in the column.
  private var written: String {
    let scalars = text.unicodeScalars
    guard scalars.contains(where: { $0.value == 0 || $0 == Self.escape }) else { return text }
    var written = String.UnicodeScalarView()
    for scalar in scalars {
      switch scalar {
      case "\0": written.append(contentsOf: [Self.escape, Self.zero])
      case Self.escape: written.append(contentsOf: [Self.escape, Self.escapeItself])
      default: written.append(scalar)
      }
    }
    return String(written)
  }

  /// What was written; an escape that escapes nothing stands for itself.
  private init(written: String) {
    guard written.unicodeScalars.contains(Self.escape) else {
      text = written
      return
    }
    var scalars = String.UnicodeScalarView()
    var rest = written.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch (scalar, rest.first) {
      case (Self.escape, Self.zero):
        rest.removeFirst()
        scalars.append("\0")
      case (Self.escape, Self.escapeItself):
        rest.removeFirst()
        scalars.append(Self.escape)
      default: scalars.append(scalar)
      }
    }
    text = String(scalars)
  }
}

extension StoredText: DatabaseValueConvertible {
  var databaseValue: DatabaseValue { written.databaseValue }

  static func fromDatabaseValue(_ value: DatabaseValue) -> StoredText? {
    String.fromDatabaseValue(value).map { StoredText(written: $0) }
  }
}
