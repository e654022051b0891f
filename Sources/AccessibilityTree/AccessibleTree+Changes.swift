extension AccessibleTree {
  /// What became of an earlier tree that is this one now: what left, then what came, then what changed of
  /// those that stayed, and last where the focus is.
  ///
  /// - Complexity: O(n) for n elements of both.
  public func changes(since old: AccessibleTree) -> [AccessibleChange] {
    var changes: [AccessibleChange] = []
    for id in old.order { appendRemovals(in: id, since: old, to: &changes) }
    for id in order { appendAdditions(in: id, since: old, to: &changes) }
    for id in order {
      guard let before = old[id], let now = self[id], before.element != now.element else {
        continue
      }
      appendChanges(of: id, from: before.element, to: now.element, &changes)
    }
    if let focus, focus != old.focus { changes.append(.focus(focus)) }
    return changes
  }

  /// Those that left an element which is still there, or that stand in another order now, from the last to
  /// the first, so that each place is the one that it has when it is told.
  private func appendRemovals(
    in id: Int, since old: AccessibleTree, to changes: inout [AccessibleChange]
  ) {
    guard let before = old[id], let now = self[id], before.children != now.children else { return }
    let kept = Self.kept(from: before.children, to: now.children)
    for (index, child) in before.children.enumerated().reversed() where !kept.contains(child) {
      changes.append(.removed(child, from: id, at: index))
    }
  }

  private func appendAdditions(
    in id: Int, since old: AccessibleTree, to changes: inout [AccessibleChange]
  ) {
    guard let before = old[id], let now = self[id], before.children != now.children else { return }
    let kept = Self.kept(from: before.children, to: now.children)
    for (index, child) in now.children.enumerated() where !kept.contains(child) {
      changes.append(.added(child, in: id, at: index))
    }
  }

  /// Those that stand in both, in the same order: as many as a look from the front finds.
  private static func kept(from old: [Int], to new: [Int]) -> Set<Int> {
    let places = Dictionary(
      new.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var last = -1
    var kept: Set<Int> = []
    for child in old {
      guard let place = places[child], place > last else { continue }
      kept.insert(child)
      last = place
    }
    return kept
  }

  private func appendChanges(
    of id: Int, from old: AccessibleElement, to new: AccessibleElement,
    _ changes: inout [AccessibleChange]
  ) {
    if old.name != new.name { changes.append(.name(id, new.name)) }
    if old.explanation != new.explanation { changes.append(.explanation(id, new.explanation)) }
    if let range = new.range, range != old.range { changes.append(.value(id, range.current)) }
    for state in AccessibleStates.each
    where old.states.contains(state) != new.states.contains(state) {
      changes.append(.state(id, state, new.states.contains(state)))
    }
    if old.frame != new.frame { changes.append(.frame(id)) }
    guard let was = old.text, let text = new.text, was != text else { return }
    appendTextChanges(of: id, from: was, to: text, &changes)
  }

  private func appendTextChanges(
    of id: Int, from old: AccessibleText, to new: AccessibleText,
    _ changes: inout [AccessibleChange]
  ) {
    if old.text != new.text {
      let (before, now) = (Array(old.text.unicodeScalars), Array(new.text.unicodeScalars))
      let start = zip(before, now).prefix { $0 == $1 }.count
      let end = zip(before[start...].reversed(), now[start...].reversed()).prefix { $0 == $1 }.count
      if before.count - end > start {
        changes.append(
          .textRemoved(id, at: start, old.part(from: start, to: before.count - end)))
      }
      if now.count - end > start {
        changes.append(.textInserted(id, at: start, new.part(from: start, to: now.count - end)))
      }
    }
    if old.caret != new.caret { changes.append(.caret(id, new.caret)) }
    if old.selection != new.selection { changes.append(.textSelection(id)) }
  }
}

extension AccessibleStates {
  /// All that there are, each by itself.
  static let each: [AccessibleStates] = (0..<12).map { AccessibleStates(rawValue: 1 << $0) }
}
