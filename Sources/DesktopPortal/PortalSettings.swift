/// What a desktop tells programs of how it is set, as its portal has it: each nil where it doesn't say, or says
/// something that makes no sense.
///
/// The names and values are those of [`org.freedesktop.appearance`
/// ](https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html), and of GNOME's
/// `org.gnome.desktop.interface` and `org.gnome.desktop.peripherals.mouse` for what that leaves out.
public struct PortalSettings: Equatable, Sendable {
  /// A color in sRGB, each component from 0 to 1.
  public struct RGB: Equatable, Sendable {
    public var red, green, blue: Double

    public init(red: Double, green: Double, blue: Double) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }
  }

  /// Whether dark surroundings are preferred.
  public var isDark: Bool?
  /// Whether more contrast is.
  public var hasHighContrast: Bool?
  /// Whether less motion is.
  public var reducesMotion: Bool?
  /// Times the size of text that is meant for most people, above 0.
  public var textScale: Double?
  public var accent: RGB?
  /// The time from one click to the next in which they are a double click, in milliseconds, above 0.
  public var doubleClick: Int?

  public init() {}
}

extension PortalSettings {
  /// The settings that are asked for, by where they stand.
  enum Key: CaseIterable {
    case colorScheme, contrast, reducedMotion, accent, textScale, animations
    /// The same setting by two names: GNOME has moved it, and some portals still tell the former one.
    case formerDoubleClick, doubleClick

    var namespace: String {
      switch self {
      case .colorScheme, .contrast, .reducedMotion, .accent: Key.appearance
      case .textScale, .animations: Key.interface
      case .formerDoubleClick: Key.formerMouse
      case .doubleClick: Key.mouse
      }
    }

    var name: String {
      switch self {
      case .colorScheme: "color-scheme"
      case .contrast: "contrast"
      case .reducedMotion: "reduced-motion"
      case .accent: "accent-color"
      case .textScale: "text-scaling-factor"
      case .animations: "enable-animations"
      case .formerDoubleClick, .doubleClick: "double-click"
      }
    }

    static let appearance = "org.freedesktop.appearance"
    static let interface = "org.gnome.desktop.interface"
    static let mouse = "org.gnome.desktop.peripherals.mouse"
    static let formerMouse = "org.gnome.settings-daemon.peripherals.mouse"
    static let namespaces = [appearance, interface, mouse, formerMouse]

    init?(_ namespace: String, _ name: String) {
      let key = Key.allCases.first { $0.namespace == namespace && $0.name == name }
      guard let key else { return nil }
      self = key
    }
  }

  /// A value of the kinds that settings have.
  enum Value: Equatable {
    case number(UInt32)
    case signed(Int32)
    case truth(Bool)
    case fraction(Double)
    case triple(Double, Double, Double)
  }

  /// Takes a setting over; one of another kind than it should be counts as none.
  mutating func set(_ key: Key, to value: Value?) {
    switch key {
    case .colorScheme: isDark = value?.choice(among: [false, true, false])
    case .contrast: hasHighContrast = value?.choice(among: [false, true])
    case .reducedMotion: reducesMotion = value?.choice(among: [false, true])
    case .animations:
      // The one that all desktops have counts, where both are told.
      guard case .truth(let moves)? = value, reducesMotion != true else { return }
      reducesMotion = !moves
    case .textScale:
      guard case .fraction(let scale)? = value, scale.isFinite, scale > 0 else {
        textScale = nil
        return
      }
      textScale = scale
    case .accent: accent = value?.color
    case .formerDoubleClick, .doubleClick:
      guard case .signed(let milliseconds)? = value, milliseconds > 0 else {
        doubleClick = nil
        return
      }
      doubleClick = Int(milliseconds)
    }
  }
}

extension PortalSettings.Value {
  fileprivate func choice(among meanings: [Bool]) -> Bool? {
    guard case .number(let number) = self, number < meanings.count else { return nil }
    return meanings[Int(number)]
  }

  /// What is out of range tells that no color is set.
  fileprivate var color: PortalSettings.RGB? {
    guard case .triple(let red, let green, let blue) = self else { return nil }
    let isColor = [red, green, blue].allSatisfy { (0...1).contains($0) }
    return isColor ? PortalSettings.RGB(red: red, green: green, blue: blue) : nil
  }
}
