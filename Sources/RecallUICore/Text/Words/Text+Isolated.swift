extension Text {
  /// This text as a value in words that begin at the right: between U+2068 and U+2069 (Unicode Standard Annex 9,
  /// isolates), so that what is before and behind it stays where it is. Without them the full stop behind a Latin name
  /// that ends an Arabic sentence would stand at its right, and a minus behind its number.
  ///
  /// Digits alone do without. What consists of such values itself begins at the right, too, with U+2067.
  var isolated: Text {
    guard let first = runs.indices.first, let last = runs.indices.last,
      !runs.allSatisfy({ $0.moment == nil && $0.string.isOfDigits })
    else { return self }
    var runs = runs
    runs[first].string = Isolates.opening(before: runs.map(\.string)) + runs[first].string
    runs[last].string += Isolates.last
    return Text(runs: runs)
  }
}

extension String {
  fileprivate var isOfDigits: Bool { utf8.allSatisfy { 0x30...0x39 ~= $0 } }
}
