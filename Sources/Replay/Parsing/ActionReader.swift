import Interaction

/// The words that an action can begin with.
private enum ActionWord: String, CaseIterable {
  case start, wait, tap, press, drag, down, move, up, cancel, scroll, key, text
  case marked, paste, message, resize, focus, expect, end

  /// What an action begins with, for errors.
  static let expected = "an action (\(allCases.map(\.rawValue).joined(separator: ", ")))"

  /// The words as numbers, sorted: a recording has an action on each second line.
  private static let packed: [(word: UInt64, choice: ActionWord)] = allCases.map {
    ($0.rawValue.utf8.reduce(0) { $0 << 8 | UInt64($1) }, $0)
  }.sorted { $0.word < $1.word }

  init?(_ token: LineScanner.Token) {
    guard let word = token.packed else { return nil }
    var (low, high) = (0, ActionWord.packed.count)
    while low < high {
      let middle = (low + high) / 2
      if ActionWord.packed[middle].word < word { low = middle + 1 } else { high = middle }
    }
    guard low < ActionWord.packed.count, ActionWord.packed[low].word == word else { return nil }
    self = ActionWord.packed[low].choice
  }
}

/// Reads what a step does.
struct ActionReader {
  /// The version of the language that the script is written in.
  let version: Int
  /// Whether nothing happened before.
  let isFirst: Bool

  /// Reads an action, and the columns of the places that it names.
  func readAction(
    _ scanner: inout LineScanner, at time: Int64
  ) throws(ReplayError) -> (ReplayAction, operandColumns: [Int]) {
    if scanner.isNext(ActionWord.start.rawValue), !isFirst || time != 0 {
      throw scanner.error(expected: "`start` only as the first step, at 0 ms")
    }
    let word = try readWord(&scanner)
    let column = scanner.place.column
    switch word {
    case .start:
      return (.start, [])
    case .wait:
      return (try readWait(&scanner), [])
    case .tap:
      return (.tap(try readPlace(&scanner), try readUse(&scanner)), [column])
    case .press:
      let place = try readPlace(&scanner)
      try scanner.takeWord("for")
      return (
        .press(
          place, milliseconds: try readDuration(&scanner), try readUse(&scanner)), [column]
      )
    case .drag:
      return try readDrag(&scanner)
    case .down: return (try readPointer(.down, &scanner), [column])
    case .move: return (try readPointer(.move, &scanner), [column])
    case .up: return (try readPointer(.up, &scanner), [column])
    case .cancel: return (try readPointer(.cancel, &scanner), [column])
    case .scroll:
      if let action = try readScrollTo(&scanner) { return (action, [column]) }
      let place = try readPlace(&scanner)
      try scanner.takeWord("by")
      let delta = try scanner.take("two lengths, as in 0,-120", \.point)
      return (.scroll(place, by: delta), [column])
    case .key:
      return (try readKey(&scanner), [])
    case .text:
      return (
        .text(try scanner.take("a text in quotes") { $0.isQuoted ? $0.text : nil }), []
      )
    case .marked:
      return (
        .marked(try scanner.take("a text in quotes") { $0.isQuoted ? $0.text : nil }), []
      )
    case .paste:
      return (
        .paste(try scanner.take("a text in quotes") { $0.isQuoted ? $0.text : nil }), []
      )
    case .message:
      let name = try scanner.take("what the message is called", \.value)
      let body = try scanner.take("what it says, in quotes") { $0.isQuoted ? $0.text : nil }
      return (.message(name: name, body: body), [])
    case .resize:
      let sides = ReplayGrammar.resizedSides
      return (
        .resize(try scanner.take("a size from 0x0 to 100000x100000") { $0.size(in: sides) }), []
      )
    case .focus:
      return (
        .focus(try scanner.take("`gained` or `lost`") { $0.choice(of: FocusChange.self) }), []
      )
    case .expect:
      return (try readExpect(&scanner), [])
    case .end:
      return (.end, [])
    }
  }

