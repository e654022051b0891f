/// A menu of a program's own.
public struct CommandMenu<Content: View>: Commands, PrimitiveCommands {
  private let title: String
  private let content: Content

  public init(_ name: String, @ViewBuilder content: () -> Content) {
    title = name
    self.content = content()
  }

  public func _addMenus(to menus: inout _CommandMenus) {
    menus.add([AnyView(content)], to: title)
  }
}
