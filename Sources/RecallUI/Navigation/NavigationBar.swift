/// The bar above a screen: the way back, a title, and items.
struct NavigationBar: View {
  let entry: ScreenEntry
  let navigator: Navigator?
  let lead: ColumnLead?
  /// What is offered to be shown below the title.
  let drawer: BarDrawer?
  @Environment(\.screenGround) private var ground
  @ScaledMetric private var line = BarLook.line

  init(
    entry: ScreenEntry, navigator: Navigator?, lead: ColumnLead?, drawer: BarDrawer? = nil
  ) {
    self.entry = entry
    self.navigator = navigator
    self.lead = lead
    self.drawer = drawer
  }

  /// The part of its size to which the title shrinks at the most: larger text than usual has further to go.
  private var leastTitle: CGFloat { BarLook.leastTitle / max(1, line / BarLook.line) }

  var body: some View {
    let traits = BarTraits(merging: entry.item.bars.values)
    let canGoBack = back != nil && entry.item.locks.values.isEmpty
    let title = traits.shownTitle
    let isEmpty =
      title == nil && traits.items.allSatisfy(\.isElsewhere) && !canGoBack
      && showSidebar(traits) == nil
    let drawer = traits.drawer ?? drawer?.contents.values.first
    if traits.navigationBar == .hidden {
      // Who searches needs the field, whatever else is hidden.
      if let drawer { drawer.background(ground(of: traits)) }
    } else if !isEmpty || drawer != nil || traits.navigationBar == .visible {
      let isLarge = isLarge(traits) && title != nil
      bar(traits, isLarge: isLarge, canGoBack: canGoBack, isEmpty: isEmpty, drawer: drawer)
    }
  }

  private func bar(
    _ traits: BarTraits, isLarge: Bool, canGoBack: Bool, isEmpty: Bool, drawer: AnyView?
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if !isEmpty || traits.navigationBar == .visible {
        BarLayout(line: line) {
          HStack(spacing: BarLook.spacing) {
            if canGoBack, let back { BackButton(title: backTitle, back: back) }
            if let showSidebar = showSidebar(traits) { SidebarButton(action: showSidebar) }
            ToolbarItems(entries: traits.items.filter { $0.placement.bar == .leading })
              .layoutPriority(1)
          }
          HStack(spacing: 0) { middle(traits, isLarge: isLarge) }
          HStack(spacing: BarLook.spacing) {
            SecondaryActions(entries: traits.items.filter { $0.placement.bar == .menu })
            ToolbarItems(entries: traits.items.filter { $0.placement.bar == .trailing })
          }
          if isLarge, !traits.hasPrincipalItem, let title = traits.shownTitle {
            smallTitle(title, traits).following(largeTitle, as: .smallTitle)
          }
        }
      }
      if isLarge, let title = traits.shownTitle { large(title, traits) }
      if let drawer { drawer.following(largeTitle, as: .below) }
    }
    .barGround(ground(of: traits), yields: traits.yieldsToContent, below: largeTitle)
    .overlay(alignment: .bottom) {
      if traits.backgroundVisibility != .hidden {
        if isLarge {
          Hairline(yields: traits.yieldsToContent).following(largeTitle, as: .edge)
        } else {
          Hairline(yields: traits.yieldsToContent)
        }
      }
    }
    .modifier(PreferredScheme(scheme: traits.colorScheme))
  }

  private var largeTitle: TitleCollapse { entry.item.largeTitle }

  private func large(_ title: Text, _ traits: BarTraits) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      BarTitle(menu: traits.titleMenu) {
        if let item = traits.item(.largeTitle) {
          item
        } else {
          title.font(.largeTitle).bold().lineLimit(1).accessibilityAddTraits(.isHeader)
        }
      }
      if let item = traits.item(.largeSubtitle) ?? traits.item(.subtitle) {
        item
      } else if let subtitle = traits.subtitle {
        subtitle.font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .padding(.horizontal, BarLook.margin)
    .padding(.bottom, 8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .following(largeTitle, as: .title)
  }

  @ViewBuilder private func middle(_ traits: BarTraits, isLarge: Bool) -> some View {
    let principal = traits.items.filter { $0.placement.bar == .middle }
    if !principal.isEmpty {
      ToolbarItems(entries: principal)
    } else if !isLarge, let title = traits.shownTitle {
      smallTitle(title, traits)
    }
  }

  private func smallTitle(_ title: Text, _ traits: BarTraits) -> some View {
    BarTitle(menu: traits.titleMenu) {
      if let item = traits.item(.subtitle) {
        VStack(spacing: 0) {
          title.font(.headline).lineLimit(1).minimumScaleFactor(leastTitle)
            .accessibilityAddTraits(.isHeader)
          item
        }
      } else if let subtitle = traits.subtitle {
        VStack(spacing: 0) {
          title.font(.headline).lineLimit(1).minimumScaleFactor(leastTitle)
            .accessibilityAddTraits(.isHeader)
          subtitle.font(.caption).foregroundStyle(.secondary).lineLimit(1)
        }
      } else {
        title.font(.headline).lineLimit(1).minimumScaleFactor(leastTitle)
          .accessibilityAddTraits(.isHeader)
      }
    }
  }

  private func showSidebar(_ traits: BarTraits) -> (() -> Void)? {
    traits.removed.contains(.sidebarToggle) ? nil : lead?.showSidebar
  }

  private func ground(of traits: BarTraits) -> AnyShapeStyle {
    if traits.backgroundVisibility == .hidden { return AnyShapeStyle(Color.clear) }
    if let background = traits.background { return background }
    if traits.backgroundVisibility == .visible { return AnyShapeStyle(BarLook.barGround) }
    return AnyShapeStyle(traits.contentGround ?? ground)
  }

  /// Whether the title is large: as this screen says, or as the ones behind it do.
  private func isLarge(_ traits: BarTraits) -> Bool {
    switch traits.displayMode ?? .automatic {
    case .inline: return false
    case .large: return true
    case .automatic: break
    }
    for screen in (navigator?.entries.prefix(entry.index) ?? []).reversed() {
      switch BarTraits(merging: screen.item.bars.values).displayMode ?? .automatic {
      case .inline: return false
      case .large: return true
      case .automatic: break
      }
    }
    return true
  }

  private var back: WayBack? { WayBack(from: entry, navigator, lead) }

  /// What the way back leads to.
  private var backTitle: Text {
    if case .back(let former, _)? = lead?.kind {
      return BarTraits(merging: former.item.bars.values).title ?? Text("Back")
    }
    let entries = navigator?.entries ?? []
    guard entry.index > 0, entries.indices.contains(entry.index - 1) else { return Text("Back") }
    let title = BarTraits(merging: entries[entry.index - 1].item.bars.values).title
    return title ?? Text("Back")
  }
}

