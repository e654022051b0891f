/// What a view says of the bars around it.
struct BarTraits {
  var title: Text?
  /// What stands below the title.
  var subtitle: Text?
  /// What the title opens.
  var titleMenu: AnyView?
  /// What of a bar's own isn't shown.
  var removed: Set<ToolbarDefaultItemKind> = []
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var navigationBar: Visibility?
  var bottomBar: Visibility?
  var bottomBacking = BarBacking()
  var items: [ToolbarEntry] = []
  /// What stands below the title.
  var drawer: AnyView?
  /// Of the navigation bar.
  var background: AnyShapeStyle?
  var backgroundVisibility: Visibility?
  /// What lies behind the content below the navigation bar.
  var contentGround: Color?
  var colorScheme: ColorScheme?

  init(_ set: (inout BarTraits) -> Void = { _ in }) {
    set(&self)
  }

  /// Whether the navigation bar is drawn without a ground where the content is behind it.
  var yieldsToContent: Bool {
    background == nil && contentGround == nil && backgroundVisibility != .visible
  }

  /// What all views say together: the outer ones count before the inner ones.
  init(merging all: [BarTraits]) {
    for traits in all {
      title = title ?? traits.title
      subtitle = subtitle ?? traits.subtitle
      titleMenu = titleMenu ?? traits.titleMenu
      removed.formUnion(traits.removed)
      displayMode = displayMode ?? traits.displayMode
      navigationBar = navigationBar ?? traits.navigationBar
      bottomBar = bottomBar ?? traits.bottomBar
      bottomBacking.add(traits.bottomBacking)
      items += traits.items
      drawer = drawer ?? traits.drawer
      background = background ?? traits.background
      backgroundVisibility = backgroundVisibility ?? traits.backgroundVisibility
      contentGround = contentGround ?? traits.contentGround
      colorScheme = colorScheme ?? traits.colorScheme
    }
  }
}

extension BarTraits: Equatable {
  /// Whether a bar looks the same. Views and styles can't be compared, so that they never do.
  static func == (left: BarTraits, right: BarTraits) -> Bool {
    left.title == right.title && left.subtitle == right.subtitle && left.removed == right.removed
      && left.titleMenu == nil && right.titleMenu == nil && left.displayMode == right.displayMode
      && left.navigationBar == right.navigationBar && left.bottomBar == right.bottomBar
      && left.bottomBacking == right.bottomBacking
      && left.items.isEmpty && right.items.isEmpty
      && left.drawer == nil && right.drawer == nil
      && left.background == nil && right.background == nil
      && left.backgroundVisibility == right.backgroundVisibility
      && left.contentGround == right.contentGround && left.colorScheme == right.colorScheme
  }
}

/// What the views of a screen say of its bars.
final class ScreenBars {
  let traits = Register<BarTraits>()
  /// Whether nothing but the program itself leads back.
  let locks = Register<Bool>()
}

/// Bars, and how many presentations the screen stands in that they are of.
private struct BarsOfScreen {
  let bars: ScreenBars
  let depth: Int
}

private struct ScreenBarsKey: EnvironmentKey {
  static var defaultValue: BarsOfScreen? { nil }
}

extension EnvironmentValues {
  /// The bars of the screen that a view stands in; nil outside of navigation, and in what is presented
  /// above the screen.
  var screenBars: ScreenBars? {
    get { self[ScreenBarsKey.self].flatMap { $0.depth == presentationDepth ? $0.bars : nil } }
    set {
      self[ScreenBarsKey.self] = newValue.map { BarsOfScreen(bars: $0, depth: presentationDepth) }
    }
  }

  var barRegister: Register<BarTraits>? { screenBars?.traits }
  var lockRegister: Register<Bool>? { screenBars?.locks }
}

extension View {
  /// Says something of the bars around this view.
  func bars(_ set: (inout BarTraits) -> Void) -> some View {
    registering(BarTraits(set), in: \.barRegister)
  }
}
