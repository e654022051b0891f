/// A program's settings: Control and the comma open them, or the keys that the scene's `keyboardShortcut` says, and so do
/// `SettingsLink` and the environment's `openSettings`.
public struct Settings<Content: View>: Scene {
  private let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
}

extension Settings: PrimitiveScene {
  public static var _hasWindow: Bool { false }

  public func _makeView() -> AnyView {
    AnyView(
      WindowOver(window: .settings, title: "Settings", content: content)
        .modifier(WindowShortcut(window: .settings, standard: KeyboardShortcut(","))))
  }
}
