import Interaction

extension ReplayScript: ScriptPart {
  /// The canonical text of the file: reading it gives this script again.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public var description: String { written }

  /// The same in UTF-8, as a file has it.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public var bytes: [UInt8] { ScriptText(write).bytes }

  func write(to text: inout ScriptText) {
    text.append(header, "\n\n")
    steps.withUnsafeBufferPointer { steps in
      for index in steps.indices {
        // By its address, which copies nothing.
        steps.baseAddress?[index].write(to: &text)
        text.append("\n")
      }
    }
    for comment in trailingComments {
      text.append(comment: comment)
      text.append("\n")
    }
  }
}

extension ReplayHeader: ScriptPart {
  /// The canonical text, without a newline at its end.
  public var description: String { written }

  func write(to text: inout ScriptText) {
    text.append("recall-replay ", version)
    for comment in comments {
      text.append("\n")
      text.append(comment: comment)
    }
    if let screen { text.append(.screen, screen.name.asName) }
    // What other screens than the table may leave out.
    if screen == nil || !deck.isEmpty { text.append(.deck, deck.asName) }
    if screen == nil || pairs > 0 { text.append(.pairs, pairs) }
    if screen == nil || seed > 0 { text.append(.seed, seed) }
    text.append(.viewport, viewport)
    if let scheme { text.append(.scheme, scheme.rawValue) }
    setup.write(to: &text)
    if let fonts {
      let families = fonts.families.map(\.asValue.description).joined(separator: " ")
      text.append(.fonts, "\(families) #\(digestText(fonts.fingerprint))")
    }
    if let program { text.append(.program, quoted(program)) }
    if let language { text.append(.language, language) }
    if let ownDeck {
      text.append(.title, quoted(ownDeck.title))
      for line in ownDeck.symbolLines { text.append(.symbols, line) }
    }
    if let given = screen?.given, !given.isEmpty {
      for piece in given.pieces(of: ReplayGrammar.textBytes) {
        text.append(.given, quoted(piece))
      }
    }
    for change in stored.changes {
      for line in change.scriptLines { text.append(.stored, line) }
    }
  }
}

extension ReplayHeader.OwnDeck {
  /// Several symbols a line, as many as a reader would like to see.
  fileprivate var symbolLines: [String] {
    var lines: [String] = []
    var words: [String] = []
    var width = 0
    for symbol in symbols {
      let word = symbol.asValue.description
      if !words.isEmpty, width + word.unicodeScalars.count > 90 {
        lines.append(words.joined(separator: " "))
        words = []
        width = 0
      }
      words.append(word)
      width += word.unicodeScalars.count + 1
    }
    return lines + [words.joined(separator: " ")]
  }
}

extension ReplayStep: ScriptPart {
  /// The canonical text, without a newline at its end.
  public var description: String { written }

  func write(to text: inout ScriptText) {
    for comment in comments {
      text.append(comment: comment)
      text.append("\n")
    }
    if let digest {
      writeLineBeforeDigest(to: &text)
      text.append(digest: digest)
    } else {
      writeAction(to: &text)
    }
    for change in changes { text.append("\n", change) }
  }

  /// Time and action, and the `#` of the digest, which all lines have in one column.
  var lineBeforeDigest: String { ScriptText(writeLineBeforeDigest).description }

  private func writeLineBeforeDigest(to text: inout ScriptText) {
    let start = text.count
    writeAction(to: &text)
    text.append(blanks: 40 - text.scalars(behind: start))
    text.append("  #")
  }

  private func writeAction(to text: inout ScriptText) {
    // Times stand to the right in five columns.
    for tooLong in [10, 100, 1_000, 10_000] as [Int64] where time < tooLong { text.append(" ") }
    text.append(time, "  ", action)
  }
}

extension SnapshotChange: ScriptPart {
  /// Indented, as it stands below its step.
  public var description: String { written }

  func write(to text: inout ScriptText) {
    text.append("         ", name.asName)
    if let value { text.append(" = ", value.asValue) } else { text.append(" gone") }
  }
}

