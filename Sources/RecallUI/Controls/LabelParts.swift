/// The icon of a label and its title, side by side.
struct LabelParts: View {
  let configuration: LabelStyleConfiguration
  /// Whether a label in a row of a list looks as such.
  let isOfList: Bool
  @Environment(\.rowPlace) private var rowPlace
  @Environment(\.listItemTint) private var itemTint
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth
  @ScaledMetric private var columnWidth = LabelLook.columnWidth

  init(configuration: LabelStyleConfiguration, isOfList: Bool) {
    self.configuration = configuration
    self.isOfList = isOfList
  }

  var body: some View {
    if isOfList, rowPlace == .row || rowPlace == .button {
      HStack(spacing: spacing ?? LabelLook.columnSpacing) {
        icon.frame(minWidth: iconWidth ?? columnWidth)
        configuration.title
      }
    } else if let iconWidth {
      HStack(spacing: spacing ?? LabelLook.spacing) {
        configuration.icon.frame(minWidth: iconWidth)
        configuration.title
      }
    } else {
      HStack(spacing: spacing ?? LabelLook.spacing) {
        configuration.icon
        configuration.title
      }
    }
  }

  /// The icon in the colors of a row.
  @ViewBuilder private var icon: some View {
    switch (rowPlace, itemTint) {
    case (.row, .some(.monochrome)): configuration.icon
    case (.row, .some(.color(let color))): configuration.icon.foregroundStyle(color)
    // A color that the program says around the label counts for its icon, too.
    case (.row, nil): configuration.icon.environment(\.unsaidStyle, AnyShapeStyle(.tint))
    default: configuration.icon
    }
  }
}

/// The measures of labels, in points.
enum LabelLook {
  static let spacing: CGFloat = 6
  /// In which the icons of a list's rows stand, at the usual size of text.
  static let columnWidth: CGFloat = 24
  /// From that column to the titles, which begin 40 points behind the rows' insets, as on iOS.
  static let columnSpacing: CGFloat = 16
}

/// The color of the icons in the rows of a list.
public struct ListItemTint: Sendable {
  enum Kind: Hashable, Sendable {
    case color(Color)
    case monochrome
  }

  let kind: Kind

  /// That of the titles.
  public static let monochrome = ListItemTint(kind: .monochrome)

  /// A color.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .color(tint)) }

  /// A color that the system may replace; none does here.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .color(tint)) }
}

private struct ListItemTintKey: EnvironmentKey {
  static var defaultValue: ListItemTint.Kind? { nil }
}

private struct LabelIconToTitleSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct LabelReservedIconWidthKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The color of the icons in rows; nil for the tint.
  fileprivate var listItemTint: ListItemTint.Kind? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }

  /// Nil for as a label says.
  fileprivate var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelIconToTitleSpacingKey.self] }
    set { self[LabelIconToTitleSpacingKey.self] = newValue }
  }

  /// Nil for as wide as each icon is.
  fileprivate var labelReservedIconWidth: CGFloat? {
    get { self[LabelReservedIconWidthKey.self] }
    set { self[LabelReservedIconWidthKey.self] = newValue }
  }
}

extension View {
  /// Sets the color of the icons of labels that are rows of lists; nil for the tint.
  public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { .color($0) })
  }

  /// Sets the color of the icons of labels that are rows of lists; nil for the tint.
  @_disfavoredOverload
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint?.kind)
  }

  /// Sets how far the titles of labels stand from their icons, in points. What is no length counts as none.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, spacing.isFinite ? spacing : 0)
  }

  /// Sets how wide the columns are in whose middle the icons of labels stand, in points: titles of labels below each
  /// other begin below each other. A wider icon takes what it needs. What is no length counts as none.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value.isFinite ? max(value, 0) : 0)
  }
}
