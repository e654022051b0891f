/// What can be done in all of a program, from menus above its first window and by keys.
public protocol Commands {
  associatedtype Body: Commands

  /// What the commands consist of.
  @preconcurrency @MainActor @CommandsBuilder var body: Body { get }

  /// The menus. Programs have nothing to say here.
  func _addMenus(to menus: inout _CommandMenus)
}

extension Commands {
  public func _addMenus(to menus: inout _CommandMenus) {
    let read: @MainActor (Self) -> Body = { $0.body }
    // The main actor is whichever thread uses the stage, as for the bodies of views. The two types differ in nothing that
    // is there when the program runs.
    unsafeBitCast(read, to: ((Self) -> Body).self)(self)._addMenus(to: &menus)
  }
}

extension Never: Commands {
  public func _addMenus(to menus: inout _CommandMenus) { switch self {} }
}

/// Commands that have no body of their own.
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// Never called: such commands are menus.
  public var body: Never {
    preconditionFailure("\(Self.self) is a menu and has no body")
  }
}

extension Scene {
  /// Adds commands to the program, where this scene has its first window.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    var menus = _CommandMenus()
    content()._addMenus(to: &menus)
    return modified { view in
      view.transformEnvironment(\.commandMenus) { $0.append(menus) }
    }
  }

  /// Leaves out the commands that are said inside of this scene.
  public func commandsRemoved() -> some Scene {
    modified { view in view.transformEnvironment(\.commandMenus) { $0.close() } }
  }

  /// Puts commands in place of those that are said inside of this scene.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    commandsRemoved().commands(content: content)
  }
}
