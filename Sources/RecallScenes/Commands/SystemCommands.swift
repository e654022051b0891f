/// Commands that other systems' menus have; here they add none: fields have their keys anyway.
public struct TextEditingCommands: Commands {
  public init() {}

  public var body: some Commands { EmptyCommands() }
}

/// Commands that other systems' menus have; here they add none.
public struct TextFormattingCommands: Commands {
  public init() {}

  public var body: some Commands { EmptyCommands() }
}

/// Commands that other systems' menus have; here they add none: a split view has a button for that.
public struct SidebarCommands: Commands {
  public init() {}

  public var body: some Commands { EmptyCommands() }
}

/// Commands that other systems' menus have; here they add none.
public struct ToolbarCommands: Commands {
  public init() {}

  public var body: some Commands { EmptyCommands() }
}

/// Commands that other systems' menus have; here they add none.
public struct InspectorCommands: Commands {
  public init() {}

  public var body: some Commands { EmptyCommands() }
}