extension ReplayAction: ScriptPart {
  public var description: String { written }

  func write(to text: inout ScriptText) {
    switch self {
    case .start: text.append("start")
    case .wait: text.append("wait")
    case .tap(let place, let use): text.append("tap ", place, use)
    case .press(let place, let milliseconds, let use):
      text.append("press ", place, " for ", milliseconds)
      use.write(to: &text)
    case .drag(let from, let to, let milliseconds, let use):
      text.append("drag ", from, " -> ", to)
      text.append(" over ", milliseconds, use)
    case .pointer(let phase, let place, let use): text.append(phase.rawValue, " ", place, use)
    case .scroll(let place, let delta): text.append("scroll ", place, " by ", delta)
    case .key(let phase, let key, let modifiers):
      text.append("key ")
      if let phase { text.append(phase.rawValue, " ") }
      text.append(key.asKey)
      modifiers.write(to: &text)
    case .text(let typed): text.append("text ", quoted(typed))
    case .marked(let marked): text.append("marked ", quoted(marked))
    case .paste(let pasted): text.append("paste ", quoted(pasted))
    case .message(let name, let body): text.append("message ", name.asValue, " ", quoted(body))
    case .resize(let size): text.append("resize ", size)
    case .focus(let change): text.append("focus ", change.rawValue)
    case .expect(let expectation): text.append("expect ", expectation)
    case .expectEffect(.announce(let said)):
      text.append("expect ", StageEffect.announce(said).scriptText)
    case .expectEffect(let effect): text.append("expect effect ", effect.scriptText)
    case .expectPicture(let name, let tolerance):
      text.append("expect picture ", name.asValue)
      if tolerance != 0 { text.append(" within ", tolerance) }
    case .scrollTo(let name, let place):
      text.append("scroll to ", name.asName)
      if let place { text.append(" at ", place) }
    case .waitUntil(let expectation, let milliseconds):
      text.append("wait until ", expectation, " for at most ", milliseconds)
    case .end: text.append("end")
    }
  }
}

extension ScriptPlace: ScriptPart {
  public var description: String { written }

  func write(to text: inout ScriptText) {
    switch self {
    case .point(let point): point.write(to: &text)
    case .element(let name, nil): text.append(name.asName)
    case .element(let name, let offset?):
      text.append(name.asName, " ")
      offset.writeWithSigns(to: &text)
    case .beside(let name, let offset):
      text.append("beside ", name.asName, " ")
      offset.writeWithSigns(to: &text)
    }
  }
}

extension PointerUse: ScriptPart {
  /// What stands behind the action: nothing for the mouse with its primary button.
  public var description: String { written }

  func write(to text: inout ScriptText) {
    if pointer != .mouse { text.append(" pointer ", pointer.number) }
    if button != .primary { text.append(" button ", button.rawValue) }
  }
}

extension KeyEvent.Modifiers {
  /// The modifiers that have a name, in the order in which they are written.
  static let named: [(name: String, modifier: KeyEvent.Modifiers)] = [
    ("shift", .shift), ("control", .control), ("option", .option), ("command", .command),
  ]

  fileprivate func write(to text: inout ScriptText) {
    var separator = " with "
    for (name, modifier) in Self.named where contains(modifier) {
      text.append(separator, name)
      separator = "+"
    }
  }
}

extension ScriptText {
  /// Appends a line of a header.
  mutating func append(_ field: ReplayHeader.Field, _ value: some ScriptPart) {
    append("\n", field.rawValue)
    append(blanks: 10 - field.rawValue.utf8.count)
    value.write(to: &self)
  }

  /// Appends a comment as a line. What no line of a script may contain becomes a space, and nothing else:
  /// what was read is printed as it was.
  fileprivate mutating func append(comment: String) {
    append(comment.isEmpty ? "//" : "// ")
    for byte in comment.utf8 {
      let isControl = byte < 0x20 && byte != UInt8(ascii: "\t") || byte == 0x7F
      append(isControl ? UInt8(ascii: " ") : byte)
    }
  }
}
