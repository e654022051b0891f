/// A word of a script, in quotes where it needs them.
struct ScriptWord: ScriptPart {
  let text: String
  let isQuoted: Bool

  var description: String { written }

  func write(to text: inout ScriptText) {
    if isQuoted { text.append(quoted: self.text) } else { text.append(self.text) }
  }
}

/// `text` in quotes, with what could not stand there for itself escaped.
///
/// Besides what the grammar asks for, this escapes what would change how the line around it looks:
/// line and paragraph separators, marks and overrides of the direction of writing.
func quoted(_ text: String) -> ScriptWord {
  ScriptWord(text: text, isQuoted: true)
}

extension String {
  /// As a name of an element, of a line of the snapshot, or of a deck.
  var asName: ScriptWord {
    // A word of the language itself, where a place begins.
    ScriptWord(text: self, isQuoted: !isBare(\.isBareName) || self == "beside")
  }

  /// As a key's name.
  var asKey: ScriptWord {
    ScriptWord(text: self, isQuoted: !isBare(\.isBareKey))
  }

  /// As the value of a line of the snapshot.
  var asValue: ScriptWord {
    ScriptWord(text: self, isQuoted: !isBare(\.isBareValue))
  }

  private func isBare(_ isBare: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    var text = self
    return text.withUTF8(isBare)
  }
}
