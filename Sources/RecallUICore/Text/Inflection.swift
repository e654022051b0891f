/// Puts nouns of a text's literal into the number that stands before them: `^[\(count) cup](inflect: true)`.
///
/// The rules are those of English. A noun of which there is one, or that is a plural already, is left
/// alone.
enum Inflection {
  private static let start = "^["
  private static let end = "](inflect: true)"
  /// The same as others write it.
  private static let denseEnd = "](inflect:true)"

  /// The pieces without such marks.
  static func applied(to pieces: [TextPiece]) -> [TextPiece] {
    var done: [TextPiece] = []
    /// What stands behind a mark that begins, if one has.
    var open: [TextPiece]?
    for piece in pieces {
      guard case .literal(var words) = piece else {
        if open == nil { done.append(piece) } else { open?.append(piece) }
        continue
      }
      words = words.replacing(denseEnd, with: end)
      while let range = words.firstRange(of: open == nil ? start : end) {
        let before = String(words[..<range.lowerBound])
        if let inside = open {
          done += inflected(inside + [.literal(before)])
          open = nil
        } else {
          done.append(.literal(before))
          open = []
        }
        words = String(words[range.upperBound...])
      }
      if open == nil { done.append(.literal(words)) } else { open?.append(.literal(words)) }
    }
    // What never ends is no mark.
    if let open { done += [.literal(start)] + open }
    return done.filter { $0 != .literal("") }
  }

  private static func inflected(
    _ pieces: [TextPiece]
  ) -> [TextPiece] {
    let words = pieces.map { piece in
      switch piece {
      case .literal(let words): words
      case .value(let text, _): text.string
      }
    }.joined()
    let number = words.split { !$0.isNumber }.first
    guard number != "1", case .literal(let last)? = pieces.last else { return pieces }
    return pieces.dropLast() + [.literal(plural(of: last))]
  }

  /// Words whose last one is put into the plural.
  static func plural(of words: String) -> String {
    let noun = words.reversed().prefix(while: \.isLetter).reversed()
    let before = String(words.dropLast(noun.count))
    let lower = String(noun).lowercased()
    guard !lower.isEmpty else { return words }
    if let plural = irregular[lower] { return before + String(noun.prefix(1)) + plural.dropFirst() }
    if lower.hasSuffix("s"), !lower.hasSuffix("ss"), !lower.hasSuffix("us") { return words }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return words + "es" }
    if lower.hasSuffix("y"), let former = lower.dropLast().last, !"aeiou".contains(former) {
      return words.dropLast() + "ies"
    }
    return words + "s"
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "life": "lives", "leaf": "leaves",
    "shelf": "shelves", "knife": "knives", "half": "halves", "hero": "heroes", "potato": "potatoes",
    "tomato": "tomatoes", "sheep": "sheep", "fish": "fish", "people": "people",
    "children": "children",
  ]
}
