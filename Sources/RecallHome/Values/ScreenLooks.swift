import RecallGame
import RecallUI

/// How screens look, and what counts as a double click: as the player has set it, and where nothing is set, as the desktop is.
public struct ScreenLooks: Equatable {
  public let colorScheme: ColorScheme
  /// Times the size that is meant for most people.
  public let textScale: Double
  /// Whether what moves fades instead.
  public let reducesMotion: Bool
  public let cardBack: CardBackStyle
  /// The time in which two clicks are counted together; nil for what each control has.
  public let doubleClickInterval: Duration?
  package let traits: PaletteTraits

  public init(_ settings: GameSettings, on desktop: DesktopSettings) {
    switch settings.appearance {
    case .light: colorScheme = .light
    case .dark: colorScheme = .dark
    case .desktop: colorScheme = desktop.isDark ? .dark : .light
    }
    textScale = min(
      settings.textSize.scale * Double(desktop.textPercent) / 100, ScreenLooks.largestText)
    reducesMotion = settings.reducesMotion || desktop.reducesMotion
    cardBack = settings.cardBack
    var traits = PaletteTraits()
    traits.hasHighContrast = desktop.hasHighContrast
    traits.accent = desktop.accent
    self.traits = traits
    doubleClickInterval = desktop.doubleClick.map { .milliseconds($0) }
  }

  /// What is larger leaves no room for the rest.
  static let largestText = 3.0

  package var palette: Palette { Palette(colorScheme, backs: cardBack, traits: traits) }
}
