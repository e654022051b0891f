import Interaction

/// The keys that are down: whoever handled one hears once, and only once, that it is up again,
/// wherever the focus has gone meanwhile.
struct HeldKeys {
  /// Who waits for a key to go up.
  enum Holder {
    /// A view that is pressed until then.
    case activation(any FocusTarget)
    /// Somebody who wants to hear of it.
    case listener(any KeyListener, KeyPress)
    /// Somebody who has left, and heard then that it is over: nobody else hears of it.
    case nobody
  }

  private var entries: [(name: String, holder: Holder?)] = []

  /// In the order in which they went down.
  var names: [String] { entries.map(\.name) }

  var isEmpty: Bool { entries.isEmpty }

  /// The modifier keys among them.
  var modifiers: EventModifiers {
    entries.reduce(into: []) { modifiers, entry in
      if let modifier = EventModifiers(ofKeyNamed: entry.name) { modifiers.insert(modifier) }
    }
  }

  func contains(_ name: String) -> Bool {
    entries.contains { $0.name == name }
  }

  /// Whether a key presses a view.
  var hasActivation: Bool { entries.contains { $0.holder?.isActivation == true } }

  /// Adds a key that goes down; if it already was, its way up got lost.
  mutating func add(_ name: String) -> Holder? {
    let former = remove(name)
    entries.append((name, nil))
    return former
  }

  /// Notes who waits for a key that is down.
  mutating func set(_ holder: Holder, for name: String) {
    guard let index = entries.firstIndex(where: { $0.name == name }) else { return }
    entries[index].holder = holder
  }

  /// Takes a key out that is up, and tells who waited for that.
  mutating func remove(_ name: String) -> Holder? {
    guard let index = entries.firstIndex(where: { $0.name == name }) else { return nil }
    return entries.remove(at: index).holder
  }

  /// Has nobody wait for the key that presses a view, and tells which view it was.
  mutating func removeActivations() -> [Holder] {
    var removed: [Holder] = []
    for index in entries.indices {
      guard let holder = entries[index].holder, holder.isActivation else { continue }
      removed.append(holder)
      entries[index].holder = nil
    }
    return removed
  }

  /// Has a listener that leaves wait for no key any more, and tells for which it did.
  mutating func remove(_ leaving: any KeyListener) -> [KeyPress] {
    entries.indices.compactMap { index in
      guard case .listener(let listener, let press) = entries[index].holder, listener === leaving
      else { return nil }
      entries[index].holder = .nobody
      return press
    }
  }

  /// The keys that somebody waits for.
  var holds: [Hold] {
    entries.compactMap { name, holder in
      switch holder {
      case .activation(let target):
        Hold("a pressed view", by: .key(name), isOnStage: target.canBeFocused)
      case .listener(let listener, _):
        Hold("a view that listens", by: .key(name), isOnStage: !listener.isRemoved)
      case .nobody, nil: nil
      }
    }
  }

  /// Takes all keys out, and tells who waited for them.
  mutating func removeAll() -> [Holder] {
    let removed = entries.compactMap(\.holder)
    entries = []
    return removed
  }
}

extension HeldKeys.Holder {
  fileprivate var isActivation: Bool {
    if case .activation = self { true } else { false }
  }

  /// Ends what the key began, with nothing done that would have been done when it had gone up.
  func cancel() {
    switch self {
    case .activation(let target):
      target.activation?.setPressed(false)
    case .listener(let listener, let press):
      if !listener.isRemoved { _ = listener.hear(press.released) }
    case .nobody: break
    }
  }
}
