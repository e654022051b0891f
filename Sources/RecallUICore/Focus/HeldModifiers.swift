import Interaction

/// The modifier keys that are held while something else happens: a pointer goes down, say.
///
/// Reading those that are held now doesn't make a view depend on them.
package struct HeldModifiers {
  private weak var focus: Focus?

  init(_ focus: Focus? = nil) {
    self.focus = focus
  }

  /// Those that are held now; none off any stage.
  package var now: EventModifiers { focus?.heldModifiers ?? [] }

  /// The same, for a body that is to be evaluated again when they change.
  package var watched: EventModifiers { focus?.readModifiers() ?? [] }
}

private struct HeldModifiersKey: EnvironmentKey {
  static var defaultValue: HeldModifiers { HeldModifiers() }
}

extension EnvironmentValues {
  /// The modifier keys that are held on the stage.
  package internal(set) var heldModifiers: HeldModifiers {
    get { self[HeldModifiersKey.self] }
    set { self[HeldModifiersKey.self] = newValue }
  }
}

extension EventModifiers {
  /// What a key is that modifies others, on either side of the keyboard; nil for another key.
  init?(ofKeyNamed name: String) {
    switch name.split(separator: " ").last {
    case "shift": self = .shift
    case "ctrl", "control": self = .control
    case "alt", "option": self = .option
    case "gui", "command": self = .command
    default: return nil
    }
  }
}
