/// Reads the entries of a `.po` file, line by line.
struct POReader {
  private let lines: [Substring]
  private let file: String
  private var entry: POEntry?
  private var flags: Set<String> = []
  private var context: String?
  private var found: [POEntry] = []
  /// The line on which a key stood first.
  private var places: [CatalogKey: Int] = [:]
  /// What the next line goes on with.
  private var open: Part?
  private var number = 0

  private enum Part: Equatable {
    case context, id, plural
    case words(Int)
  }

  init(_ text: String, file: String) {
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    self.file = file
  }

  mutating func entries() throws(CatalogError) -> [POEntry] {
    for line in lines {
      number += 1
      try read(line.drop { $0 == " " || $0 == "\t" })
    }
    try finish()
    return found
  }

  private func error(_ expected: String, _ found: String) -> CatalogError {
    CatalogError(file: file, line: number, expected: expected, found: found)
  }

  private mutating func read(_ line: Substring) throws(CatalogError) {
    if line.isEmpty { return try finish() }
    if line.hasPrefix("#") {
      if entry?.words.isEmpty == false { try finish() }
      if line.hasPrefix("#,") {
        flags.formUnion(line.dropFirst(2).split(separator: ",").map { $0.filter { $0 != " " } })
      }
      return
    }
    if line.hasPrefix("\"") {
      guard let open else { throw error("msgid or a comment", "a text that goes on with nothing") }
      return append(try quoted(line), to: open)
    }
    let word = line.prefix { $0 != " " && $0 != "\t" && $0 != "\"" }
    let text = try quoted(line.dropFirst(word.count).drop { $0 == " " || $0 == "\t" })
    try begin(try part(named: word))
    if let open { append(text, to: open) }
  }

  private func part(named word: Substring) throws(CatalogError) -> Part {
    switch word {
    case "msgctxt": return .context
    case "msgid": return .id
    case "msgid_plural": return .plural
    case "msgstr": return .words(0)
    default:
      if word.hasPrefix("msgstr["), word.hasSuffix("]"),
        let index = Int(word.dropFirst(7).dropLast())
      {
        return .words(index)
      }
      throw error("msgctxt, msgid, msgid_plural or msgstr", "`\(word)`")
    }
  }

  private mutating func begin(_ part: Part) throws(CatalogError) {
    switch part {
    case .context:
      if entry != nil || context != nil { try finish() }
      context = ""
    case .id:
      if entry != nil { try finish() }
      entry = POEntry(context: context, id: "", line: number, flags: flags)
    case .plural:
      guard entry != nil, open == .id else { throw error("msgid before msgid_plural", "none") }
      entry?.plural = ""
    case .words(let index):
      guard let entry else { throw error("msgid before msgstr", "none") }
      guard index == entry.words.count else {
        throw error("msgstr[\(entry.words.count)]", "msgstr[\(index)]")
      }
      guard entry.plural != nil || index == 0 else {
        throw error("one msgstr, as there is no msgid_plural", "msgstr[\(index)]")
      }
      self.entry?.words.append("")
    }
    open = part
  }

  private mutating func append(_ text: String, to part: Part) {
    switch part {
    case .context: context? += text
    case .id: entry?.id += text
    case .plural: entry?.plural? += text
    case .words(let index): entry?.words[index] += text
    }
  }

  private mutating func finish() throws(CatalogError) {
    defer { (entry, open, flags, context) = (nil, nil, [], nil) }
    guard var entry else {
      guard context == nil else { throw error("msgid behind msgctxt", "none") }
      return
    }
    guard !entry.words.isEmpty else { throw error("msgstr behind msgid", "none") }
    entry.context = context
    if let first = places.updateValue(entry.line, forKey: entry.key) {
      throw CatalogError(
        file: file, line: entry.line, expected: "each msgid once",
        found: "\"\(entry.id)\" again, which line \(first) has")
    }
    found.append(entry)
  }

  /// What stands in quotes, and nothing behind them.
  private func quoted(_ text: Substring) throws(CatalogError) -> String {
    guard text.first == "\"" else {
      throw error("a text in quotes", text.isEmpty ? "none" : "`\(text)`")
    }
    var result = ""
    var rest = text.dropFirst()
    while let character = rest.popFirst() {
      switch character {
      case "\"":
        guard rest.allSatisfy({ $0 == " " || $0 == "\t" }) else {
          throw error("nothing behind a text", "`\(rest)`")
        }
        return result
      case "\\":
        guard let escaped = rest.popFirst(), let meant = Self.escapes[escaped] else {
          throw error("one of \\n \\t \\r \\\" \\\\", "another sign behind \\")
        }
        result.append(meant)
      default: result.append(character)
      }
    }
    throw error("a quote at the end of a text", "none")
  }

  private static let escapes: [Character: Character] = [
    "n": "\n", "t": "\t", "r": "\r", "\"": "\"", "\\": "\\",
  ]
}
