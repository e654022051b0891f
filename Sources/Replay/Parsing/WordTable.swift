/// A few words, found by their bytes as numbers: those that nearly each line of a file has one of.
///
/// Words of more than eight bytes aren't in it.
struct WordTable<Choice: RawRepresentable<String> & CaseIterable & Sendable>: Sendable {
  private let entries: [(number: UInt64, choice: Choice)]

  init() {
    entries = Choice.allCases.filter { $0.rawValue.utf8.count <= 8 }
      .map { ($0.rawValue.utf8.reduce(0) { $0 << 8 | UInt64($1) }, $0) }
      .sorted { $0.number < $1.number }
  }

  /// The one that a word is, if it is one of them.
  func choice(_ token: LineScanner.Token) -> Choice? {
    guard let number = token.packed else { return nil }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].number < number { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].number == number else { return nil }
    return entries[low].choice
  }
}
