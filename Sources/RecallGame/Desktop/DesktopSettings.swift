import Foundation

/// How the desktop is set, as far as a game can follow it.
///
/// It is an event, so that a recording has it: a message with ``text``.
public struct DesktopSettings: Equatable, Sendable {
  /// Whether surroundings are dark.
  public var isDark = false
  /// Whether there is to be more contrast.
  public var hasHighContrast = false
  /// Whether what moves is to fade instead.
  public var reducesMotion = false
  /// How large text is, in hundredths of what is meant for most people: from 50 to 300.
  public var textPercent = 100 {
    didSet {
      textPercent = min(
        max(textPercent, Self.textPercents.lowerBound), Self.textPercents.upperBound)
    }
  }
  /// What is to be acted on, as `0xRRGGBB`; nil for the game's own color.
  public var accent: UInt32? {
    didSet { accent = accent.map { $0 & 0xFFFFFF } }
  }

  /// The time from one click to the next in which they are a double click, in milliseconds: from 100 to 2000; nil for
  /// what each control has.
  public var doubleClick: Int? {
    didSet {
      let bounds = Self.doubleClicks
      doubleClick = doubleClick.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }
  }

  public static let textPercents = 50...300
  /// What can be told in time, and what is no waiting.
  public static let doubleClicks = 100...2000

  public init() {}
}

extension DesktopSettings {
  /// What the message is called that tells it.
  public static let message = "desktop"

  /// This in words: `dark contrast still text:125 accent:3584e4 click:400`; `light` where all is as it is for most people.
  public var text: String {
    var words = [isDark ? "dark" : "light"]
    if hasHighContrast { words.append("contrast") }
    if reducesMotion { words.append("still") }
    if textPercent != 100 { words.append("text:\(textPercent)") }
    if let accent {
      let digits = String(accent, radix: 16)
      words.append("accent:" + String(repeating: "0", count: 6 - digits.count) + digits)
    }
    if let doubleClick { words.append("click:\(doubleClick)") }
    return words.joined(separator: " ")
  }

  /// Reads what ``text`` says; nil for anything else.
  public init?(text: String) {
    self.init()
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      switch word {
      case "dark": isDark = true
      case "light": isDark = false
      case "contrast": hasHighContrast = true
      case "still": reducesMotion = true
      default:
        let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, set(parts[0], to: parts[1]) else { return nil }
      }
    }
    // Each word once, and in order: one text for one setting.
    guard self.text == text else { return nil }
  }

  private mutating func set(_ name: Substring, to value: Substring) -> Bool {
    switch name {
    case "text":
      guard let percent = Int(value), Self.textPercents.contains(percent) else { return false }
      textPercent = percent
    case "accent":
      guard value.count == 6, let color = UInt32(value, radix: 16) else { return false }
      accent = color
    case "click":
      guard let milliseconds = Int(value), Self.doubleClicks.contains(milliseconds) else {
        return false
      }
      doubleClick = milliseconds
    default: return false
    }
    return true
  }
}
