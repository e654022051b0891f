import Interaction

/// The modifier keys that are held.
public typealias EventModifiers = KeyEvent.Modifiers

/// A key that a focused view hears of.
public struct KeyPress: Sendable {
  /// What a key does.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// It went down.
    public static let down = Phases(rawValue: 1)
    /// It stays down, and says so again and again.
    public static let `repeat` = Phases(rawValue: 2)
    /// It went up.
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What somebody who heard of a key did about it.
  public enum Result: Sendable {
    /// Something: nobody else hears of it.
    case handled
    /// Nothing: the views around hear of it.
    case ignored
  }

  public private(set) var phase: Phases
  public let key: KeyEquivalent
  /// What the key types, not regarding the keyboard's layout: its own character, in upper case
  /// with shift.
  public let characters: String
  public let modifiers: EventModifiers
  /// Whether the player could see where the focus is when the key went down.
  package internal(set) var isFocusShown = true

  /// Nil for a key that stands for no character.
  init?(_ event: KeyEvent) {
    guard let key = KeyEquivalent(named: event.key) else { return nil }
    phase =
      switch event.phase {
      case .down: .down
      case .repeat: .repeat
      case .up: .up
      }
    self.key = key
    modifiers = event.modifiers
    let character = String(key.character)
    characters = event.modifiers.contains(.shift) ? character.uppercased() : character
  }

  /// The same key, on its way up.
  var released: KeyPress {
    var press = self
    press.phase = .up
    return press
  }
}

/// A node that hears of keys while what is inside has the focus.
protocol KeyListener: ViewNode {
  func wants(_ press: KeyPress) -> Bool
  func hear(_ press: KeyPress) -> KeyPress.Result
}

extension KeyListener {
  /// Ends what keys hold here: it is heard, once the update is over, as if they had gone up.
  func letGo() {
    for press in graph.focus.letGo(of: self) {
      graph.updates.add { _ = self.hear(press.released) }
    }
  }
}

/// Runs an action when a key goes down or up.
public struct _KeyPressModifier: ViewModifier {
  public typealias Body = Never

  /// Nil for any.
  @usableFromInline let keys: Set<KeyEquivalent>?
  @usableFromInline let phases: KeyPress.Phases
  @usableFromInline let action: (KeyPress) -> KeyPress.Result

  @inlinable
  init(
    keys: Set<KeyEquivalent>?, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) {
    self.keys = keys
    self.phases = phases
    self.action = action
  }
}

extension _KeyPressModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    KeyPressNode<Content>.self
  }
}

private final class KeyPressNode<Content: View>:
  ContentNode<Content, _KeyPressModifier>, KeyListener
{
  override var roles: NodeRoles { .keyListener }

  func wants(_ press: KeyPress) -> Bool {
    modifier.phases.contains(press.phase) && modifier.keys?.contains(press.key) ?? true
  }

  /// What a key holds ends with the view that it was begun on.
  override func willBeRemoved() {
    letGo()
  }

  /// It ends as well where that is in a row that is scrolled out of sight.
  override func coverDidChange() {
    if firstBox?.isOutOfSight == true { letGo() }
  }

  func hear(_ press: KeyPress) -> KeyPress.Result {
    wants(press) ? modifier.action(press) : .ignored
  }
}

extension View {
  /// Runs `action` when a key goes down, or repeats, while this view or one inside has the focus.
  ///
  /// The focused view hears of it first, then those around it, until one has handled it; if that one
  /// wants to know when the key goes up, it hears so once, wherever the focus is then. What nobody
  /// handles presses a button, moves the focus, or is a shortcut; with Control or Command, a shortcut
  /// comes first.
  public consuming func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Runs `action` in some phases of a key while this view or one inside has the focus.
  public consuming func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Runs `action` for some keys while this view or one inside has the focus.
  @inlinable
  public consuming func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(keys: keys, phases: phases, action: action))
  }

  /// Runs `action` for keys that type characters of a set while this view or one inside has the focus.
  public consuming func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      let typed = press.characters.unicodeScalars
      return !typed.isEmpty && typed.allSatisfy(characters.contains) ? action(press) : .ignored
    }
  }

  /// Runs `action` for any key while this view or one inside has the focus.
  @inlinable
  public consuming func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(keys: nil, phases: phases, action: action))
  }
}
