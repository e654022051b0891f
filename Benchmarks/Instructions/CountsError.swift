/// Text that isn't what it should be.
struct CountsError: Error, Equatable, CustomStringConvertible {
  /// Counted from 1.
  var line: Int
  var expected: String
  var found: String

  var description: String {
    "line \(line): expected \(expected), found `\(found)`"
  }
}
