/// The keys that open a window over the first one.
struct WindowShortcut: ViewModifier {
  let window: WindowID
  /// Those that do where the program says none.
  let standard: KeyboardShortcut?
  @Environment(\.openWindows) private var openWindows
  @Environment(\.windowShortcut) private var shortcut

  init(window: WindowID, standard: KeyboardShortcut? = nil) {
    self.window = window
    self.standard = standard
  }

  func body(content: Content) -> some View {
    content.background {
      if let shortcut = shortcut ?? standard {
        Button("") { openWindows.contains(window).wrappedValue = true }
          .keyboardShortcut(shortcut)
          .hidden()
          .accessibilityHidden(true)
      }
    }
  }
}

private struct WindowShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The keys that open a scene's window.
  fileprivate var windowShortcut: KeyboardShortcut? {
    get { self[WindowShortcutKey.self] }
    set { self[WindowShortcutKey.self] = newValue }
  }
}

extension Scene {
  /// Has a key open this scene's window over the first one, as `openWindow` does. The first one is always open.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Has a shortcut open this scene's window over the first one; nil has none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    modified { $0.environment(\.windowShortcut, shortcut) }
  }
}
