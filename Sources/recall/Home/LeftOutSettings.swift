import RecallHome
import RecallUI

/// Settings that are kept, and that a start of the program leaves out.
struct LeftOutSettings {
  /// Nil for none.
  var language: Language?
  /// Nil for none.
  var appearance: GameSettings.Appearance?

  /// Lets go of what the player has set anew meanwhile.
  mutating func forget(whatIsSetIn settings: GameSettings) {
    if settings.language != nil { language = nil }
    if settings.appearance != .desktop { appearance = nil }
  }

  /// What is to be kept, as far as the player hasn't set it anew.
  func added(to settings: GameSettings) -> GameSettings {
    var settings = settings
    settings.language = settings.language ?? language
    if let appearance { settings.appearance = appearance }
    return settings
  }
}
