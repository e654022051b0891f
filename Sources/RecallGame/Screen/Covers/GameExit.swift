import RecallUI

/// Where one can go from the table.
public enum GameExit: String, CaseIterable, Sendable {
  /// To what of the game was skill, and what luck.
  case review
  /// To what else there is.
  case menu

  /// What its button says.
  var title: LocalizedStringKey {
    switch self {
    case .review: "Review"
    case .menu: "Menu"
    }
  }
}
