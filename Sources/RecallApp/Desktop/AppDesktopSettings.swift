import DesktopPortal
import RecallUI

/// How the desktop is set, as far as a program follows it.
struct AppDesktopSettings: Equatable {
  /// Whether surroundings are dark; otherwise they are those that the program was started with.
  var isDark = false
  /// Whether there is to be more contrast.
  var hasHighContrast = false
  /// Whether what moves is to fade instead.
  var reducesMotion = false
  /// How large text is, in hundredths of what is meant for most people.
  var textPercent = 100
  /// What can be acted on, as `0xRRGGBB`; nil for the program's own color.
  var accent: UInt32?
  /// The time from one click to the next in which they are a double click, in milliseconds; nil for what each
  /// gesture and field has.
  var doubleClick: Int?

  static let textPercents = 50...300
  /// What can be told in time, and what is no waiting: milliseconds.
  static let doubleClicks = 100...2000
}

extension AppDesktopSettings {
  /// What a portal has told; what is out of range is the nearest that isn't.
  init(_ portal: PortalSettings) {
    isDark = portal.isDark ?? false
    hasHighContrast = portal.hasHighContrast ?? false
    reducesMotion = portal.reducesMotion ?? false
    let percent = ((portal.textScale ?? 1) * 100).rounded()
    let percents = Self.textPercents
    textPercent = Int(min(max(percent, Double(percents.lowerBound)), Double(percents.upperBound)))
    accent = portal.accent.map { color in
      [color.red, color.green, color.blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
    }
    doubleClick = portal.doubleClick.map {
      min(max($0, Self.doubleClicks.lowerBound), Self.doubleClicks.upperBound)
    }
  }

  /// This in words: `dark contrast still text:125 accent:3584e4 click:400`; none where nothing is set.
  var text: String {
    var words: [String] = []
    if isDark { words.append("dark") }
    if hasHighContrast { words.append("contrast") }
    if reducesMotion { words.append("still") }
    if textPercent != 100 { words.append("text:\(textPercent)") }
    if let accent {
      let digits = String(accent, radix: 16)
      words.append("accent:" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits)
    }
    if let doubleClick { words.append("click:\(doubleClick)") }
    return words.joined(separator: " ")
  }

  /// Reads what ``text`` says; nil for anything else.
  init?(text: String) {
    self.init()
    for word in text.split(separator: " ", omittingEmptySubsequences: false) where !text.isEmpty {
      switch word {
      case "dark": isDark = true
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
      guard let time = Int(value), Self.doubleClicks.contains(time) else { return false }
      doubleClick = time
    default: return false
    }
    return true
  }
}

extension AppDesktopSettings {
  /// What the desktop has things that can be acted on be drawn in; nil for the program's own color.
  var tint: Color? {
    accent.map { accent in
      Color(
        red: Double(accent >> 16 & 255) / 255, green: Double(accent >> 8 & 255) / 255,
        blue: Double(accent & 255) / 255)
    }
  }
}