extension BarTraits {
  /// Whether something stands in place of the title.
  fileprivate var hasPrincipalItem: Bool { items.contains { $0.placement.bar == .middle } }

  /// What a program has put in one place of the bar; nil for nothing.
  fileprivate func item(_ bar: ToolbarItemPlacement.Bar) -> ToolbarItems? {
    let entries = items.filter { $0.placement.bar == bar }
    return entries.isEmpty ? nil : ToolbarItems(entries: entries)
  }

  /// The title, unless it was removed.
  fileprivate var shownTitle: Text? { removed.contains(.title) ? nil : title }
}

/// A title, which opens a menu if there is one.
private struct BarTitle<Title: View>: View {
  let menu: AnyView?
  @ViewBuilder let title: Title

  var body: some View {
    if let menu {
      Menu {
        menu
      } label: {
        HStack(spacing: 4) {
          title
          Image(systemName: "chevron.down.circle.fill").font(.footnote).foregroundStyle(.secondary)
        }
        // Not the tint of what can be pressed: it is a title.
        .foregroundStyle(Color.primary)
      }
      .accessibilityIdentifier("TitleMenu")
    } else {
      title
    }
  }
}

extension ToolbarEntry {
  /// Whether it doesn't stand in the navigation bar.
  fileprivate var isElsewhere: Bool { placement.bar == .bottom || placement.bar == .keyboard }
}

/// Leads to the screen behind.
private struct BackButton: View {
  let title: Text
  let back: WayBack

  var body: some View {
    Button {
      back()
    } label: {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 1) {
          chevron
          // A long title would leave no room for the one of this screen.
          ViewThatFits(in: .horizontal) {
            title.fixedSize()
            Text("Back").fixedSize()
            EmptyView()
          }
          .frame(maxWidth: 120, alignment: .leading)
          .fixedSize(horizontal: true, vertical: false)
        }
        chevron.accessibilityLabel(title)
      }
      .frame(minHeight: BarLook.height)
    }
    .accessibilityIdentifier("BackButton")
  }

  private var chevron: some View {
    Image(systemName: "chevron.backward").fontWeight(.semibold).padding(.leading, -7)
  }
}

/// Shows and hides the leading columns of a split view.
private struct SidebarButton: View {
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: "sidebar.left").frame(height: BarLook.height)
    }
    .accessibilityLabel("Toggle Sidebar")
    .accessibilityIdentifier("SidebarButton")
  }
}

/// The items of one place in a bar.
struct ToolbarItems: View {
  let entries: [ToolbarEntry]

  var body: some View {
    ForEach(entries.indices, id: \.self) { index in
      let entry = entries[index]
      if entry.placement.isProminent {
        entry.content.fontWeight(.semibold)
      } else if entry.placement.isDestructive {
        entry.content.tint(.red)
      } else {
        entry.content
      }
    }
    .lineLimit(1)
    .labelStyle(BarLabelStyle())
  }
}

/// The icon, which says what the title would.
private struct BarLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.icon.modifier(
      SpokenLabel(label: configuration.title.content.storage as? Text))
  }
}

/// What one wants less often, in a menu.
private struct SecondaryActions: View {
  let entries: [ToolbarEntry]

  var body: some View {
    if !entries.isEmpty {
      Menu {
        ForEach(entries.indices, id: \.self) { entries[$0].content }
      } label: {
        Image(systemName: "ellipsis.circle")
      }
      .accessibilityLabel("More")
    }
  }
}

/// Light or dark, if something is said of it.
private struct PreferredScheme: ViewModifier {
  let scheme: ColorScheme?

  func body(content: Content) -> some View {
    content.transformEnvironment(\.colorScheme) { current in
      if let scheme { current = scheme }
    }
  }
}
