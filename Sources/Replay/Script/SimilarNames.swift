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
func nearestWord(to word: String, among words: [String]) -> String? {
  if let meant = wordsOfOthers[word], words.contains(meant) { return meant }
  var distance = EditDistance(from: word)
  var nearest: (word: String, edits: Int)?
  for other in words {
    // Each byte that one has more than the other is an edit.
    if let nearest, distance.leastEdits(to: other) >= nearest.edits { continue }
    let edits = distance.edits(to: other)
    if edits < nearest?.edits ?? .max { nearest = (other, edits) }
  }
  guard let nearest else { return nil }
  // Of a short word, nearly anything is two slips away.
  let most = word.utf8.count < 4 ? 1 : 2
  let isMeant = nearest.edits <= most || word.utf8.sorted() == nearest.word.utf8.sorted()
  return isMeant ? nearest.word : nil
}

/// How many bytes have to be inserted, removed or replaced to make other words of one (Levenshtein's distance).
///
/// Only the first 64 bytes of a word count.
private struct EditDistance {
  private let source: [UInt8]
  /// The edits to a part of the other word from all beginnings of the source, which grow in place.
  private var edits: [Int] = []

  init(from source: String) {
    self.source = Array(source.utf8.prefix(Self.mostBytes))
  }

  private static let mostBytes = 64

  /// As many edits as it takes at least, by the lengths alone.
  func leastEdits(to goal: String) -> Int {
    abs(source.count - min(goal.utf8.count, Self.mostBytes))
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

/// What other languages of tests call what a script calls otherwise.
private let wordsOfOthers = [
  "click": "tap", "touch": "tap", "hold": "press", "swipe": "drag", "type": "text", "sleep": "wait",
  "assert": "expect", "check": "expect", "wheel": "scroll", "stop": "end", "blur": "focus",
  "name": "label", "enabled": "isEnabled", "visible": "isVisible", "size": "viewport",
]
