import Foundation
import Interaction
import Storage

/// The words that an effect can begin with.
private enum EffectWord: String, CaseIterable {
  case copy, paste, open, feedback, sound, close, message, store, announcement

  /// What an effect begins with, for errors; a line of the snapshot can have its name.
  static let expected = "`=` or an effect (\(allCases.map(\.rawValue).joined(separator: ", ")))"
}

extension StageEffect {
  /// Reads what the program is expected to have asked for.
  static func read(from scanner: inout LineScanner) throws(ReplayError) -> StageEffect {
    switch try scanner.take(oneOf: EffectWord.self, EffectWord.expected) {
    case .copy:
      return .copy(try scanner.take("a text in quotes") { $0.isQuoted ? $0.text : nil })
    case .paste:
      return .requestPaste
    case .open:
      return .openURL(
        try scanner.take("an address, as in https://www.swift.org") { token in
          token.value.flatMap(URL.init(string:))
        })
    case .feedback:
      return .feedback(
        SensoryFeedback(
          named: try scanner.take("what the feedback is called, as in success", \.value)))
    case .sound:
      return .playSound(try scanner.take("what the sound is called", \.value))
    case .close:
      return .closeWindow
    case .message:
      let name = try scanner.take("what the message is called", \.value)
      let body = try scanner.take("what it says, in quotes") { $0.isQuoted ? $0.text : nil }
      return .message(name: name, body: body)
    case .announcement:
      return .announce(try Announcement.read(from: &scanner))
    case .store:
      return .store(try StoredChange.read(from: &scanner))
    }
  }
}

extension Announcement {
  /// Reads what stands behind `announcement`.
  static func read(from scanner: inout LineScanner) throws(ReplayError) -> Announcement {
    let priority: Priority =
      try scanner.takeIf("assertive") ? .assertive : .polite
    let text = try scanner.take("what is said, in quotes") { $0.isQuoted ? $0.text : nil }
    return Announcement(text, priority: priority)
  }
}
