extension EventModifiers {
  /// Caps lock. No event of a stage tells of it.
  public static let capsLock = EventModifiers(rawValue: 16)
  /// A key of the number pad. No event of a stage tells of it.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifier keys.
  public static let all: EventModifiers = [
    .shift, .control, .option, .command, .capsLock, .numericPad,
  ]
}

extension View {
  /// Calls an action when a modifier key goes down or up, wherever the focus is.
  ///
  /// When the window loses the keyboard's focus, no key is held any more.
  ///
  /// - Parameters:
  ///   - mask: The keys that it is about.
  ///   - initial: Whether it is called when the view appears, too, with what is held then as both values.
  ///   - action: Gets which of these keys were held before, and which are now.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeysReader(mask: mask, initial: initial, action: action))
  }
}

private struct ModifierKeysReader: ViewModifier {
  let mask: EventModifiers
  let initial: Bool
  let action: (EventModifiers, EventModifiers) -> Void
  @Environment(\.heldModifiers) private var held

  init(
    mask: EventModifiers, initial: Bool,
    action: @escaping (EventModifiers, EventModifiers) -> Void
  ) {
    self.mask = mask
    self.initial = initial
    self.action = action
  }

  func body(content: Content) -> some View {
    content.onChange(of: held.watched.intersection(mask), initial: initial, action)
  }
}
