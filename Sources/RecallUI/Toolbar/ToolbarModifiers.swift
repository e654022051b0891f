/// One of the bars around a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Bar {
    case automatic, navigation, bottom, tab
  }

  let bar: Bar

  /// The navigation bar.
  public static let automatic = ToolbarPlacement(bar: .automatic)
  public static let navigationBar = ToolbarPlacement(bar: .navigation)
  public static let windowToolbar = ToolbarPlacement(bar: .navigation)
  public static let bottomBar = ToolbarPlacement(bar: .bottom)
  public static let tabBar = ToolbarPlacement(bar: .tab)

  fileprivate var isNavigationBar: Bool { bar == .automatic || bar == .navigation }
}

/// What a tool bar is about; all look alike.
public struct ToolbarRole: Hashable, Sendable {
  private let kind: Int

  public static let automatic = ToolbarRole(kind: 0)
  public static let navigationStack = ToolbarRole(kind: 1)
  public static let browser = ToolbarRole(kind: 2)
  public static let editor = ToolbarRole(kind: 3)
}

/// What a bar has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that shows and hides the leading column.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title of the screen.
  public static let title = ToolbarDefaultItemKind(name: "title")
}

/// Puts items into the bars around the modified view, which edit what that does.
struct ToolbarItemsModifier: ViewModifier {
  let entries: [ToolbarEntry]
  @Environment(\.givenEditMode) private var editMode
  @Environment(\.tint) private var tint
  @Environment(\.screenProgramValues) private var programValues

  init(entries: [ToolbarEntry]) {
    self.entries = entries
  }

  func body(content: Content) -> some View {
    content.bars { traits in
      traits.titleMenu = entries.first(where: \.isTitleMenu)?.content
      traits.items = entries.filter { !$0.isTitleMenu }.map { entry in
        ToolbarEntry(
          placement: entry.placement,
          content: AnyView(
            entry.content
              .transformEnvironment(\.self) { $0.take(programValues) }
              .transformEnvironment(\.editMode) { mode in
                if let editMode { mode = editMode }
              }
              .transformEnvironment(\.tint) { inherited in
                if let tint { inherited = tint }
              }))
      }
    }
  }
}

extension View {
  /// Puts views into the bars around this one's screen.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let entry = ToolbarEntry(placement: .automatic, content: AnyView(content()))
    return modifier(ToolbarItemsModifier(entries: [entry]))
  }
}

extension View {
  /// Puts items into the bars around this view's screen.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    var entries: [ToolbarEntry] = []
    content().appendEntries(to: &entries)
    return modifier(ToolbarItemsModifier(entries: entries))
  }

  /// Puts items into the bars around this view's screen.
  ///
  /// - Parameters:
  ///   - id: Taken for what programs say: nobody arranges the items.
  ///   - content: The items.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Whether bars around this view's screen are shown.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    setVisibility(visibility, of: bars)
  }

  /// Whether bars around this view's screen are shown.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    setVisibility(visibility, of: bars)
  }

  private func setVisibility(
    _ visibility: Visibility, of placements: [ToolbarPlacement]
  ) -> some View {
    let placements = placements.isEmpty ? [.automatic] : placements
    let isOfTabBar = placements.contains { $0.bar == .tab }
    return bars { traits in
      if placements.contains(where: \.isNavigationBar) { traits.navigationBar = visibility }
      if placements.contains(.bottomBar) { traits.bottomBar = visibility }
    }
    .registering(
      isOfTabBar ? TabBarTraits(visibility: visibility) : nil, in: \.tabBarRegister)
  }

  /// Sets what is behind bars around this view's screen: behind the navigation bar, where none is told.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    back(bars) { $0.style = AnyShapeStyle(style) }
  }

  /// Whether something is behind bars around this view's screen: behind the navigation bar, where none is told.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    back(bars) { $0.visibility = visibility }
  }

  /// Whether something is behind bars around this view's screen: behind the navigation bar, where none is told.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    back(bars) { $0.visibility = visibility }
  }

  /// Sets whether bars around this view's screen are light or dark: the navigation bar, where none is told.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    back(bars) { $0.colorScheme = colorScheme }
  }

  private func back(
    _ placements: [ToolbarPlacement], with set: (inout BarBacking) -> Void
  ) -> some View {
    var backing = BarBacking()
    set(&backing)
    let placements = placements.isEmpty ? [.automatic] : placements
    let isOfTabBar = placements.contains { $0.bar == .tab }
    return bars { traits in
      if placements.contains(where: \.isNavigationBar) {
        traits.background = backing.style
        traits.backgroundVisibility = backing.visibility
        traits.colorScheme = backing.colorScheme
      }
      if placements.contains(.bottomBar) { traits.bottomBacking = backing }
    }
    .registering(isOfTabBar ? TabBarTraits(backing: backing) : nil, in: \.tabBarRegister)
  }

  /// Makes the title of this view's screen a button that opens a list of actions.
  public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let menu = AnyView(content())
    return bars { $0.titleMenu = menu }
  }

  /// Leaves out what the bar of this view's screen has by itself; nil leaves out nothing.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    bars { $0.removed = defaultItemKind.map { [$0] } ?? [] }
  }

  /// Taken for what programs say: all tool bars look alike.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    self
  }
}

private struct TabBarRegisterKey: EnvironmentKey {
  static var defaultValue: Register<TabBarTraits>? { nil }
}

extension EnvironmentValues {
  /// What the views in a tab say of the tab bar.
  var tabBarRegister: Register<TabBarTraits>? {
    get { self[TabBarRegisterKey.self] }
    set { self[TabBarRegisterKey.self] = newValue }
  }
}
