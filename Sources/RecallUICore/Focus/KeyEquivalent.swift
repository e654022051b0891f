/// A key, by the character that it stands for: `"\u{F704}"` for F1.
///
/// Keys without a character of their own have those of AppKit's function keys (`NSEvent`, "Function-Key
/// Unicode Values").
public struct KeyEquivalent: Hashable, Sendable {
  public var character: Character

  public init(_ character: Character) {
    self.character = character
  }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  /// Deletes what stands before the cursor: backspace.
  public static let delete = KeyEquivalent("\u{08}")
  /// Deletes what stands behind the cursor.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }
}

extension KeyEquivalent {
  /// The key that an event names; nil for a key that stands for no character: `left shift`.
  init?(named name: String) {
    if let key = KeyEquivalent.byName[name] {
      self = key
    } else if let character = name.first, name.count == 1 {
      self.init(character)
    } else {
      return nil
    }
  }

  /// This key as it would be where views begin at the left: arrows to the sides lead on or back.
  package func read(in direction: LayoutDirection) -> KeyEquivalent {
    guard direction == .rightToLeft else { return self }
    return switch self {
    case .leftArrow: .rightArrow
    case .rightArrow: .leftArrow
    default: self
    }
  }

  private static let byName: [String: KeyEquivalent] = [
    "up": .upArrow, "down": .downArrow, "left": .leftArrow, "right": .rightArrow,
    "escape": .escape, "backspace": .delete, "delete": .deleteForward, "home": .home, "end": .end,
    "pageup": .pageUp, "pagedown": .pageDown, "clear": .clear, "tab": .tab, "space": .space,
    "return": .return, "enter": .return, "keypad enter": .return,
    "f1": "\u{F704}", "f2": "\u{F705}", "f3": "\u{F706}", "f4": "\u{F707}", "f5": "\u{F708}",
    "f6": "\u{F709}", "f7": "\u{F70A}", "f8": "\u{F70B}", "f9": "\u{F70C}", "f10": "\u{F70D}",
    "f11": "\u{F70E}", "f12": "\u{F70F}",
  ]
}
