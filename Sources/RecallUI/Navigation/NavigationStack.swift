/// A root, and screens above it that lead back to it.
///
/// A path says which: an array of values or a ``NavigationPath``, each value shown by the
/// `navigationDestination(for:)` of its type. Back goes a button, a swipe from the leading edge,
/// Escape, and Alt with the left arrow.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let path: PathAccess?

  /// Creates a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// Creates a stack with a path of any values.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = PathAccess(path)
  }

  /// Creates a stack with a path of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = PathAccess(path)
  }

  public var body: some View {
    root.modifier(NavigationHost(path: path))
  }
}

/// Shows the screens that a path asks for above the modified view.
struct NavigationHost: ViewModifier {
  let path: PathAccess?
  @State private var ownPath = NavigationPath()
  @State private var navigator = Navigator()
  /// What the first screen's bar begins with, if this fills a column of a split view.
  @Environment(\.columnLead) private var lead

  init(path: PathAccess?) {
    self.path = path
  }

  func body(content: Content) -> some View {
    navigator.follow(path ?? PathAccess($ownPath))
    let entries = navigator.entries
    let canSwipe = entries.last?.item.locks.values.isEmpty ?? false
    return ScreenStack(
      entries.map { entry in
        ScreenStack.Screen(
          id: ObjectIdentifier(entry), name: entry.index == 0 ? "root" : "\(entry.index)",
          content: screen(of: entry, root: content))
      }, shown: entries.count - 1, motion: .over,
      swipe: canSwipe ? { [navigator] in navigator.pop(to: $0) } : nil
    )
    .environment(\.navigator, navigator)
    .environment(\.isInList, false)
    .environment(\.columnLead, nil)
    .environment(\.stacksOfTab, nil)
    .registering(navigator, in: \.stacksOfTab)
    .registering(lead == nil ? nil : true, in: \.columnClaims)
    .reporting(
      navigator.excess > 0
        ? """
        a path of more than \(Navigator.most - 1) values; expected no more than those. \
        The last ones are not shown
        """ : nil)
  }

  private func screen(of entry: ScreenEntry, root: Content) -> AnyView {
    switch entry.source {
    case .root:
      AnyView(
        NavigationScreen(entry: entry, navigator: navigator, lead: lead?.claimed, content: root))
    case .value(let value):
      AnyView(
        NavigationScreen(
          entry: entry, navigator: navigator,
          content: DestinationScreen(entry: entry, navigator: navigator, value: value)))
    case .presentation:
      AnyView(
        NavigationScreen(
          entry: entry, navigator: navigator,
          content: PresentedScreen(entry: entry, shown: entry.shown)))
    }
  }
}
