/// The bar below a screen, if it has items for one.
struct BottomBar: View {
  let entry: ScreenEntry

  var body: some View {
    let traits = BarTraits(merging: entry.item.bars.values)
    let entries = traits.items.filter { $0.placement.bar == .bottom }
    if !entries.isEmpty, traits.bottomBar != .hidden {
      LowerBar(entries: entries, backing: traits.bottomBacking)
    }
    let keys = traits.items.filter { $0.placement.bar == .keyboard }
    if !keys.isEmpty {
      KeyboardBar(screen: entry.item, entries: keys, backing: traits.bottomBacking)
    }
  }
}

/// What a phone has above its keyboard, while there would be one for a view of this screen.
private struct KeyboardBar: View {
  let screen: NavigationItem
  let entries: [ToolbarEntry]
  let backing: BarBacking
  @Environment(\.typingFocus) private var typing

  init(screen: NavigationItem, entries: [ToolbarEntry], backing: BarBacking) {
    (self.screen, self.entries, self.backing) = (screen, entries, backing)
  }

  var body: some View {
    if let item = typing.watched?.navigationItem, item === screen {
      LowerBar(entries: entries, backing: backing).environment(\.belongsToTyping, true)
    }
  }
}

private struct LowerBar: View {
  let entries: [ToolbarEntry]
  let backing: BarBacking

  var body: some View {
    HStack(spacing: BarLook.spacing) { ToolbarItems(entries: entries) }
      .padding(.horizontal, BarLook.margin)
      .frame(maxWidth: .infinity)
      .frame(height: BarLook.height)
      .lowerBar(on: backing)
  }
}
