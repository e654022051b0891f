import RecallGame
import RecallHome
import RecallUI

/// What of a table no state knows of: how it looks, and where one can go from there.
struct TableLooks {
  /// Whether what moves fades instead.
  var reducesMotion = false
  var cardBacks = CardBackStyle.coral
  /// How much larger text is than what is meant for most people.
  var textScale: CGFloat = 1
  var exits: [GameExit] = []
  /// The keys that help tells of.
  var keys = TableKeys()
  /// The pictures of the player's own, by their symbols.
  var pictures: [String: Picture] = [:]
  /// Light or dark surroundings; nil for those of the stage.
  var colorScheme: ColorScheme?
  /// What the table says; nil for English.
  var catalog: StringCatalog?
  /// What a palette has beside that.
  var traits = PaletteTraits()
}

extension TableLooks {
  init(_ looks: ScreenLooks) {
    self.init()
    dress(looks)
  }

  /// Takes over what a player and the desktop have set.
  mutating func dress(_ looks: ScreenLooks) {
    reducesMotion = looks.reducesMotion
    cardBacks = looks.cardBack
    textScale = looks.textScale
    colorScheme = looks.colorScheme
    traits = looks.traits
  }
}
