import RecallUI

/// What players are called: by names of their own, which stand as they are, or by those that they have at first,
/// which are kept in English and shown in the player's language.
enum PlayerName {
  /// The one who plays, at first.
  static let you = "You"

  static func key(_ name: String) -> LocalizedStringKey { LocalizedStringKey(name: name) }

  /// A name to be typed: one that is had at first stays what it is until another one is typed.
  ///
  /// - Parameters:
  ///   - name: As it is kept.
  ///   - catalog: The player's language; nil for English.
  static func binding(_ name: Binding<String>, in catalog: StringCatalog?) -> Binding<String> {
    Binding {
      key(name.wrappedValue).string(in: catalog)
    } set: { typed in
      guard typed != key(name.wrappedValue).string(in: catalog) else { return }
      name.wrappedValue = String(typed.prefix(GameSettings.longestName))
    }
  }
}
