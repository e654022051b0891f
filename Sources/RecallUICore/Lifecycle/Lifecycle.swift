/// Runs actions when a view comes and when it goes.
public struct _AppearanceModifier: ViewModifier {
  public typealias Body = Never

  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @usableFromInline
  init(appear: (() -> Void)?, disappear: (() -> Void)?) {
    self.appear = appear
    self.disappear = disappear
  }
}

extension _AppearanceModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    AppearanceNode<Content>.self
  }
}

/// Notes which views of its content come and go: what stands inside of all modifiers.
private final class AppearanceNode<Content: View>: EachViewNode<Content, _AppearanceModifier> {
  /// The boxes of those that have appeared and not disappeared yet.
  private var appeared: [Box] = []
  private var pendingTelling = PendingAction()

  required init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    super.init(at: view, plan, in: context)
    // A view may appear as soon as it is made, also where nobody asks for its boxes.
    tellAfterLayout()
  }

  override func willBeRemoved() {
    forgetViews()
    guard let disappear = modifier.disappear else { return }
    for _ in appeared {
      graph.updates.add(action: disappear)
    }
  }

  override func viewsDidChange() {
    tellAfterLayout()
  }

  // MARK: Telling

  override func coverDidChange() {
    tellAfterLayout()
  }

  private func tellAfterLayout() {
    guard pendingTelling.begin() else { return }
    graph.updates.add(appearanceOf: self) { [self] in tell() }
  }

  private func tell() {
    pendingTelling.end()
    guard !isRemoved else { return }
    let (former, new) = (appeared, viewsInSight)
    appeared = new
    guard !former.isEmpty else {
      for _ in new { modifier.appear?() }
      return
    }
    let identities = (
      former: Set(former.map(ObjectIdentifier.init)), new: Set(new.map(ObjectIdentifier.init))
    )
    for box in former where !identities.new.contains(ObjectIdentifier(box)) {
      modifier.disappear?()
    }
    for box in new where !identities.former.contains(ObjectIdentifier(box)) {
      modifier.appear?()
    }
  }
}

/// Runs an action when a value is no longer what it was.
public struct _ChangeModifier<Value: Equatable>: ViewModifier {
  public typealias Body = Never

  @usableFromInline let value: Value
  @usableFromInline let isInitial: Bool
  @usableFromInline let action: (_ old: Value, _ new: Value) -> Void

  @inlinable
  init(value: Value, isInitial: Bool, action: @escaping (_ old: Value, _ new: Value) -> Void) {
    self.value = value
    self.isInitial = isInitial
    self.action = action
  }
}

extension _ChangeModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    ChangeNode<Content, Value>.self
  }
}

/// Tells of a change once for each view of the content that was there before.
private final class ChangeNode<Content: View, Value: Equatable>:
  EachViewNode<Content, _ChangeModifier<Value>>
{
  override var roles: NodeRoles { .changeListener }
  /// The boxes of the views that were told their first value.
  private var told: [Box] = []
  private let isInitial: Bool

  required init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    isInitial =
      (view + plan.parts[0].offset).assumingMemoryBound(to: _ChangeModifier<Value>.self).pointee
      .isInitial
    super.init(at: view, plan, in: context)
    // A view is told in the order in which it was made, whenever its box is asked for.
    if isInitial { tellNewAfterLayout() }
  }

  override func viewsDidChange() {
    if isInitial { tellNewAfterLayout() }
  }

  override func coverDidChange() {
    if isInitial { tellNewAfterLayout() }
  }

  /// Tells the views that come, each once: those in rows out of sight when they are seen for the first time.
  private func tellNewAfterLayout() {
    // The parts, not the modifier: for a closure that keeps one, the runtime is asked for its type.
    let (action, value) = (modifier.action, modifier.value)
    graph.updates.add(appearanceOf: self) { [self] in
      guard !isRemoved else { return }
      let former = told
      told = viewsToTell(knownAlready: former)
      run(action, from: value, to: value, times: told.count - countOfViews(keptFrom: former))
    }
  }

  /// The views that know their first value or are to be told now.
  private func viewsToTell(knownAlready former: [Box]) -> [Box] {
    // A single view stands for the one that was in its place.
    guard former.count != 1 || views.count != 1 else { return views }
    let known = Set(former.map(ObjectIdentifier.init))
    return views.filter { known.contains(ObjectIdentifier($0)) || !$0.isOutOfSight }
  }

  override func update(at view: UnsafeRawPointer) {
    let old = modifier.value
    super.update(at: view)
    guard old != modifier.value else { return }
    let (action, value) = (modifier.action, modifier.value)
    let former = views
    graph.updates.add { [self] in
      run(action, from: old, to: value, times: countOfViews(keptFrom: former))
    }
  }

  private func run(
    _ action: (_ old: Value, _ new: Value) -> Void, from old: Value, to new: Value,
    times count: Int
  ) {
    for _ in 0..<max(count, 0) {
      action(old, new)
    }
  }
}

extension View {
  /// Runs `action` when this view has come onto the stage; for each view of a group, when that one
  /// has.
  @inlinable
  public consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs `action` when this view has left the stage; for each view of a group, when that one has.
  @inlinable
  public consuming func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(appear: nil, disappear: action))
  }

  /// Runs `action` with the old and the new value when `value` has changed; for each view of a
  /// group.
  ///
  /// - Parameters:
  ///   - value: What is compared with each update.
  ///   - initial: Whether the action runs when this view comes onto the stage, too.
  ///   - action: Gets the old and the new value.
  @inlinable
  public consuming func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs `action` when `value` has changed.
  ///
  /// - Parameters:
  ///   - value: What is compared with each update.
  ///   - initial: Whether the action runs when this view comes onto the stage, too.
  ///   - action: What to do.
  @inlinable
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs `action` with the new value when `value` has changed.
  @inlinable
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ new: Value) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}
