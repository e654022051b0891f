/// What stands below the views of a tab view. It hears alone what they say of it: were they updated for that, they would
/// say it again.
struct TabFoot: View {
  let parts: [TabPart]
  let entries: [TabEntry]
  let model: TabModel
  let shown: Int
  let select: (Int) -> Void
  @Environment(\.tabAccessory) private var accessory

  init(
    parts: [TabPart], entries: [TabEntry], model: TabModel, shown: Int,
    select: @escaping (Int) -> Void
  ) {
    self.parts = parts
    self.entries = entries
    self.model = model
    self.shown = shown
    self.select = select
  }

  var body: some View {
    if let accessory, !model.hidesBar { TabAccessoryBar(accessory: accessory) }
    TabBar(
      parts: parts, entries: entries, isHidden: model.hidesBar, backing: model.backing,
      shown: shown, select: select)
  }
}

/// The bar at the lower edge of a tab view.
struct TabBar: View {
  let parts: [TabPart]
  let entries: [TabEntry]
  let isHidden: Bool
  let backing: BarBacking
  let shown: Int
  let select: (Int) -> Void

  var body: some View {
    if !isHidden {
      HStack(spacing: 0) {
        ForEach(parts.indices, id: \.self) { index in
          TabButton(
            part: parts[index], entry: entries[index], isSelected: index == shown
          ) { press(index) }
          .keyboardShortcut(shortcut(of: index))
        }
      }
      .frame(height: BarLook.tabBarHeight)
      .frame(maxWidth: .infinity)
      .lowerBar(on: backing)
    }
    KeyCommand { step(1) }.keyboardShortcut(.tab, modifiers: .control)
    KeyCommand { step(-1) }.keyboardShortcut(.tab, modifiers: [.control, .shift])
  }

  private func shortcut(of index: Int) -> KeyboardShortcut? {
    guard index < 9, let digit = "\(index + 1)".first else { return nil }
    return KeyboardShortcut(KeyEquivalent(digit), modifiers: .control)
  }

  /// Shows a view or, if it is shown, goes back to where it begins, as on iOS.
  private func press(_ index: Int) {
    if index == shown {
      for stack in entries[index].stacks.values { stack.pop(to: 0) }
    }
    select(index)
  }

  private func step(_ distance: Int) {
    guard !parts.isEmpty else { return }
    select((shown + distance + parts.count) % parts.count)
  }
}

/// What stands for a view in the bar.
private struct TabButton: View {
  let part: TabPart
  let entry: TabEntry
  let isSelected: Bool
  let select: () -> Void
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    Button(action: select) {
      Group {
        if let label = part.label ?? entry.labels.values.first {
          label
        } else {
          Text(" ")
        }
      }
      .overlay(alignment: .top) {
        if let badge = part.badge {
          TabBadge(text: badge).offset(x: layoutDirection.sign * 15, y: -4)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .buttonStyle(TabButtonStyle(isSelected: isSelected))
    .accessibilityValue(isSelected ? "selected" : "")
  }
}

private struct TabBadge: View {
  let text: Text

  var body: some View {
    text.font(.system(size: 11)).foregroundColor(.white).lineLimit(1)
      .padding(.horizontal, 5)
      .frame(minWidth: 17)
      .frame(height: 17)
      .background(Capsule().fill(Color.red))
      .fixedSize()
  }
}

private struct TabButtonStyle: ButtonStyle {
  let isSelected: Bool
  @Environment(\.tint) private var tint

  init(isSelected: Bool) {
    self.isSelected = isSelected
  }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(isSelected ? tint ?? .accentColor : .secondary)
      .opacity(configuration.isPressed ? ButtonLook.pressedOpacity : 1)
  }
}

/// The dots that show which page is seen. Keys turn pages while they have the focus.
struct PageIndex: View {
  let count: Int
  let shown: Int
  let select: (Int) -> Void
  @Environment(\.hasPageIndexGround) private var hasGround

  init(count: Int, shown: Int, select: @escaping (Int) -> Void) {
    self.count = count
    self.shown = shown
    self.select = select
  }

  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(Color.primary.opacity(index == shown ? 0.8 : 0.25))
          .frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 7)
    .background { if hasGround { Capsule().fill(Color.gray.opacity(0.25)) } }
    .focusShape(Capsule())
    .focusableControl()
    .onMoveCommand { direction in
      switch direction {
      case .left, .up: select(shown - 1)
      case .right, .down: select(shown + 1)
      }
    }
    .accessibilityValue("page \(shown + 1) of \(count)")
    .accessibilityIdentifier("PageIndex")
    .padding(.bottom, 8)
  }
}
