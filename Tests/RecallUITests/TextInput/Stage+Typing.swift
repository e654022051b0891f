import RecallUI
import Testing

extension Stage {
  /// Enters text letter by letter, as a keyboard does: each key goes down, types, and goes up.
  func enter(_ text: String) {
    for character in text {
      let key = character == " " ? "space" : character.lowercased()
      send(.key(KeyEvent(.down, key: key)))
      send(.text(String(character)))
      send(.key(KeyEvent(.up, key: key)))
    }
  }

  /// What a named field says that it holds; a field that isn't there fails the test.
  func value(of name: String, sourceLocation: SourceLocation = #_sourceLocation) -> String? {
    guard let element = element(name) else {
      Issue.record("there is no \(name) on the stage", sourceLocation: sourceLocation)
      return nil
    }
    return element.value
  }

  /// The texts that the program asked to have copied since somebody last looked.
  func takeCopies() -> [String] {
    takeEffects().compactMap { occurrence in
      if case .copy(let text) = occurrence.effect { text } else { nil }
    }
  }

  /// What the display list fills with a color of a width: carets are 2 points wide.
  var caretFrames: [CGRect] {
    displayList.items.compactMap { item in
      guard case .fill(let path, _, _) = item.content, path.boundingRect.width == 2 else {
        return nil
      }
      return path.boundingRect
    }
  }
}
