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
