/// The names that are most like `name`: those with the fewest edits first, then in their own order.
///
/// - Complexity: O(*n* · *m*²) for *n* names of *m* bytes; only the first 64 bytes count.
func similarNames(to name: String, among names: [String], limit: Int = 5) -> [String] {
  var distance = EditDistance(from: name)
  return names.enumerated()
    .map { (offset: $0.offset, name: $0.element, edits: distance.edits(to: $0.element)) }
    .sorted { ($0.edits, $0.offset) < ($1.edits, $1.offset) }
    .prefix(limit)
    .map(\.name)
}

/// The word of `words` that was likely meant by one that is none of them: a slip of the hand away, or
/// what others call it; nil where nobody can tell.
package func nearestWord(to word: String, among words: [String]) -> String? {
  if let meant = wordsOfOthers[word], words.contains(meant) { return meant }
  var distance = EditDistance(from: word)
  // Of a short word, nearly anything is two slips away.
  let most = word.utf8.count < 4 ? 1 : 2
  // Most words that are wrong are like none: they have letters that no word has, or too many. What has the same
  // letters in another order is far from this bound.
  guard words.contains(where: { distance.leastEdits(to: $0) <= most }) else { return nil }
  var nearest: (word: String, edits: Int)?
  for other in words {
    if let nearest, distance.leastEdits(to: other) >= nearest.edits { continue }
    let edits = distance.edits(to: other)
    if edits < nearest?.edits ?? .max { nearest = (other, edits) }
  }
  guard let nearest else { return nil }
  let isMeant = nearest.edits <= most || word.utf8.sorted() == nearest.word.utf8.sorted()
  return isMeant ? nearest.word : nil
}

/// How many bytes have to be inserted, removed or replaced to make other words of one (Levenshtein's distance).
///
/// Only the first 64 bytes of a word count.
private struct EditDistance {
  private let source: [UInt8]
  private let letters: Letters
  /// The edits to a part of the other word from all beginnings of the source, which grow in place.
  private var edits: [Int] = []

  init(from source: String) {
    self.source = Array(source.utf8.prefix(Self.mostBytes))
    letters = Letters(self.source)
  }

  private static let mostBytes = 64

  /// As many edits as it takes at least: an edit adds or takes away one byte, and one letter that the other word
  /// doesn't have.
  func leastEdits(to goal: String) -> Int {
    let goal = Letters(goal.utf8.prefix(Self.mostBytes))
    return max(abs(source.count - goal.count), letters.missing(in: goal), goal.missing(in: letters))
  }

  mutating func edits(to goal: String) -> Int {
    edits.removeAll(keepingCapacity: true)
    edits.append(contentsOf: 0...source.count)
    edits.withUnsafeMutableBufferPointer { edits in
      for byte in goal.utf8.prefix(Self.mostBytes) {
        var diagonal = edits[0]
        edits[0] += 1
        for row in source.indices {
          let replaced = diagonal + (byte == source[row] ? 0 : 1)
          diagonal = edits[row + 1]
          edits[row + 1] = min(replaced, diagonal + 1, edits[row] + 1)
        }
      }
    }
    return edits[source.count]
  }
}

/// How many bytes a word has, and which, but for their highest two bits.
private struct Letters {
  private(set) var count = 0
  private var set: UInt64 = 0

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      count += 1
      set |= 1 << UInt64(byte & 63)
    }
  }

  /// How many of them another word doesn't have.
  func missing(in other: Letters) -> Int {
    (set & ~other.set).nonzeroBitCount
  }
}

/// What other languages of tests call what a script calls otherwise.
private let wordsOfOthers = [
  "click": "tap", "touch": "tap", "hold": "press", "swipe": "drag", "type": "text", "sleep": "wait",
  "assert": "expect", "check": "expect", "wheel": "scroll", "stop": "end", "blur": "focus",
  "name": "label", "enabled": "isEnabled", "visible": "isVisible", "size": "viewport",
]
