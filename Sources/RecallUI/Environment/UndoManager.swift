/// What a program can take back, and do again.
///
/// It has the shape of Foundation's, which isn't everywhere. Each thing that is registered is taken back by itself, unless
/// the program groups it.
public final class UndoManager {
  private struct Step {
    let act: () -> Void
    /// Whom it is about; a step of someone who is gone does nothing.
    weak var target: AnyObject?
  }

  private struct Group {
    var steps: [Step] = []
    var name = ""
  }

  private enum Mode {
    case doing, undoing, redoing
  }

  private var done: [Group] = []
  private var undone: [Group] = []
  private var open: [Group] = []
  private var mode = Mode.doing
  private var disabled = 0

  /// How many groups are kept; 0 for any number.
  public var levelsOfUndo = 0

  public init() {}

  /// Whether there is something to take back.
  public var canUndo: Bool { !done.isEmpty }
  /// Whether there is something to do again.
  public var canRedo: Bool { !undone.isEmpty }
  /// Whether something is being taken back.
  public var isUndoing: Bool { mode == .undoing }
  /// Whether something is being done again.
  public var isRedoing: Bool { mode == .redoing }
  /// What would be taken back is called.
  public var undoActionName: String { done.last?.name ?? "" }
  /// What would be done again is called.
  public var redoActionName: String { undone.last?.name ?? "" }
  /// The title of a button that takes something back.
  public var undoMenuItemTitle: String { Self.title("Undo", undoActionName) }
  /// The title of a button that does something again.
  public var redoMenuItemTitle: String { Self.title("Redo", redoActionName) }
  /// Whether what is registered is kept.
  public var isUndoRegistrationEnabled: Bool { disabled == 0 }

  private static func title(_ verb: String, _ name: String) -> String {
    name.isEmpty ? verb : "\(verb) \(name)"
  }

  /// Notes how something is taken back, or done again where this is called while something is being taken back.
  ///
  /// - Parameters:
  ///   - target: Whom it is about, who isn't kept.
  ///   - handler: Takes it back.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let step = Step(
      act: { [weak target] in
        if let target { handler(target) }
      }, target: target)
    if open.isEmpty {
      keep(Group(steps: [step]))
    } else {
      open[open.count - 1].steps.append(step)
    }
  }

  /// Says what the last group is called.
  public func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if mode == .undoing, !undone.isEmpty {
      undone[undone.count - 1].name = actionName
    } else if !done.isEmpty {
      done[done.count - 1].name = actionName
    }
  }

  /// Begins a group: what is registered until it ends is taken back together.
  public func beginUndoGrouping() {
    open.append(Group())
  }

  /// Ends a group; where none was begun nothing happens.
  public func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    if open.isEmpty {
      if !group.steps.isEmpty { keep(group) }
    } else {
      open[open.count - 1].steps += group.steps
    }
  }

  /// Takes the last group back; where there is none nothing happens.
  public func undo() {
    while !open.isEmpty { endUndoGrouping() }
    guard mode == .doing, let group = done.popLast() else { return }
    play(group, as: .undoing)
  }

  /// Does the group again that was taken back last; where there is none nothing happens.
  public func redo() {
    guard mode == .doing, let group = undone.popLast() else { return }
    play(group, as: .redoing)
  }

  /// Forgets everything.
  public func removeAllActions() {
    done = []
    undone = []
    open = []
  }

  /// Forgets what is about an object.
  public func removeAllActions(withTarget target: Any) {
    func others(_ groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.steps.removeAll { $0.target === target as AnyObject }
        return group.steps.isEmpty ? nil : group
      }
    }
    done = others(done)
    undone = others(undone)
  }

  /// Keeps nothing of what is registered, until as many calls of `enableUndoRegistration()`.
  public func disableUndoRegistration() {
    disabled += 1
  }

  /// Keeps again what is registered.
  public func enableUndoRegistration() {
    disabled = max(disabled - 1, 0)
  }

  private func play(_ group: Group, as mode: Mode) {
    self.mode = mode
    beginUndoGrouping()
    open[open.count - 1].name = group.name
    for step in group.steps.reversed() { step.act() }
    endUndoGrouping()
    self.mode = .doing
  }

  private func keep(_ group: Group) {
    if mode == .undoing { return undone.append(group) }
    if mode == .doing { undone = [] }
    done.append(group)
    if levelsOfUndo > 0, done.count > levelsOfUndo { done.removeFirst() }
  }
}

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
  /// What takes changes back, where a view around handed one down: `environment(\.undoManager, manager)`.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
