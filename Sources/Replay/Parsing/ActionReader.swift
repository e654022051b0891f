import Interaction

/// The words that an action can begin with.
private enum ActionWord: String, CaseIterable {
  case start, wait, tap, press, drag, down, move, up, cancel, scroll, key, text
  case marked, paste, message, resize, focus, expect, end

  /// What an action begins with, for errors.
  static let expected = "an action (\(allCases.map(\.rawValue).joined(separator: ", ")))"

  static let table = WordTable<ActionWord>()
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
  ) throws(ReplayError) -> (ReplayAction, OperandColumns) {
    if scanner.isNext("start"), !isFirst || time != 0 {
      throw scanner.error(expected: "`start` only as the first step, at 0 ms")
    }
    let word = try readWord(&scanner)
    let column = scanner.place.column
    switch word {
    case .start:
      return (.start, OperandColumns())
    case .wait:
      return (try readWait(&scanner), OperandColumns())
    case .tap:
      return (.tap(try readPlace(&scanner), try readUse(&scanner)), OperandColumns(column))
    case .press:
      let place = try readPlace(&scanner)
      try scanner.takeWord("for")
      return (
        .press(
          place, milliseconds: try readDuration(&scanner), try readUse(&scanner)),
        OperandColumns(column)
      )
    case .drag:
      return try readDrag(&scanner)
    case .down: return (try readPointer(.down, &scanner), OperandColumns(column))
    case .move: return (try readPointer(.move, &scanner), OperandColumns(column))
    case .up: return (try readPointer(.up, &scanner), OperandColumns(column))
    case .cancel: return (try readPointer(.cancel, &scanner), OperandColumns(column))
    case .scroll:
      if let action = try readScrollTo(&scanner) { return (action, OperandColumns(column)) }
      let place = try readPlace(&scanner)
      try scanner.takeWord("by")
      let delta = try scanner.take("two lengths, as in 0,-120", \.point)
      return (.scroll(place, by: delta), OperandColumns(column))
    case .key:
      return (try readKey(&scanner), OperandColumns())
    case .text:
      return (
        .text(try scanner.take("a text in quotes") { $0.isQuoted ? $0.text : nil }),
        OperandColumns()
      )
    case .marked:
      return (
        .marked(try scanner.take("a text in quotes") { $0.isQuoted ? $0.text : nil }),
        OperandColumns()
      )
    case .paste:
      return (
        .paste(try scanner.take("a text in quotes") { $0.isQuoted ? $0.text : nil }),
        OperandColumns()
      )
    case .message:
      let name = try scanner.take("what the message is called", \.value)
      let body = try scanner.take("what it says, in quotes") { $0.isQuoted ? $0.text : nil }
      return (.message(name: name, body: body), OperandColumns())
    case .resize:
      let sides = ReplayGrammar.resizedSides
      return (
        .resize(try scanner.take("a size from 0x0 to 100000x100000") { $0.size(in: sides) }),
        OperandColumns()
      )
    case .focus:
      return (
        .focus(try scanner.take("`gained` or `lost`") { $0.choice(of: FocusChange.self) }),
        OperandColumns()
      )
    case .expect:
      return (try readExpect(&scanner), OperandColumns())
    case .end:
      return (.end, OperandColumns())
    }
  }

  private func readWord(_ scanner: inout LineScanner) throws(ReplayError) -> ActionWord {
    if let word = try scanner.takeIf(in: ActionWord.table) { return word }
    return try scanner.take(oneOf: ActionWord.self, ActionWord.expected)
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
      let name = try scanner.take("the element that is next to the place") { $0.name }
      return .beside(
        name, offset: try scanner.take("an offset with its signs, as in +12,-3.5") { $0.offset })
    }
    let name = try scanner.take(expected) { $0.name }
    guard let next = scanner.peek, next.begins(with: "+") || next.begins(with: "-"),
      !next.isWord("->")
    else { return .element(name) }
    let offset = try scanner.take("an offset with its signs, as in +12,-3.5") { $0.offset }
    return .element(name, offset: offset)
  }

  private func readDrag(
    _ scanner: inout LineScanner
  ) throws(ReplayError) -> (ReplayAction, OperandColumns) {
    let fromColumn = scanner.place.column
    let from = try readPlace(&scanner)
    try scanner.takeWord("->")
    let toColumn = scanner.place.column
    let to = try readPlace(&scanner)
    try scanner.takeWord("over")
    let milliseconds = try readDuration(&scanner)
    let use = try readUse(&scanner)
    return (
      .drag(from: from, to: to, milliseconds: milliseconds, use),
      OperandColumns(fromColumn, toColumn)
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
      !scanner.isNext("with"), !next.begins(with: "#")
    {
      phase = candidate
      name = try scanner.take("a key's name", \.key)
    }
    guard try scanner.takeIf("with") else { return .key(phase, name) }
    var names: String { KeyEvent.Modifiers.named.map(\.name).joined(separator: ", ") }
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
