/// Replaces the names in a format of a `.stringsdict` by the words for their counts.
struct NamedFormat {
  let variables: [String: CatalogEntry.Variable]
  let counts: [Int?]
  let rule: PluralRule

  /// `%#@name@`, or `%2$#@name@` for another argument than the next one. The words of a name may have names in
  /// them, some deep.
  func words(of format: String, depth: Int = 0) -> String {
    guard depth < Self.deepest else { return format }
    var words = ""
    var rest = format[...]
    var next = 0
    while let start = rest.firstIndex(of: "%") {
      words += rest[..<start]
      rest = rest[start...]
      guard let variable = Self.variable(at: rest) else {
        // Another place for an argument, which counts.
        let after = rest.index(after: start)
        if after < rest.endIndex, rest[after] != "%" { next += 1 }
        let end = after < rest.endIndex ? rest.index(after: after) : after
        words += rest[..<end]
        rest = rest[end...]
        continue
      }
      let place = variable.place ?? next
      if variable.place == nil { next += 1 }
      let count = counts.indices.contains(place) ? counts[place] ?? 0 : 0
      if let forms = variables[variable.name]?.forms {
        words += Self.placed(
          self.words(of: forms.words(for: count, by: rule), depth: depth + 1), at: place)
      }
      rest = rest[variable.end...]
    }
    return words + rest
  }

  private static let deepest = 4

  private static func variable(
    at text: Substring
  ) -> (name: String, place: Int?, end: Substring.Index)? {
    var rest = text.dropFirst()
    let digits = rest.prefix { "0"..."9" ~= $0 }
    var place: Int?
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      guard let number = Int(digits), number > 0 else { return nil }
      place = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    guard rest.hasPrefix("#@") else { return nil }
    rest = rest.dropFirst(2)
    guard let end = rest.firstIndex(of: "@") else { return nil }
    return (String(rest[..<end]), place, rest.index(after: end))
  }

  /// The words for an argument say nothing of its place: `%d` is that one.
  private static func placed(_ words: String, at place: Int) -> String {
    var placed = ""
    var rest = words[...]
    while let start = rest.firstIndex(of: "%") {
      placed += rest[...start]
      rest = rest[rest.index(after: start)...]
      let digits = rest.prefix { "0"..."9" ~= $0 }
      let isPlaced = !digits.isEmpty && rest.dropFirst(digits.count).first == "$"
      if rest.first == "%" {
        placed.append("%")
        rest = rest.dropFirst()
      } else if !isPlaced {
        placed += "\(place + 1)$"
      }
    }
    return placed + rest
  }
}
