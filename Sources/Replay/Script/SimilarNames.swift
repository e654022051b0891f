/// The names that are most like `name`: those with the fewest edits first, then in their own order.
///
/// - Complexity: O(*n* · *m*²) for *n* names of *m* bytes; only the first 64 bytes count.
func similarNames(to name: String, among names: [String], limit: Int = 5) -> [String] {
  names.enumerated()
    .map { (offset: $0.offset, name: $0.element, edits: edits(from: name, to: $0.element)) }
    .sorted { ($0.edits, $0.offset) < ($1.edits, $1.offset) }
    .prefix(limit)
    .map(\.name)
}

/// How many bytes have to be inserted, removed or replaced (Levenshtein's distance).
private func edits(from first: String, to second: String) -> Int {
  let (source, goal) = (Array(first.utf8.prefix(64)), Array(second.utf8.prefix(64)))
  var previous = Array(0...goal.count)
  for (row, byte) in source.enumerated() {
    var current = [row + 1]
    for (column, other) in goal.enumerated() {
      let replaced = previous[column] + (byte == other ? 0 : 1)
      current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
    }
    previous = current
  }
  return previous[goal.count]
}

/// The word of `words` that was likely meant by one that is none of them: a slip of the hand away, or
/// what others call it; nil where nobody can tell.
func nearestWord(to word: String, among words: [String]) -> String? {
  if let meant = wordsOfOthers[word], words.contains(meant) { return meant }
  guard let nearest = similarNames(to: word, among: words, limit: 1).first else { return nil }
  // Of a short word, nearly anything is two slips away.
  let most = word.utf8.count < 4 ? 1 : 2
  let isSwapped = word.utf8.sorted() == nearest.utf8.sorted()
  return edits(from: word, to: nearest) <= most || isSwapped ? nearest : nil
}

/// What other languages of tests call what a script calls otherwise.
private let wordsOfOthers = [
  "click": "tap", "touch": "tap", "hold": "press", "swipe": "drag", "type": "text", "sleep": "wait",
  "assert": "expect", "check": "expect", "wheel": "scroll", "stop": "end", "blur": "focus",
  "name": "label", "enabled": "isEnabled", "visible": "isVisible", "size": "viewport",
]
