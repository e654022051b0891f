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
    if !keys.isEmpty { KeyboardBar(entries: keys, backing: traits.bottomBacking) }
  }
}

/// What a phone has above its keyboard, while there would be one.
private struct KeyboardBar: View {
  let entries: [ToolbarEntry]
  let backing: BarBacking
  @Environment(\.typingFocus) private var typing

  init(entries: [ToolbarEntry], backing: BarBacking) {
    (self.entries, self.backing) = (entries, backing)
  }

  var body: some View {
    if typing.watched { LowerBar(entries: entries, backing: backing) }
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
