/// The menus of a program, by their titles. Programs have nothing to say here.
public struct _CommandMenus {
  struct Menu {
    let title: String
    /// What it consists of, in the order in which it was said.
    var items: [AnyView]
  }

  private(set) var menus: [Menu] = []
  /// Whether nothing is added any more: a scene is to be without the commands that are said inside.
  private var isClosed = false

  var isEmpty: Bool { menus.isEmpty }

  /// Adds items at the end of the menu with a title.
  mutating func add(_ items: [AnyView], to title: String) {
    if let index = menus.firstIndex(where: { $0.title == title }) {
      menus[index].items += items
    } else {
      menus.append(Menu(title: title, items: items))
    }
  }

  mutating func append(_ other: _CommandMenus) {
    guard !isClosed else { return }
    for menu in other.menus { add(menu.items, to: menu.title) }
  }

  /// Has nothing be added that is said inside of here.
  mutating func close() { isClosed = true }
}

private struct CommandMenusKey: EnvironmentKey {
  static var defaultValue: _CommandMenus { _CommandMenus() }
}

extension EnvironmentValues {
  /// The menus above a program's first window.
  var commandMenus: _CommandMenus {
    get { self[CommandMenusKey.self] }
    set { self[CommandMenusKey.self] = newValue }
  }
}
