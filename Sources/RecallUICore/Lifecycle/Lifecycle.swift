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

/// Tells that the first view of its content has come, and that the last one has gone: what stands inside of
/// all modifiers. Where one takes the place of another at once, as another branch of a condition does, nothing
/// has come and nothing has gone.
private final class AppearanceNode<Content: View>: EachViewNode<Content, _AppearanceModifier> {
  /// Whether a view has appeared, and not all have disappeared yet.
  private var hasAppeared = false
  private var pendingTelling = PendingAction()

  required init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    super.init(at: view, plan, in: context)
    // A view may appear as soon as it is made, also where nobody asks for its boxes.
    tellAfterLayout()
  }

  override func willBeRemoved() {
    forgetViews()
    guard hasAppeared, let disappear = modifier.disappear else { return }
    graph.updates.add(action: disappear)
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
    let isInSight = !viewsInSight.isEmpty
    guard !isRemoved, isInSight != hasAppeared else { return }
    hasAppeared = isInSight
    if isInSight { modifier.appear?() } else { modifier.disappear?() }
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

/// Tells of a change, however many views its content is.
private final class ChangeNode<Content: View, Value: Equatable>:
  EachViewNode<Content, _ChangeModifier<Value>>
{
  override var roles: NodeRoles { .changeListener }
  /// Whether the first value was told.
  private var isTold = false
  private let isInitial: Bool

  required init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    isInitial =
      (view + plan.parts[0].offset).assumingMemoryBound(to: _ChangeModifier<Value>.self).pointee
      .isInitial
    super.init(at: view, plan, in: context)
    // A view is told in the order in which it was made, whenever its box is asked for.
    tellFirstAfterLayout()
  }

  override func viewsDidChange() {
    tellFirstAfterLayout()
  }

  override func coverDidChange() {
    tellFirstAfterLayout()
  }

  /// Tells the first value once a view is there: one in a row out of sight when it is seen.
  private func tellFirstAfterLayout() {
    guard isInitial, !isTold else { return }
    // The parts, not the modifier: for a closure that keeps one, the runtime is asked for its type.
    let (action, value) = (modifier.action, modifier.value)
    graph.updates.add(appearanceOf: self) { [self] in
      guard !isRemoved, !isTold, views.contains(where: { !$0.isOutOfSight }) else { return }
      isTold = true
      action(value, value)
    }
  }

  override func update(at view: UnsafeRawPointer) {
    let old = modifier.value
    super.update(at: view)
    guard old != modifier.value else { return }
    let (action, value) = (modifier.action, modifier.value)
    graph.updates.add { action(old, value) }
  }
}

extension View {
  /// Runs `action` when this view has come onto the stage; for a group, when its first view has.
  @inlinable
  public consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs `action` when this view has left the stage; for a group, when its last view has.
  @inlinable
  public consuming func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(appear: nil, disappear: action))
  }

  /// Runs `action` with the old and the new value when `value` has changed.
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
