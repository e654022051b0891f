/// An action or a choice in a menu: as wide as that, on a ground while it is pressed.
struct MenuItemStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuItemLabel(configuration: configuration)
  }
}

private struct MenuItemLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.opensMenu) private var opensMenu

  init(configuration: ButtonStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    HStack(spacing: ControlLook.spacing) {
      configuration.label
      if opensMenu {
        Spacer(minLength: 0)
        Image(systemName: "chevron.forward").font(.system(size: 11, weight: .semibold))
      }
    }
    .foregroundColor(
      isEnabled ? (configuration.role == .destructive ? .red : .primary) : .secondary
    )
    .padding(.horizontal, MenuLook.margins.width)
    .padding(.vertical, MenuLook.margins.height)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.gray.opacity(configuration.isPressed ? 0.25 : 0))
    .contentShape(Rectangle())
    .layoutValue(key: ReachesMenuEdges.self, value: true)
  }
}

/// The measures of menus.
enum MenuLook {
  /// Between the words of an item and its edges, in points.
  static let margins = CGSize(width: ButtonLook.horizontalPadding, height: 6)
  /// A line with the space around it, and what of that is above or below.
  static let line: CGFloat = 9
  /// The line itself.
  static let separator = Color.gray.opacity(0.35)
  static let lineSpace: CGFloat = 4
  /// How what is over sections and below them is written.
  static var sections: SectionSurroundings {
    SectionSurroundings { role, environment in
      guard role != .content else { return }
      environment.font = .footnote
      environment.unsaidForeground = .secondary
    }
  }
}

private struct OpensMenuKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether an item of a menu opens another one, and says so.
  var opensMenu: Bool {
    get { self[OpensMenuKey.self] }
    set { self[OpensMenuKey.self] = newValue }
  }
}
