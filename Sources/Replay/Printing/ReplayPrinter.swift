import Interaction

extension ReplayHeader: CustomStringConvertible {
  /// The canonical text, without a newline at its end.
  public var description: String {
    var lines = ["recall-replay \(version)"]
    lines += comments.map(commentText)
    if let screen { lines.append(line(.screen, screen.name.asName)) }
    // What other screens than the table may leave out.
    if screen == nil || !deck.isEmpty { lines.append(line(.deck, deck.asName)) }
    if screen == nil || pairs > 0 { lines.append(line(.pairs, "\(pairs)")) }
    if screen == nil || seed > 0 { lines.append(line(.seed, "\(seed)")) }
    lines.append(line(.viewport, "\(viewport)"))
    if let scheme {
      lines.append(line(.scheme, scheme.rawValue))
    }
    lines += setup.fields.map(line)
    if let fonts {
      let families = fonts.families.map(\.asValue).joined(separator: " ")
      lines.append(line(.fonts, "\(families) #\(digestText(fonts.fingerprint))"))
    }
    if let program { lines.append(line(.program, quoted(program))) }
    if let language { lines.append(line(.language, language)) }
    if let ownDeck {
      lines.append(line(.title, quoted(ownDeck.title)))
      lines += symbolLines(of: ownDeck)
    }
    if let given = screen?.given, !given.isEmpty {
      lines += given.pieces(of: ReplayGrammar.textBytes).map { line(.given, quoted($0)) }
    }
    for change in stored.changes {
      lines += change.scriptLines.map { line(.stored, $0) }
    }
    return lines.joined(separator: "\n")
  }

  /// Several symbols a line, as many as a reader would like to see.
  private func symbolLines(of deck: OwnDeck) -> [String] {
    var lines: [String] = []
    var words: [String] = []
    var width = 0
    for symbol in deck.symbols {
      let word = symbol.asValue
      if !words.isEmpty, width + word.unicodeScalars.count > 90 {
        lines.append(line(.symbols, words.joined(separator: " ")))
        words = []
        width = 0
      }
      words.append(word)
      width += word.unicodeScalars.count + 1
    }
    return lines + [line(.symbols, words.joined(separator: " "))]
  }

  private func line(_ field: Field, _ value: String) -> String {
    padded(field.rawValue, to: 10) + value
  }
}

extension ReplayStep: CustomStringConvertible {
  /// The canonical text, without a newline at its end.
  public var description: String {
    var text = comments.map { commentText($0) + "\n" }.joined()
    text += actionLine
    if let digest {
      text += digestMark + digestText(digest)
    }
    for change in changes {
      text += "\n\(change)"
    }
    return text
  }

  /// Time and action.
  var actionLine: String {
    let digits = "\(time)"
    return String(repeating: " ", count: max(0, 5 - digits.utf8.count)) + digits + "  \(action)"
  }

  /// What stands between the action and the digits of its digest.
  var digestMark: String {
    let width = actionLine.unicodeScalars.count
    return String(repeating: " ", count: max(0, 40 - width)) + "  #"
  }
}

extension SnapshotChange: CustomStringConvertible {
  /// Indented, as it stands below its step.
  public var description: String {
    "         \(name.asName) " + (value.map { "= \($0.asValue)" } ?? "gone")
  }
}

extension ReplayScript: CustomStringConvertible {
  /// The canonical text of the file: reading it gives this script again.
  public var description: String {
    var text = "\(header)\n\n"
    for step in steps {
      text += "\(step)\n"
    }
    for comment in trailingComments {
      text += commentText(comment) + "\n"
    }
    return text
  }
}

extension ReplayAction: CustomStringConvertible {
  public var description: String {
    switch self {
    case .start: "start"
    case .wait: "wait"
    case .tap(let place, let use): "tap \(place)\(use)"
    case .press(let place, let milliseconds, let use): "press \(place) for \(milliseconds)\(use)"
    case .drag(let from, let to, let milliseconds, let use):
      "drag \(from) -> \(to) over \(milliseconds)\(use)"
    case .pointer(let phase, let place, let use): "\(phase.rawValue) \(place)\(use)"
    case .scroll(let place, let delta): "scroll \(place) by \(delta)"
    case .key(let phase, let key, let modifiers):
      "key \(phase.map { "\($0.rawValue) " } ?? "")\(key.asKey)\(modifiers.suffix)"
    case .text(let text): "text \(quoted(text))"
    case .marked(let text): "marked \(quoted(text))"
    case .paste(let text): "paste \(quoted(text))"
    case .message(let name, let body): "message \(name.asValue) \(quoted(body))"
    case .resize(let size): "resize \(size)"
    case .focus(let change): "focus \(change.rawValue)"
    case .expect(let expectation): "expect \(expectation)"
    case .expectEffect(.announce(let said)): "expect \(StageEffect.announce(said).scriptText)"
    case .expectEffect(let effect): "expect effect \(effect.scriptText)"
    case .expectPicture(let name, let tolerance):
      "expect picture \(name.asValue)\(tolerance == 0 ? "" : " within \(tolerance)")"
    case .scrollTo(let name, let place):
      "scroll to \(name.asName)\(place.map { " at \($0)" } ?? "")"
    case .waitUntil(let expectation, let milliseconds):
      "wait until \(expectation) for at most \(milliseconds)"
    case .end: "end"
    }
  }
}

extension ScriptPlace: CustomStringConvertible {
  public var description: String {
    switch self {
    case .point(let point): "\(point)"
    case .element(let name, nil): name.asName
    case .element(let name, let offset?):
      "\(name.asName) \(offset.x.signedDescription),\(offset.y.signedDescription)"
    case .beside(let name, let offset):
      "beside \(name.asName) \(offset.x.signedDescription),\(offset.y.signedDescription)"
    }
  }
}

extension PointerUse: CustomStringConvertible {
  /// What stands behind the action: nothing for the mouse with its primary button.
  public var description: String {
    (pointer == .mouse ? "" : " pointer \(pointer.number)")
      + (button == .primary ? "" : " button \(button.rawValue)")
  }
}

extension KeyEvent.Modifiers {
  /// The modifiers that have a name, in the order in which they are written.
  static let named: [(name: String, modifier: KeyEvent.Modifiers)] = [
    ("shift", .shift), ("control", .control), ("option", .option), ("command", .command),
  ]

  fileprivate var suffix: String {
    let names = Self.named.filter { contains($0.modifier) }.map(\.name)
    return names.isEmpty ? "" : " with " + names.joined(separator: "+")
  }
}

/// A comment as a line. What no line of a script may contain becomes a space, and nothing else: what
/// was read is printed as it was.
private func commentText(_ comment: String) -> String {
  let text = String(
    String.UnicodeScalarView(
      comment.unicodeScalars.map { $0.value < 0x20 && $0 != "\t" || $0.value == 0x7F ? " " : $0 }))
  return text.isEmpty ? "//" : "// " + text
}

private func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.utf8.count))
}
