/// Commands that belong to one of the menus that most programs have.
///
/// There are no commands of the system's here: what replaces or stands around some stands alone.
public struct CommandGroup<Content: View>: Commands, PrimitiveCommands {
  private let placement: CommandGroupPlacement
  private let content: Content

  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    content = addition()
  }

  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    content = addition()
  }

  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    content = addition()
  }

  public func _addMenus(to menus: inout _CommandMenus) {
    guard !(content is EmptyView) else { return }
    menus.add([AnyView(content)], to: placement.menu)
  }
}
