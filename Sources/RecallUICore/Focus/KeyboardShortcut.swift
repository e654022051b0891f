import Interaction

/// A key that presses a button, wherever the focus is.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  /// - Parameters:
  ///   - key: The key to press.
  ///   - modifiers: The modifier keys to hold. Control does for Command, as people who don't have
  ///     that key expect.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return: what one most likely wants.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: what gets one out of here.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  func matches(_ press: KeyPress) -> Bool {
    press.key == key && press.modifiers.withCommand == modifiers.withCommand
  }
}

extension EventModifiers {
  /// The same with Command instead of Control.
  fileprivate var withCommand: EventModifiers {
    contains(.control) ? subtracting(.control).union(.command) : self
  }
}

/// Names the key that presses a button.
public struct _KeyboardShortcutModifier: ViewModifier {
  public typealias Body = Never

  let shortcut: KeyboardShortcut?
}

extension _KeyboardShortcutModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    KeyboardShortcutNode<Content>.self
  }
}

/// A node with a shortcut for the button inside.
protocol ShortcutNode: ViewNode {
  var shortcut: KeyboardShortcut? { get }
}

private final class KeyboardShortcutNode<Content: View>:
  ContentNode<Content, _KeyboardShortcutModifier>, ShortcutNode
{
  override var roles: NodeRoles { .shortcut }
  var shortcut: KeyboardShortcut? { modifier.shortcut }

  required init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    super.init(at: view, plan, in: context)
    graph.focus.shortcuts.add(self)
  }
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The key that presses the button here: for styles that show it.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Has a key press the first button in this view, wherever the focus is, unless it is disabled.
  ///
  /// A button that is hidden can be pressed this way too. When several have the same shortcut, the
  /// first one is pressed.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Has a shortcut press the first button in this view; nil has none.
  public consuming func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut).pressed(by: shortcut)
  }

  /// Has a shortcut press the first button in this view, which its style isn't told.
  package consuming func pressed(
    by shortcut: KeyboardShortcut?
  ) -> ModifiedContent<Self, _KeyboardShortcutModifier> {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }
}
