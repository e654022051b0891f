/// The measures and colors of lists.
enum ListLook {
  /// The least height of a row, in points: what a finger hits.
  static let rowHeight: CGFloat = 44
  /// Around what stands in a row.
  static let insets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  /// Of a group.
  static let cornerRadius: CGFloat = 10
  /// Between two groups, where nothing else is said.
  static let sectionSpacing: CGFloat = 26
  static let compactSectionSpacing: CGFloat = 12
  /// From the edges of the list to its groups.
  static let margin: CGFloat = 16
  /// Of a line between rows.
  static let lineWidth: CGFloat = 0.5
  /// Between what stands side by side in a row.
  static let spacing: CGFloat = 12
  /// Of one action behind a row.
  static let actionWidth: CGFloat = 74
  /// How rows come, go and move.
  static let motion = Animation.smooth(duration: 0.3)

  /// Behind groups.
  static let groupedGround = Color(
    light: Color(red: 0.949, green: 0.949, blue: 0.969), dark: .black)
  /// Of rows in groups.
  static let cell = Color(light: .white, dark: Color(red: 0.11, green: 0.11, blue: 0.118))
  /// Behind rows that are in no group.
  static let plainGround = Color(light: .white, dark: .black)
  /// Of a pinned header.
  static let header = Color(
    light: Color(red: 0.96, green: 0.96, blue: 0.97), dark: Color(white: 0.11))
  /// Of a row that is pressed, or selected.
  static let pressed = Color(
    light: Color(red: 0.82, green: 0.82, blue: 0.84),
    dark: Color(red: 0.23, green: 0.23, blue: 0.24))
  static let line = Color(
    light: Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255).opacity(0.29),
    dark: Color(red: 84 / 255, green: 84 / 255, blue: 88 / 255).opacity(0.6))
  /// Of handles and arrows: marks, which have three times the luminance of their row or a third (WCAG 2.2, 1.4.11).
  static let faint = Color(light: Color(white: 0.54), dark: Color(white: 0.5))
}

extension _ListKind {
  /// Whether rows stand on the ground of their group.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }

  /// Whether headers stay in sight.
  var pinsHeaders: Bool { self == .plain || self == .inset }

  /// From the edges of the list to its rows.
  var margin: CGFloat {
    switch self {
    case .plain, .grouped: 0
    case .inset, .sidebar: 8
    case .insetGrouped: ListLook.margin
    }
  }

  /// Of a group, or of a selected row.
  var cornerRadius: CGFloat {
    switch self {
    case .plain, .grouped: 0
    case .inset, .sidebar, .insetGrouped: ListLook.cornerRadius
    }
  }

  /// Whether it stands on another ground than screens do.
  var hasGround: Bool { self != .plain && self != .inset }

  var ground: Color { hasGround ? ListLook.groupedGround : ListLook.plainGround }

  var hasSeparators: Bool { self != .sidebar }
}
