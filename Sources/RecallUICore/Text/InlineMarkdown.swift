/// Where backticks stand in a literal, by how many there are in a row.
private struct CodeEnds {
  /// From the last place to the first.
  private var places: [Int: [Int]] = [:]

  init(in tokens: [InlineMarkdown.Token]) {
    var count = 0
    for index in tokens.indices.reversed() {
      guard case .character("`") = tokens[index] else {
        note(count, at: index + 1)
        count = 0
        continue
      }
      count += 1
    }
    note(count, at: 0)
  }

  private mutating func note(_ count: Int, at place: Int) {
    if count > 0 { places[count, default: []].append(place) }
  }

  /// The first place from `start` on where `count` of them stand, which end the code that as many begin: places that
  /// lie before are let go of, since nothing goes back.
  ///
  /// - Complexity: O(1), amortized.
  mutating func end(from start: Int, _ count: Int) -> Int? {
    while let last = places[count]?.last, last < start { places[count]?.removeLast() }
    return places[count]?.last
  }
}

/// Reads the marks of a text's literal.
///
/// The rules are those of CommonMark 0.31 for emphasis and code (section 6.1 and 6.2), with GitHub's
/// two tildes; for links those of section 6.3, without definitions, and of addresses between angle brackets,
/// section 6.5. Images and HTML are shown as they stand.
struct InlineMarkdown {
  /// What marks around something say of it.
  private struct Looks: OptionSet {
    let rawValue: Int
    static let strong = Looks(rawValue: 1)
    static let emphasis = Looks(rawValue: 2)
    static let struck = Looks(rawValue: 4)
    static let code = Looks(rawValue: 8)
  }

  /// A character of the literal, or a value between them, which counts as a letter.
  fileprivate enum Token {
    case character(Character)
    case value(Text)
  }

  /// Marks of one kind in a row, that may begin or end something.
  fileprivate struct Marks {
    let mark: Character
    var count: Int
    let opens: Bool
    let closes: Bool
    /// How many there were at first.
    let length: Int
  }

  fileprivate enum Content {
    case words(String)
    case value(Text)
    case marks(Marks)
  }

  private struct Item {
    var content: Content
    var looks: Looks = []
    /// Where it leads.
    var link: URL?
  }

  private var items: [Item] = []
  /// What lies between marks that belong together.
  private var spans: [(items: Range<Int>, looks: Looks)] = []

  /// The runs of a text that says what `pieces` say.
  static func runs(of pieces: [TextPiece]) -> [Text.Run] {
    // Most texts have no marks, and few have nouns that follow a number.
    if pieces.contains(where: \.mayInflect) {
      return runs(ofInflected: Inflection.applied(to: pieces))
    }
    return runs(ofInflected: pieces)
  }

  private static func runs(ofInflected pieces: [TextPiece]) -> [Text.Run] {
    let isPlain = pieces.allSatisfy { piece in
      guard case .literal(let words) = piece else { return true }
      return !hasMarks(words)
    }
    var markdown = InlineMarkdown()
    if isPlain {
      markdown.takePlain(pieces)
    } else {
      markdown.read(pieces)
      markdown.pairMarks()
    }
    return markdown.runs
  }

  /// Whether words may have looks of their own, or nouns that follow a number.
  static func hasMarks(_ words: String) -> Bool {
    words.utf8.contains { "*_~`\\^[<".utf8.contains($0) }
  }

  private mutating func takePlain(_ pieces: [TextPiece]) {
    for piece in pieces {
      switch piece {
      case .literal(let words): items.append(Item(content: .words(words)))
      case .value(let text, _): items.append(Item(content: .value(text)))
      }
    }
  }

  // MARK: Reading

  private mutating func read(_ pieces: [TextPiece]) {
    let tokens = pieces.flatMap { piece in
      switch piece {
      case .literal(let words): words.map(Token.character)
      case .value(let text, _): [Token.value(text)]
      }
    }
    read(tokens, leadingTo: nil)
  }

