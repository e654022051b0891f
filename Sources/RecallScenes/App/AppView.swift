/// Shows a program's first window, with its commands and menus above it; others open over it, as sheets.
public struct AppView<Program: App>: View {
  private let app: Program
  private let hear: (SceneTraits) -> Void
  /// The windows that are open over the first one, and the settings, the latest last.
  @State private var open: [WindowID] = []
  /// What stands beside the menus.
  @State private var menuBar = Register<AnyView>()

  /// - Parameters:
  ///   - app: The program.
  ///   - hear: Is told what the program says of its first window: once, and whenever it says something else.
  public init(_ app: Program, hear: @escaping (SceneTraits) -> Void = { _ in }) {
    self.app = app
    self.hear = hear
  }

  public var body: some View {
    ZStack(alignment: .top) {
      // A program without a window has these menus only.
      if !Program.Body._hasWindow, !menuBar.values.isEmpty {
        VStack(spacing: 0) {
          CommandBar(menus: _CommandMenus(), extras: menuBar.keyedValues)
          Spacer(minLength: 0)
        }
      }
      app.body._makeView()
      PresentingView()
      ShownWindowsView()
    }
    .environment(\.openWindows, $open)
    .environment(\.menuBarRegister, menuBar)
    .onPreferenceChange(SceneTraitsKey.self, perform: hear)
  }
}

/// Takes no room; over it stands what the controller of a program's window presents.
private struct PresentingView: View {
  var body: some View {
    let controller = UIProgram.current.scene.ownController
    Color.clear.frame(width: 0, height: 0).modifier(PresentedControllers(over: controller))
  }
}

/// What the windows show that a program has made beside its own, one above the other. What isn't drawn lets touches through.
private struct ShownWindowsView: View {
  var body: some View {
    let program = UIProgram.current
    let own = program.scene.windows
    let windows = program.shownWindows.read().filter { window in !own.contains { $0 === window } }
    ForEach(windows.map(ShownWindow.init)) { shown in
      if let window = shown.window, let controller = window.readRootViewController() {
        UIViewControllerFace(controller: controller)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .opacity(window.alpha)
          .allowsHitTesting(window.isUserInteractionEnabled)
      }
    }
  }
}

/// A window, which only the program keeps, told from others by what it is.
private struct ShownWindow: Identifiable {
  private(set) weak var window: UIWindow?
  let id: ObjectIdentifier

  init(_ window: UIWindow) {
    self.window = window
    id = ObjectIdentifier(window)
  }
}