  private func readWord(_ scanner: inout LineScanner) throws(ReplayError) -> ActionWord {
    guard let word = scanner.peek.flatMap(ActionWord.init) else {
      return try scanner.take(oneOf: ActionWord.self, ActionWord.expected)
    }
    _ = try scanner.take(ActionWord.expected)
    return word
  }

  private func readPointer(
    _ phase: PointerEvent.Phase, _ scanner: inout LineScanner
  ) throws(ReplayError) -> ReplayAction {
    .pointer(phase, try readPlace(&scanner), try readUse(&scanner))
  }

  func readPlace(_ scanner: inout LineScanner) throws(ReplayError) -> ScriptPlace {
    let expected = "a point (x,y) or an element's identifier"
    if let point = scanner.peek?.point {
      _ = try scanner.take(expected)
      return .point(point)
    }
    if version > 1, try scanner.takeIf("beside") {
      let name = try scanner.take("the element that is next to the place", \.name)
      return .beside(
        name, offset: try scanner.take("an offset with its signs, as in +12,-3.5", \.offset))
    }
    let name = try scanner.take(expected, \.name)
    guard let next = scanner.peek, next.begins(with: "+") || next.begins(with: "-"),
      !next.isWord("->")
    else { return .element(name) }
    let offset = try scanner.take("an offset with its signs, as in +12,-3.5", \.offset)
    return .element(name, offset: offset)
  }

  private func readDrag(
    _ scanner: inout LineScanner
  ) throws(ReplayError) -> (ReplayAction, operandColumns: [Int]) {
    let fromColumn = scanner.place.column
    let from = try readPlace(&scanner)
    try scanner.takeWord("->")
    let toColumn = scanner.place.column
    let to = try readPlace(&scanner)
    try scanner.takeWord("over")
    let milliseconds = try readDuration(&scanner)
    let use = try readUse(&scanner)
    return (
      .drag(from: from, to: to, milliseconds: milliseconds, use), [fromColumn, toColumn]
    )
  }

  func readDuration(_ scanner: inout LineScanner) throws(ReplayError) -> Int64 {
    let range = ReplayGrammar.milliseconds
    return try scanner.take("a duration from 0 to \(range.upperBound) ms") { token in
      token.integer(in: range)
    }
  }

  private func readUse(_ scanner: inout LineScanner) throws(ReplayError) -> PointerUse {
    var use = PointerUse.mouse
    if try scanner.takeIf("pointer") {
      let range = ReplayGrammar.pointers
      use.pointer = PointerID(
        try scanner.take("a pointer's number from 0 to \(range.upperBound)") { token in
          token.integer(in: range)
        })
    }
    if try scanner.takeIf("button") {
      use.button = try scanner.take("`primary`, `secondary` or `middle`") { token in
        token.choice(of: PointerEvent.Button.self)
      }
    }
    return use
  }

  private func readKey(_ scanner: inout LineScanner) throws(ReplayError) -> ReplayAction {
    let first = try scanner.take("a key's name") { $0.key == nil ? nil : $0 }
    var phase: KeyEvent.Phase?
    var name = first.text
    if let candidate = first.choice(of: KeyEvent.Phase.self), let next = scanner.peek,
      !scanner.isNext("with"), next.isQuoted || !next.text.hasPrefix("#")
    {
      phase = candidate
      name = try scanner.take("a key's name", \.key)
    }
    guard try scanner.takeIf("with") else { return .key(phase, name) }
    let names = KeyEvent.Modifiers.named.map(\.name).joined(separator: ", ")
    let modifiers = try scanner.take("modifiers (\(names)) with + between them") { token in
      token.modifiers.flatMap(KeyEvent.Modifiers.init(names:))
    }
    return .key(phase, name, modifiers)
  }
}

extension KeyEvent.Modifiers {
  /// Creates a set from the names of its members, each once.
  fileprivate init?(names: [String]) {
    self = []
    for name in names {
      guard let modifier = Self.named.first(where: { $0.name == name })?.modifier,
        insert(modifier).inserted
      else { return nil }
    }
  }
}
