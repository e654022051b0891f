/// The actions of a menu below each other, as wide as the widest. They are scrolled where they don't fit.
struct MenuItems<Items: View>: View {
  let items: Items
  let close: () -> Void

  init(items: Items, close: @escaping () -> Void) {
    self.items = items
    self.close = close
  }

  var body: some View {
    ViewThatFits(in: .vertical) {
      column
      ScrollView { column }
    }
    .buttonStyle(MenuItemStyle())
    // In a menu of a bar, too, whose own buttons show their symbols alone.
    .labelStyle(.titleAndIcon)
    .environment(\.dismissesAfterAction, close)
    .environment(\.isInMenu, true)
    .environment(\.opensMenu, false)
  }

  private var column: some View {
    MenuLayout {
      Group(sections: items.environment(\.sectionSurroundings, MenuLook.sections)) { sections in
        ForEach(sections) { MenuSection(section: $0) }
      }
    }
    .padding(.vertical, 5)
  }
}

/// A section of a menu, or what stands between two, with lines around it and around what belongs together in it.
/// One with nothing in it isn't shown.
private struct MenuSection: View {
  let section: SectionConfiguration

  var body: some View {
    if !section.content.isEmpty {
      MenuLine()
      section.header
      ForEach(section.content) { item in
        let isGroup = item.containerValues.isMenuGroup
        if isGroup, item.id != section.content.first?.id { MenuLine() }
        item
        if isGroup, item.id != section.content.last?.id { MenuLine() }
      }
      section.footer
      MenuLine()
    }
  }
}

/// A line between what belongs together in a menu and what is around it: as high as the menu has it.
private struct MenuLine: View {
  var body: some View {
    MenuLook.separator.allowsHitTesting(false).layoutValue(key: IsMenuLine.self, value: true)
  }
}

/// Whether a view is a line that the menu has around what belongs together.
private struct IsMenuLine: LayoutValueKey {
  static var defaultValue: Bool { false }
}

extension LayoutSubview {
  /// Whether the menu shows it only where something stands above and below it, and once.
  fileprivate var isLine: Bool { self[IsMenuLine.self] || self[IsDivider.self] }
}

/// Places items below each other, all as wide as the widest. What is no item, such as a title over some, has the same
/// space around it as the words of these.
private struct MenuLayout: Layout {
  /// In points.
  private var leastWidth: CGFloat { 140 }

  /// How far from the edges a view stays.
  private func margins(of subview: LayoutSubview) -> CGSize {
    let isLine = subview.sizeThatFits(.unspecified).height <= 1
    return isLine || subview[ReachesMenuEdges.self] ? .zero : MenuLook.margins
  }

  /// Of the views, those that are shown: lines only between others, and of several the menu's own.
  private func shown(_ subviews: Subviews) -> [LayoutSubview] {
    var shown: [LayoutSubview] = []
    var line: LayoutSubview?
    for subview in subviews {
      if subview.isLine {
        guard !shown.isEmpty, line == nil || subview[IsMenuLine.self] else { continue }
        line = subview
      } else {
        if let line { shown.append(line) }
        shown.append(subview)
        line = nil
      }
    }
    return shown
  }

  private func size(of subview: LayoutSubview, in width: CGFloat?) -> CGSize {
    guard !subview.isLine else { return CGSize(width: 0, height: MenuLook.line) }
    let margins = margins(of: subview)
    let size = subview.sizeThatFits(
      ProposedViewSize(width: width.map { max($0 - 2 * margins.width, 0) }, height: nil))
    return CGSize(width: size.width + 2 * margins.width, height: size.height + 2 * margins.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let subviews = shown(subviews)
    let widths = subviews.map { size(of: $0, in: nil).width }
    let width = min(max(leastWidth, widths.max() ?? 0), proposal.width ?? .infinity)
    let heights = subviews.map { size(of: $0, in: width).height }
    return CGSize(width: width, height: heights.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews where subview.isLine {
      subview.place(at: bounds.origin, proposal: .zero)
    }
    var corner = bounds.origin
    for subview in shown(subviews) {
      guard !subview.isLine else {
        let inset = MenuLook.lineSpace
        subview.place(
          at: CGPoint(x: bounds.minX, y: corner.y + inset),
          proposal: ProposedViewSize(width: bounds.width, height: MenuLook.line - 2 * inset))
        corner.y += MenuLook.line
        continue
      }
      let margins = margins(of: subview)
      subview.place(
        at: CGPoint(x: corner.x + margins.width, y: corner.y + margins.height),
        proposal: ProposedViewSize(
          width: max(bounds.width - 2 * margins.width, 0), height: nil))
      corner.y += size(of: subview, in: bounds.width).height
    }
  }
}
