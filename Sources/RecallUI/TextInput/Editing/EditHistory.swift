/// The changes of a text that can be undone, and those that can be done again.
struct EditHistory: Equatable {
  private var undone: [TextEdit] = []
  private var done: [TextEdit] = []
  /// The bytes of what is in `done`.
  private var cost = 0
  /// Whether the next change stands by itself, because the caret has moved.
  private var isPaused = true

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  mutating func add(_ edit: TextEdit) {
    undone = []
    cost += edit.cost
    if isPaused || done.isEmpty || !done[done.count - 1].join(edit) { done.append(edit) }
    isPaused = false
    // Of what is too much to keep, the oldest goes; the last change can always be undone.
    while cost > EditHistory.mostBytes, done.count > 1 {
      cost -= done.removeFirst().cost
    }
    if done.count == 1 { cost = done[0].cost }
  }

  /// Has the last change be what came of it when somebody changed the text in answer to it.
  ///
  /// - Returns: Whether there is one that is as fresh as that.
  mutating func amend(_ change: TextChange, from old: String, to new: String) -> Bool {
    guard !isPaused, var edit = done.popLast() else { return false }
    cost -= edit.cost
    edit.amend(change, from: old, to: new)
    if edit.changesNothing {
      isPaused = true
    } else {
      cost += edit.cost
      done.append(edit)
    }
    return true
  }

  mutating func takeUndo() -> TextEdit? {
    guard let edit = done.popLast() else { return nil }
    cost -= edit.cost
    undone.append(edit)
    isPaused = true
    return edit
  }

  mutating func takeRedo() -> TextEdit? {
    guard let edit = undone.popLast() else { return nil }
    cost += edit.cost
    done.append(edit)
    isPaused = true
    return edit
  }

  /// Has the next change stand by itself.
  mutating func pause() {
    isPaused = true
  }

  static let mostBytes = 64_000_000
}
