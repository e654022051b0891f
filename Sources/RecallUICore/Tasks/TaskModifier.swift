/// Runs a task while a view is on the stage.
public struct _TaskModifier<ID: Equatable>: ViewModifier {
  public typealias Body = Never

  let id: ID
  let name: String?
  /// Makes the task, which prefers an executor.
  let make: ((any TaskExecutor)?) -> _Concurrency.Task<Void, Never>

  init(
    id: ID, name: String?, action: sending @escaping @isolated(any) () async -> Void
  ) {
    self.id = id
    self.name = name
    // It runs on the stage's thread, as all others that were made where it was.
    let action = unsafeBitCast(action, to: (@Sendable @isolated(any) () async -> Void).self)
    make = { _Concurrency.Task(executorPreference: $0, operation: action) }
  }
}

/// What a task has that is begun once.
private struct NoID: Equatable {}

extension _TaskModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    TaskNode<Content, ID>.self
  }
}

/// Begins a task when the first view of its content comes, and cancels it when the last one goes, or
/// when the task is to be another one.
private final class TaskNode<Content: View, ID: Equatable>:
  EachViewNode<Content, _TaskModifier<ID>>
{
  override var roles: NodeRoles { ID.self == NoID.self ? [] : .changeListener }
  private var running: _Concurrency.Task<Void, Never>?
  private var pendingLook = PendingAction()
  private var isOutOfDate = false

  required init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    super.init(at: view, plan, in: context)
    lookAfterLayout()
  }

  override func update(at view: UnsafeRawPointer) {
    let old = modifier.id
    super.update(at: view)
    guard old != modifier.id else { return }
    isOutOfDate = true
    lookAfterLayout()
  }

  override func viewsDidChange() {
    lookAfterLayout()
  }

  override func coverDidChange() {
    lookAfterLayout()
  }

  override func willBeRemoved() {
    forgetViews()
    guard let task = running else { return }
    running = nil
    graph.updates.add { task.cancel() }
  }

  private func lookAfterLayout() {
    guard pendingLook.begin() else { return }
    graph.updates.add { [weak self] in self?.look() }
  }

  private func look() {
    pendingLook.end()
    guard !isRemoved else { return }
    let isInSight = !viewsInSight.isEmpty
    let former = running
    if isOutOfDate || !isInSight { running = nil }
    isOutOfDate = false
    if isInSight, running == nil { running = begin() }
    if running != former { former?.cancel() }
  }

  private func begin() -> _Concurrency.Task<Void, Never> {
    let (name, path) = (modifier.name, path)
    let make = modifier.make
    return StageContext.beginTask(
      on: graph.services, isOfView: true, owner: { name ?? "task in \(path)" }, make)
  }
}

extension View {
  /// Begins a task when this view has come onto the stage, and cancels it when the view has left;
  /// for a group, when its first view has come and its last one has left.
  ///
  /// - Parameters:
  ///   - name: What the task is called in a report; the view when nothing is said.
  ///   - priority: Taken for what SwiftUI programs name: tasks go on in order.
  ///   - action: What to do; on the main actor where the code around it is.
  nonisolated public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: NoID(), name: name, action: action))
  }

  /// Begins a task when this view has come onto the stage, and another one when `id` has changed; the
  /// former one is cancelled then.
  ///
  /// - Parameters:
  ///   - id: What is compared with each update.
  ///   - name: What the task is called in a report; the view when nothing is said.
  ///   - priority: Taken for what SwiftUI programs name: tasks go on in order.
  ///   - action: What to do; on the main actor where the code around it is.
  nonisolated public func task<ID: Equatable>(
    id: ID, name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: id, name: name, action: action))
  }
}
