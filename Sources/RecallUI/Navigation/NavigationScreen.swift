/// A screen with its bars, and the ways that lead back from it.
struct NavigationScreen<Content: View>: View {
  let entry: ScreenEntry
  let navigator: Navigator
  /// What its bar begins with, if it is the lowest in a column of a split view.
  let lead: ColumnLead?
  let content: Content
  @Environment(\.screenGround) private var ground
  @Environment(\.barDrawer) private var drawer

  init(
    entry: ScreenEntry, navigator: Navigator, lead: ColumnLead? = nil, content: Content
  ) {
    self.entry = entry
    self.navigator = navigator
    self.lead = lead
    self.content = content
  }

  var body: some View {
    VStack(spacing: 0) {
      NavigationBar(
        entry: entry, navigator: navigator, lead: lead, drawer: isRoot ? drawer : nil
      )
      .zIndex(1)
      VStack { content }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .coordinateSpace(name: BarGround.space)
        .contentOfScreen(below: entry.item.largeTitle)
      BottomBar(entry: entry).zIndex(1)
      if let back { BackCommands(entry: entry, back: back) }
    }
    .background(ground)
    .screenWithBars(entry.item.largeTitle)
    // Links in bars are links of the screen, too, and so are buttons that have it edited.
    .modifier(EditModeScope())
    .modifier(PushedScreen(entry: entry, back: back))
    .hearing(entry.item.bars)
    .hearing(entry.item.locks)
    .hearing(entry.item.destinations)
    .hearing(entry.item.presentations)
    .registering(isRoot ? true : nil, in: \.drawerTakers)
  }

  private var isRoot: Bool { entry.index == 0 }

  private var back: WayBack? { WayBack(from: entry, navigator, lead) }
}

/// What the views of a screen know of it.
private struct PushedScreen: ViewModifier {
  let entry: ScreenEntry
  let back: WayBack?
  @Environment(\.presented) private var outer

  init(entry: ScreenEntry, back: WayBack?) {
    self.entry = entry
    self.back = back
  }

  func body(content: Content) -> some View {
    content
      .environment(\.presented, presented)
      .environment(\.navigationItem, entry.item)
      .environment(\.screenBars, entry.item.screenBars)
      .environment(\.barDrawer, nil)
  }

  /// What is not the root is closed by going back.
  private var presented: Binding<Bool>? {
    guard let back else { return outer }
    let close = { (isPresented: Bool) in if !isPresented { back() } }
    guard !back.isOfColumn else { return Binding(get: { true }, set: close) }
    // The same each time: all of the screen would inherit another one otherwise.
    return Binding(of: entry.name, get: { true }, set: close)
  }
}

/// The keys that lead back: Escape, and Alt with the arrow to where screens come from.
private struct BackCommands: View {
  let entry: ScreenEntry
  let back: WayBack
  @Environment(\.layoutDirection) private var layoutDirection

  init(entry: ScreenEntry, back: WayBack) {
    self.entry = entry
    self.back = back
  }

  var body: some View {
    if entry.item.locks.values.isEmpty {
      KeyCommand { [back] in back() }
        .keyboardShortcut(.escape, modifiers: [])
        .keyboardShortcut(.leftArrow.read(in: layoutDirection), modifiers: .option)
    }
  }
}

/// The screen of a value of the path.
struct DestinationScreen: View {
  let entry: ScreenEntry
  let navigator: Navigator
  let value: AnyHashable

  var body: some View {
    if let content = navigator.destination(for: value, below: entry) {
      content
    } else {
      MissingDestination()
        .reporting(
          """
          a path with a value of type \(type(of: value.base)); expected a \
          navigationDestination(for: \(type(of: value.base)).self) on a screen below it. \
          A warning stands for it
          """)
    }
  }
}

/// The screen of something that a binding shows.
struct PresentedScreen: View {
  let entry: ScreenEntry
  let shown: ScreenEntry.Shown?

  var body: some View { shown?.presentation.content }
}

/// What stands for a screen that nobody knows.
private struct MissingDestination: View {
  var body: some View {
    Image(systemName: "exclamationmark.triangle")
      .font(.largeTitle)
      .foregroundColor(.yellow)
      .accessibilityLabel("Missing destination")
  }
}
