/// A program's settings: Control and the comma open them, and so do `SettingsLink` and the
/// environment's `openSettings`.
public struct Settings<Content: View>: Scene {
  private let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
}

extension Settings: PrimitiveScene {
  public static var _hasWindow: Bool { false }

  public func _makeView() -> AnyView { AnyView(SettingsWindow(content: content)) }
}

/// The settings, and the shortcut that opens them.
private struct SettingsWindow<Content: View>: View {
  let content: () -> Content
  @Environment(\.openWindows) private var openWindows

  init(content: @escaping () -> Content) {
    self.content = content
  }

  var body: some View {
    WindowOver(window: .settings, title: "Settings", content: content)
      .background {
        Button("") { openWindows.contains(.settings).wrappedValue = true }
          .keyboardShortcut(",")
          .hidden()
          .accessibilityHidden(true)
      }
  }
}
