/// Controls of a group that stands in a menu: a row of buttons, all as wide.
struct InMenuControlGroupStyle: ControlGroupStyle {
  /// Whether the buttons show their symbols alone.
  var isCompact = false

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      EqualRow {
        configuration.content
          .buttonStyle(MenuGroupButtonStyle(isCompact: isCompact))
          .toggleStyle(.button)
      }
    }
    .padding(.vertical, 2)
    .layoutValue(key: ReachesMenuEdges.self, value: true)
    .containerValue(\.isMenuGroup, true)
  }
}

/// A button of such a row: its symbol over its title.
private struct MenuGroupButtonStyle: ButtonStyle {
  let isCompact: Bool

  func makeBody(configuration: Configuration) -> some View {
    MenuGroupButton(configuration: configuration, isCompact: isCompact)
  }
}

private struct MenuGroupButton: View {
  let configuration: ButtonStyleConfiguration
  let isCompact: Bool
  @Environment(\.isEnabled) private var isEnabled

  init(configuration: ButtonStyleConfiguration, isCompact: Bool) {
    self.configuration = configuration
    self.isCompact = isCompact
  }

  var body: some View {
    configuration.label
      .labelStyle(StackedLabelStyle(showsTitle: !isCompact))
      .font(.footnote)
      .lineLimit(1)
      .foregroundColor(
        isEnabled ? (configuration.role == .destructive ? .red : .primary) : .secondary
      )
      .padding(.horizontal, 8)
      .padding(.vertical, 6)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.gray.opacity(configuration.isPressed ? 0.25 : 0))
      .contentShape(Rectangle())
  }
}

/// A symbol over its title.
private struct StackedLabelStyle: LabelStyle {
  let showsTitle: Bool

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      configuration.icon.font(.system(size: 17))
      if showsTitle { configuration.title }
    }
  }
}

/// Views side by side, all as wide as the widest and as high as the highest, with lines between them.
private struct EqualRow: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = (sizes.map(\.width).max() ?? 0) * CGFloat(subviews.count)
    return CGSize(
      width: min(max(widest, proposal.width ?? 0), proposal.width ?? .infinity),
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = bounds.width / CGFloat(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

/// The controls as a row of symbols, in a menu; elsewhere side by side.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactGroup(configuration: configuration)
  }
}

private struct CompactGroup: View {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.isInMenu) private var isInMenu

  init(configuration: ControlGroupStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    if isInMenu {
      InMenuControlGroupStyle(isCompact: true).makeBody(configuration: configuration)
    } else {
      AutomaticControlGroupStyle().makeBody(configuration: configuration)
    }
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// In a menu, symbols without their titles.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }

  /// In a menu, symbols without their titles.
  public static var palette: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
