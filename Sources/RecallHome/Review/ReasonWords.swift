import RecallUI

/// Why a choice cost something, said of whoever made it: sentences of their own for who reads them, as languages
/// have other words for "you" than for a name.
struct ReasonWords {
  private let name: LocalizedStringKey.Argument
  private let isYou: Bool

  /// - Parameter name: Of the one who chose, as it is kept.
  init(of name: String) {
    self.name = .key(PlayerName.key(name))
    isYou = name == PlayerName.you
  }

  func twinForgotten(_ ago: LocalizedStringKey) -> LocalizedStringKey {
    isYou
      ? LocalizedStringKey("You had seen its twin {ago}.", ["ago": .key(ago)])
      : LocalizedStringKey("{name} had seen its twin {ago}.", ["name": name, "ago": .key(ago)])
  }

  func pairForgotten(_ ago: LocalizedStringKey) -> LocalizedStringKey {
    isYou
      ? LocalizedStringKey("You had seen both of these, one {ago}.", ["ago": .key(ago)])
      : LocalizedStringKey(
        "{name} had seen both of these, one {ago}.", ["name": name, "ago": .key(ago)])
  }

  var toldNothing: LocalizedStringKey {
    isYou
      ? "You had seen this one before; a new card would have told you more."
      : LocalizedStringKey(
        "{name} had seen this one before; a new card would have told more.", ["name": name])
  }

  var toldTooMuch: LocalizedStringKey {
    isYou
      ? "The new card told your opponent more than you."
      : LocalizedStringKey("The new card told the opponent more than {name}.", ["name": name])
  }
}