  /// Reads what stands in the literal, or in a link of it.
  private mutating func read(_ tokens: [Token], leadingTo link: URL?) {
    var words = ""
    func character(_ index: Int) -> Character? {
      guard tokens.indices.contains(index), case .character(let character) = tokens[index]
      else { return nil }
      return character
    }
    func length(from start: Int, of mark: Character) -> Int {
      tokens[start...].prefix { if case .character(mark) = $0 { true } else { false } }.count
    }
    // Found once, however many marks ask for them.
    lazy var code = CodeEnds(in: tokens)
    lazy var links = MarkdownLinks(in: tokens.map(\.character))
    var index = 0
    while index < tokens.count {
      guard let mark = character(index) else {
        endWords(&words, leadingTo: link)
        if case .value(let text) = tokens[index] {
          items.append(Item(content: .value(text), link: link))
        }
        index += 1
        continue
      }
      if mark == "\\", let next = character(index + 1), next.isMark {
        words.append(next)
        index += 2
      } else if mark == "`" {
        let count = length(from: index, of: mark)
        guard let end = code.end(from: index + count, count) else {
          words += String(repeating: mark, count: count)
          index += count
          continue
        }
        endWords(&words, leadingTo: link)
        for token in tokens[(index + count)..<end] {
          items.append(Item(content: token.content, looks: .code, link: link))
        }
        index = end + count
      } else if mark.isEmphasis {
        endWords(&words, leadingTo: link)
        let count = length(from: index, of: mark)
        let after = index + count
        addMarks(
          mark, count, before: index == 0 ? " " : character(index - 1) ?? "a",
          after: after == tokens.count ? " " : character(after) ?? "a", leadingTo: link)
        index = after
      } else if mark == "[" || mark == "<", link == nil,
        let found = links.link(at: index, saying: tokens.said)
      {
        endWords(&words, leadingTo: nil)
        read(Array(tokens[found.label]), leadingTo: found.address)
        index = found.end
      } else {
        words.append(mark)
        index += 1
      }
    }
    endWords(&words, leadingTo: link)
  }

  private mutating func endWords(_ words: inout String, leadingTo link: URL?) {
    if !words.isEmpty { items.append(Item(content: .words(words), link: link)) }
    words = ""
  }

  /// Adds marks, which can begin or end something as what stands beside them lets them.
  private mutating func addMarks(
    _ mark: Character, _ count: Int, before: Character, after: Character, leadingTo link: URL?
  ) {
    let (isLeft, isRight) = (
      !after.isWhitespace && (!after.isSign || before.isWhitespace || before.isSign),
      !before.isWhitespace && (!before.isSign || after.isWhitespace || after.isSign)
    )
    let isInWord = mark == "_"
    items.append(
      Item(
        content: .marks(
          Marks(
            mark: mark, count: count,
            opens: isLeft && (!isInWord || !isRight || before.isSign),
            closes: isRight && (!isInWord || !isLeft || after.isSign), length: count)),
        link: link))
  }

  // MARK: Pairing

  /// What decides which marks can have begun what others end.
  private struct Ending: Hashable {
    let mark: Character
    let opens: Bool
    /// For the rule of three.
    let rest: Int
    /// Two tildes end what two began.
    let isPair: Bool

    init(_ marks: Marks) {
      mark = marks.mark
      opens = marks.opens
      rest = marks.length % 3
      isPair = marks.mark == "~" && marks.count == 2
    }
  }

  /// Finds for all marks that can end something, from the first on, the nearest that began it.
  ///
  /// As in CommonMark's own way, what has been looked through in vain isn't looked through again for marks of the
  /// same kind.
  ///
  /// - Complexity: O(*n*) for *n* items.
  private mutating func pairMarks() {
    // The marks that may still begin something, in order.
    var openers: [Int] = []
    var bottoms: [Ending: Int] = [:]
    for closer in items.indices {
      while let end = marks(at: closer), end.closes, end.count > 0 {
        let ending = Ending(end)
        let bottom = bottoms[ending] ?? 0
        var place = openers.count - 1
        while place >= 0, openers[place] >= bottom, !canPair(openers[place], with: end) {
          place -= 1
        }
        guard place >= 0, openers[place] >= bottom, let start = marks(at: openers[place]) else {
          bottoms[ending] = closer
          break
        }
        let opener = openers[place]
        let taken = start.mark == "~" || (start.count >= 2 && end.count >= 2) ? 2 : 1
        let looks: Looks = start.mark == "~" ? .struck : taken == 2 ? .strong : .emphasis
        spans.append((opener + 1..<closer, looks))
        // What began in between has no end any more.
        openers.removeSubrange((place + 1)...)
        take(taken, of: start, at: opener)
        take(taken, of: end, at: closer)
        if start.count == taken { openers.removeLast() }
      }
      if let marks = marks(at: closer), marks.opens, marks.count > 0 { openers.append(closer) }
    }
    lookAsSaid()
  }

