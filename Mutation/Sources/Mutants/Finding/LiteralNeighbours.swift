/// The numbers beside a number in a source.
enum LiteralNeighbours {
  /// One more, and one less where there is something to take it from.
  static func integers(beside text: String) -> [String] {
    let digits = text.filter { $0 != "_" }
    let value: UInt64? =
      if digits.hasPrefix("0x") {
        UInt64(digits.dropFirst(2), radix: 16)
      } else if digits.hasPrefix("0b") {
        UInt64(digits.dropFirst(2), radix: 2)
      } else if digits.hasPrefix("0o") {
        UInt64(digits.dropFirst(2), radix: 8)
      } else {
        UInt64(digits)
      }
    guard let value else { return [] }
    var neighbours: [String] = []
    if value < .max { neighbours.append("\(value + 1)") }
    if value > 0 { neighbours.append("\(value - 1)") }
    return neighbours
  }

  static func fractions(beside text: String) -> [String] {
    guard let value = Double(text.filter { $0 != "_" }) else { return [] }
    // Beside the largest numbers there is none that one more or less would make.
    return (value >= 1 ? [value + 1, value - 1] : [value + 1]).filter { $0 != value }.map {
      "\($0)"
    }
  }
}
