private struct PreferenceChangeModifier<Key: PreferenceKey>: PreferenceModifier
where Key.Value: Equatable {
  typealias Body = Never

  let action: (Key.Value) -> Void

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> Node<ModifiedContent<Content, Self>> {
    PreferenceChangeNode<Content, Key>(view, in: context)
  }
}

private final class PreferenceChangeNode<Content: View, Key: PreferenceKey>:
  ContentNode<Content, PreferenceChangeModifier<Key>>
where Key.Value: Equatable {
  private var value: Key.Value?
  private var isToBeRead = false

  override init(
    _ view: ModifiedContent<Content, PreferenceChangeModifier<Key>>, in context: NodeContext
  ) {
    super.init(view, in: context)
    graph.preferences.add()
    readAfterLayout()
  }

  override func willBeRemoved() {
    graph.preferences.remove()
  }

  override func preferenceInsideDidChange(_ key: ObjectIdentifier?) {
    if key == nil || key == ObjectIdentifier(Key.self) { readAfterLayout() }
  }

  private func readAfterLayout() {
    guard !isToBeRead else { return }
    isToBeRead = true
    graph.updates.add { [weak self] in self?.read() }
  }

  private func read() {
    isToBeRead = false
    guard !isRemoved else { return }
    let new = children[0].preference(Key.self)
    guard new != value else { return }
    value = new
    modifier.action(new)
  }
}

extension View {
  /// Runs `action` with what is told inside of this view, at first and when it changes.
  public func onPreferenceChange<Key: PreferenceKey>(
    _: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceChangeModifier<Key>(action: action))
  }
}
