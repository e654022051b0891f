/// A number as it is written, compared exactly however many digits it has.
///
/// A state tells instants in nanoseconds, which are more than a `Double` can tell apart.
public struct DecimalNumber: Hashable, Sendable {
  private let isNegative: Bool
  /// Without zeros at the start.
  private let whole: String
  /// Without zeros at the end.
  private let fraction: String

  /// Reads a number: digits, perhaps with a minus before them and a point among them; nil for anything
  /// else, such as `1e3`.
  public init?(_ text: String) {
    var digits = Substring(text)
    let hasMinus = digits.first == "-"
    if hasMinus { digits.removeFirst() }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) })
    else { return nil }
    whole = String(parts[0].drop { $0 == "0" })
    let behind = parts.count == 2 ? String(parts[1]) : ""
    fraction = String(behind.reversed().drop { $0 == "0" }.reversed())
    isNegative = hasMinus && !(whole.isEmpty && fraction.isEmpty)
  }

  /// Whether it is smaller, whatever the signs.
  private func isSmaller(than other: DecimalNumber) -> Bool {
    if whole.utf8.count != other.whole.utf8.count {
      return whole.utf8.count < other.whole.utf8.count
    }
    if whole != other.whole { return whole.utf8.lexicographicallyPrecedes(other.whole.utf8) }
    return fraction.utf8.lexicographicallyPrecedes(other.fraction.utf8)
  }
}

extension DecimalNumber: Comparable {
  public static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    switch (left.isNegative, right.isNegative) {
    case (true, false): true
    case (false, true): false
    case (false, false): left.isSmaller(than: right)
    case (true, true): right.isSmaller(than: left)
    }
  }
}

extension DecimalNumber: CustomStringConvertible {
  /// The shortest way to write it.
  public var description: String {
    (isNegative ? "-" : "") + (whole.isEmpty ? "0" : whole)
      + (fraction.isEmpty ? "" : ".\(fraction)")
  }
}