  /// Gives everything the looks of the marks around it.
  ///
  /// - Complexity: O(*n*) for *n* items and spans.
  private mutating func lookAsSaid() {
    guard !spans.isEmpty else { return }
    // How many spans of each kind begin or end before an item.
    var changes = Array(repeating: (strong: 0, emphasis: 0, struck: 0), count: items.count + 1)
    for (span, looks) in spans {
      for (place, step) in [(span.lowerBound, 1), (span.upperBound, -1)] {
        if looks.contains(.strong) { changes[place].strong += step }
        if looks.contains(.emphasis) { changes[place].emphasis += step }
        if looks.contains(.struck) { changes[place].struck += step }
      }
    }
    var depth = (strong: 0, emphasis: 0, struck: 0)
    for index in items.indices {
      depth.strong += changes[index].strong
      depth.emphasis += changes[index].emphasis
      depth.struck += changes[index].struck
      if depth.strong > 0 { items[index].looks.insert(.strong) }
      if depth.emphasis > 0 { items[index].looks.insert(.emphasis) }
      if depth.struck > 0 { items[index].looks.insert(.struck) }
    }
  }

  private func marks(at index: Int) -> Marks? {
    if case .marks(let marks) = items[index].content { marks } else { nil }
  }

  private func canPair(_ opener: Int, with end: Marks) -> Bool {
    guard let start = marks(at: opener), start.opens, start.count > 0, start.mark == end.mark
    else { return false }
    guard end.mark != "~" else { return start.count == 2 && end.count == 2 }
    // CommonMark's rule of three: `*a**b*` is one emphasis.
    let isAmbiguous = start.closes || end.opens
    return !isAmbiguous || !(start.length + end.length).isMultiple(of: 3)
      || (start.length.isMultiple(of: 3) && end.length.isMultiple(of: 3))
  }

  private mutating func take(_ count: Int, of marks: Marks, at index: Int) {
    var marks = marks
    marks.count -= count
    items[index].content = .marks(marks)
  }

  // MARK: Runs

  private var runs: [Text.Run] {
    var runs: [Text.Run] = []
    var former: (looks: Looks, link: URL?)?
    func add(_ words: String, as item: Item) {
      guard !words.isEmpty else { return }
      if let former, former == (item.looks, item.link), !runs.isEmpty {
        runs[runs.count - 1].string += words
      } else {
        runs.append(InlineMarkdown.run(Text.Run(string: words), item))
      }
      former = (item.looks, item.link)
    }
    for item in items {
      switch item.content {
      case .words(let words): add(words, as: item)
      case .marks(let marks): add(String(repeating: marks.mark, count: marks.count), as: item)
      case .value(let text):
        guard text.isPlain else {
          runs += text.runs.map { InlineMarkdown.run($0, item) }
          former = nil
          continue
        }
        add(text.string, as: item)
      }
    }
    return runs.isEmpty ? [Text.Run(string: "")] : runs
  }

  private static func run(_ run: Text.Run, _ item: Item) -> Text.Run {
    var run = run
    let looks = item.looks
    if let link = item.link { run.lead(to: link) }
    if looks.contains(.strong) { run.weight = run.weight ?? .bold }
    if looks.contains(.emphasis) { run.isItalic = run.isItalic ?? true }
    if looks.contains(.struck) { run.strikethrough = run.strikethrough ?? TextLine() }
    if looks.contains(.code) { run.design = run.design ?? .monospaced }
    return run
  }
}

extension Text {
  /// Whether nothing is said of this text's looks.
  fileprivate var isPlain: Bool {
    runs.allSatisfy { $0 == Run(string: $0.string, words: $0.words) }
  }
}

extension Character {
  fileprivate var isEmphasis: Bool { self == "*" || self == "_" || self == "~" }
  fileprivate var isMark: Bool { isEmphasis || "`\\[]<".contains(self) }
  /// What CommonMark calls punctuation.
  fileprivate var isSign: Bool { isPunctuation || isSymbol }
}

extension InlineMarkdown.Token {
  /// Nil for a value.
  fileprivate var character: Character? {
    if case .character(let character) = self { character } else { nil }
  }

  fileprivate var content: InlineMarkdown.Content {
    switch self {
    case .character(let character): .words(String(character))
    case .value(let text): .value(text)
    }
  }
}

extension [InlineMarkdown.Token] {
  /// What some of them say.
  fileprivate func said(_ range: Range<Int>) -> String {
    self[range].reduce(into: "") { said, token in
      switch token {
      case .character(let character): said.append(character)
      case .value(let text): said += text.string
      }
    }
  }
}

extension TextPiece {
  fileprivate var mayInflect: Bool {
    guard case .literal(let words) = self else { return false }
    return words.utf8.contains(UInt8(ascii: "^"))
  }
}
