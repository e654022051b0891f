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

/// Begins a task for each view of its content that comes, and cancels it when that view goes, or
/// when the task is to be another one.
private final class TaskNode<Content: View, ID: Equatable>:
  EachViewNode<Content, _TaskModifier<ID>>
{
  override var roles: NodeRoles { ID.self == NoID.self ? [] : .changeListener }
  private var running: [(view: Box, task: _Concurrency.Task<Void, Never>)] = []
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
    let tasks = running.map(\.task)
    running = []
    guard !tasks.isEmpty else { return }
    graph.updates.add { for task in tasks { task.cancel() } }
  }

  private func lookAfterLayout() {
    guard pendingLook.begin() else { return }
    graph.updates.add { [weak self] in self?.look() }
  }

  private func look() {
    pendingLook.end()
    guard !isRemoved else { return }
    let present = viewsInSight
    let former = running
    running = []
    var kept: [ObjectIdentifier: _Concurrency.Task<Void, Never>] = [:]
    if !isOutOfDate, !present.isEmpty {
      for (box, task) in former { kept[ObjectIdentifier(box)] = task }
    }
    for box in present {
      running.append((box, kept.removeValue(forKey: ObjectIdentifier(box)) ?? begin()))
    }
    let isSeen = Set(present.map(ObjectIdentifier.init))
    for (box, task) in former
    where isOutOfDate || !isSeen.contains(ObjectIdentifier(box)) {
      task.cancel()
    }
    isOutOfDate = false
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
  /// for each view of a group.
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
