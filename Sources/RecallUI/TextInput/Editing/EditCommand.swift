/// What a key does to a text.
enum EditCommand: Equatable {
  /// Where a caret can go to from where it is.
  enum Motion {
    case characterBefore, characterAfter, wordBefore, wordAfter, lineStart, lineEnd
    /// As it looks, whichever way the text is written.
    case characterLeft, characterRight, wordLeft, wordRight, lineLeft, lineRight
    case lineAbove, lineBelow, pageAbove, pageBelow, textStart, textEnd
  }

  case move(Motion, selecting: Bool)
  case delete(Motion)
  case selectAll, copy, cut, paste, undo, redo
  case newLine, submit
  /// Nothing: what the key types comes as text.
  case type

  /// What a key means; nil for a key that is for others.
  ///
  /// - Parameter breaksLines: Whether Return begins a line.
  init?(_ key: KeyEquivalent, _ modifiers: EventModifiers, breaksLines: Bool) {
    let isCommand = !modifiers.isDisjoint(with: [.control, .command])
    if let motion = Self.motion(key, modifiers) {
      self = .move(motion, selecting: modifiers.contains(.shift))
    } else if let motion = Self.deletion(key, modifiers) {
      self = .delete(motion)
    } else if key == .return {
      guard !isCommand else { return nil }
      self = breaksLines ? .newLine : .submit
    } else if isCommand, !modifiers.contains(.option) {
      guard let shortcut = Self.shortcut(key, isShifted: modifiers.contains(.shift)) else {
        return nil
      }
      self = shortcut
    } else if modifiers.isSubset(of: [.shift, .option]), key.types {
      self = .type
    } else {
      return nil
    }
  }

  private static func motion(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Motion? {
    let byWord = !modifiers.isDisjoint(with: [.control, .option])
    let byLine = modifiers.contains(.command)
    return switch key {
    case .leftArrow: byLine ? .lineLeft : byWord ? .wordLeft : .characterLeft
    case .rightArrow: byLine ? .lineRight : byWord ? .wordRight : .characterRight
    case .upArrow: byLine ? .textStart : .lineAbove
    case .downArrow: byLine ? .textEnd : .lineBelow
    case .home: byWord || byLine ? .textStart : .lineStart
    case .end: byWord || byLine ? .textEnd : .lineEnd
    case .pageUp: .pageAbove
    case .pageDown: .pageBelow
    default: nil
    }
  }

  private static func deletion(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Motion? {
    let byWord = !modifiers.isDisjoint(with: [.control, .option])
    let byLine = modifiers.contains(.command)
    return switch key {
    case .delete: byLine ? .lineStart : byWord ? .wordBefore : .characterBefore
    case .deleteForward: byLine ? .lineEnd : byWord ? .wordAfter : .characterAfter
    default: nil
    }
  }

  private static func shortcut(_ key: KeyEquivalent, isShifted: Bool) -> EditCommand? {
    switch key.character {
    case "a" where !isShifted: .selectAll
    case "c" where !isShifted: .copy
    case "x" where !isShifted: .cut
    case "v": .paste
    case "z": isShifted ? .redo : .undo
    case "y" where !isShifted: .redo
    default: nil
    }
  }
}

extension KeyEquivalent {
  /// Whether a key types something: it is none of those that have no letters of their own.
  fileprivate var types: Bool {
    guard let first = character.unicodeScalars.first?.value else { return false }
    return first >= 0x20 && first != 0x7F && !(0xF700...0xF8FF).contains(first)
  }
}
