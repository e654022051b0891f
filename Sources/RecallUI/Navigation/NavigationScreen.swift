/// A screen with its bars, and the ways that lead back from it.
struct NavigationScreen<Content: View>: View {
  let entry: ScreenEntry
  let navigator: Navigator
  let content: Content
  @Environment(\.screenGround) private var ground
  @Environment(\.barDrawer) private var drawer

  init(entry: ScreenEntry, navigator: Navigator, content: Content) {
    self.entry = entry
    self.navigator = navigator
    self.content = content
  }

  var body: some View {
    VStack(spacing: 0) {
      NavigationBar(entry: entry, navigator: navigator, drawer: isRoot ? drawer : nil).zIndex(1)
      VStack { content }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      BottomBar(entry: entry).zIndex(1)
      if entry.index > 0 { BackCommands(entry: entry, navigator: navigator) }
    }
    .background(ground)
    // Links in bars are links of the screen, too, and so are buttons that have it edited.
    .modifier(EditModeScope())
    .modifier(PushedScreen(entry: entry, navigator: navigator))
    .hearing(entry.item.bars)
    .hearing(entry.item.locks)
    .hearing(entry.item.destinations)
    .hearing(entry.item.presentations)
    .registering(isRoot ? true : nil, in: \.drawerTakers)
  }

  private var isRoot: Bool { entry.index == 0 }
}

/// What the views of a screen know of it.
private struct PushedScreen: ViewModifier {
  let entry: ScreenEntry
  let navigator: Navigator
  @Environment(\.presented) private var outer

  func body(content: Content) -> some View {
    content
      .environment(\.presented, presented)
      .environment(\.navigationItem, entry.item)
      .environment(\.screenBars, entry.item.screenBars)
      .environment(\.barDrawer, nil)
  }

  /// What is not the root is closed by going back.
  private var presented: Binding<Bool>? {
    guard entry.index > 0 else { return outer }
    return Binding {
      true
    } set: { [entry, weak navigator] isPresented in
      if !isPresented { navigator?.pop(entry) }
    }
  }
}

/// The keys that lead back: Escape, and Alt with the left arrow.
private struct BackCommands: View {
  let entry: ScreenEntry
  let navigator: Navigator

  var body: some View {
    if entry.item.locks.values.isEmpty {
      KeyCommand { navigator.pop(entry) }
        .keyboardShortcut(.escape, modifiers: [])
        .keyboardShortcut(.leftArrow, modifiers: .option)
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
  let content: AnyView

  var body: some View { content }
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
