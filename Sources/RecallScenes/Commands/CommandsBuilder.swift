/// Puts commands together.
@resultBuilder
public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<Content: Commands>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _TupleCommands<repeat each Content> {
    _TupleCommands(content: (repeat each content))
  }

  public static func buildIf<Content: Commands>(_ content: Content?) -> _OptionalCommands<Content> {
    _OptionalCommands(content: content)
  }
}

/// No commands.
public struct EmptyCommands: Commands, PrimitiveCommands {
  public init() {}

  public func _addMenus(to menus: inout _CommandMenus) {}
}

/// Several commands.
public struct _TupleCommands<each Content: Commands>: Commands, PrimitiveCommands {
  let content: (repeat each Content)

  public func _addMenus(to menus: inout _CommandMenus) {
    for commands in repeat each content { commands._addMenus(to: &menus) }
  }
}

/// Commands that are there under a condition.
public struct _OptionalCommands<Content: Commands>: Commands, PrimitiveCommands {
  let content: Content?

  public func _addMenus(to menus: inout _CommandMenus) {
    content?._addMenus(to: &menus)
  }
}
