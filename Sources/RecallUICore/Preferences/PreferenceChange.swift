private struct PreferenceChangeModifier<Key: PreferenceKey>: PreferenceModifier
where Key.Value: Equatable {
  typealias Body = Never

  let action: (Key.Value) -> Void

  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    PreferenceChangeNode<Content, Key>.self
  }
}

/// Tells what is told inside of each view of the content.
private final class PreferenceChangeNode<Content: View, Key: PreferenceKey>:
  EachViewNode<Content, PreferenceChangeModifier<Key>>
where Key.Value: Equatable {
  /// What was heard of each view. One that stands alone is the one that was in its place.
  private var heard: [(view: ObjectIdentifier, value: Key.Value)] = []
  private var pendingReading = PendingAction()

  required init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    super.init(at: view, plan, in: context)
    graph.preferences.add()
    readAfterLayout()
  }

  override func willBeRemoved() {
    graph.preferences.remove()
  }

  override func viewsDidChange() {
    readAfterLayout()
  }

  override func preferenceInsideDidChange(_ key: ObjectIdentifier?) {
    if key == nil || key == ObjectIdentifier(Key.self) { readAfterLayout() }
  }

  private func readAfterLayout() {
    guard pendingReading.begin() else { return }
    graph.updates.add { [weak self] in self?.read() }
  }

  private func read() {
    pendingReading.end()
    guard !isRemoved else { return }
    let former = heard
    let isAlone = former.count == 1 && views.count == 1
    heard = told
    for new in heard {
      let old = isAlone ? former.first : former.first { $0.view == new.view }
      if new.value != old?.value { modifier.action(new.value) }
    }
  }

  private var told: [(view: ObjectIdentifier, value: Key.Value)] {
    if views.count == 1 { return [(ObjectIdentifier(views[0]), children[0].preference(Key.self))] }
    return children[0].preferences(Key.self).map { ($0.view, $0.combined) }
  }
}

extension View {
  /// Runs `action` with what is told inside of this view, at first and when it changes.
  public consuming func onPreferenceChange<Key: PreferenceKey>(
    _: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceChangeModifier<Key>(action: action))
  }
}
