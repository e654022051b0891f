/// Views of which one is shown, chosen by a bar at the lower edge, or swiped as pages.
///
/// Each is made when it is first shown, and keeps its state while another one is. In the bar, keys go
/// from tab to tab; Control with Tab shows the next one, with a digit the one of that number.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var ownSelection = 0
  @State private var model = TabModel()
  @Environment(\.pageIndexMode) private var pageIndexMode

  /// Creates a tab view whose selection is the tag of the view that is shown.
  @_disfavoredOverload
  public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view whose selection is the value of the tab that is shown.
  public init(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Content: TabContent, Content.TabValue == SelectionValue {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view that keeps its selection itself.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  public var body: some View {
    let parts = TabParts(of: content).parts
    let selected = index(of: parts)
    let shown = min(max(selected ?? 0, 0), max(parts.count - 1, 0))
    let select = { (index: Int) in self.select(index, in: parts) }
    Group {
      if let pageIndexMode {
        ScreenStack(
          screens(of: parts, arePages: true), shown: shown, motion: .beside, swipe: select
        )
        .overlay(alignment: .bottom) {
          if pageIndexMode.isShown(for: parts.count) {
            PageIndex(count: parts.count, shown: shown, select: select)
          }
        }
      } else {
        VStack(spacing: 0) {
          ScreenStack(screens(of: parts, arePages: false), shown: shown)
          TabFoot(
            parts: parts, entries: model.entries(for: parts), model: model, shown: shown,
            select: select)
        }
        .hearing(model.bar)
      }
    }
    .reporting(
      selected == nil && !parts.isEmpty
        ? "a selection that is the tag of no tab; expected one of theirs. The first one is shown"
        : nil)
  }

  /// The place of the selected view; nil if there is none.
  private func index(of parts: [TabPart]) -> Int? {
    guard let selection else { return min(ownSelection, parts.count - 1) }
    let value = selection.wrappedValue
    return parts.indices.first { index in
      parts[index].tag(at: index, as: SelectionValue.self) == value
    }
  }

  private func select(_ index: Int, in parts: [TabPart]) {
    guard parts.indices.contains(index) else { return }
    guard let selection else {
      ownSelection = index
      return
    }
    if let tag = parts[index].tag(at: index, as: SelectionValue.self) {
      selection.wrappedValue = tag
    }
  }

  private func screens(of parts: [TabPart], arePages: Bool) -> [ScreenStack.Screen] {
    let entries = model.entries(for: parts)
    return parts.indices.map { index in
      ScreenStack.Screen(
        id: entries[index].id, name: "tab \(index)",
        isMadeWhenShown: arePages || parts[index].label != nil,
        content: AnyView(
          TabScreen(
            content: parts[index].view, entry: entries[index], bar: model.bar)))
    }
  }
}

extension TabPart {
  /// What is selected with the view; without a tag, its place.
  fileprivate func tag<Value: Hashable>(at index: Int, as type: Value.Type) -> Value? {
    guard let tag else { return index as? Value }
    return tag.base as? Value
  }
}

/// What a tab view keeps of its views.
final class TabModel {
  /// What the views say of the bar.
  let bar = Register<TabBarTraits>()
  /// Whether all bars of tabs were hidden when the tab view appeared.
  lazy var isBarHidden = UITabBar.appearance().isHidden
  private var entries: [TabID: TabEntry] = [:]

  /// Whether the bar isn't shown.
  var hidesBar: Bool { isBarHidden || bar.values.compactMap(\.visibility).last == .hidden }

  /// What the views say of what is behind the bar: the outer ones count before the inner ones.
  var backing: BarBacking {
    bar.values.reduce(into: BarBacking()) { $0.add($1.backing) }
  }

  /// What is kept of each view: by its tag, of equal or no tags by their order.
  func entries(for parts: [TabPart]) -> [TabEntry] {
    var occurrences: [AnyHashable?: Int] = [:]
    return parts.map { part in
      let occurrence = occurrences[part.tag, default: 0]
      occurrences[part.tag] = occurrence + 1
      let id = TabID(tag: part.tag, occurrence: occurrence)
      if let entry = entries[id] { return entry }
      let entry = TabEntry(id)
      entries[id] = entry
      return entry
    }
  }
}

struct TabID: Hashable {
  let tag: AnyHashable?
  let occurrence: Int
}

/// What a tab view keeps of a view.
final class TabEntry {
  let id: TabID
  /// What the view says from inside.
  let labels = Register<AnyView>()
  /// The stacks in it.
  let stacks = Register<Navigator>()

  init(_ id: TabID) {
    self.id = id
  }
}

/// A view in a tab.
private struct TabScreen: View {
  let content: AnyView
  let entry: TabEntry
  let bar: Register<TabBarTraits>

  var body: some View {
    VStack { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.tabLabelRegister, entry.labels)
      .environment(\.tabBarRegister, bar)
      .environment(\.stacksOfTab, entry.stacks)
      .environment(\.pageIndexMode, nil)
      .environment(\.tabAccessory, nil)
      .modifier(EditModeScope())
  }
}
