import RecallUI

/// Counts of the game, in words.
package enum Counts {
  package static func pairs(_ count: Int) -> LocalizedStringKey {
    LocalizedStringKey(one: "{count} pair", other: "{count} pairs", count: count)
  }

  package static func points(_ count: Int) -> LocalizedStringKey {
    LocalizedStringKey(one: "{count} point", other: "{count} points", count: count)
  }

  package static func moves(_ count: Int) -> LocalizedStringKey {
    LocalizedStringKey(one: "{count} move", other: "{count} moves", count: count)
  }
}
