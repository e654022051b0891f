private struct ReceiveModifier<Source: StagePublisher>: ViewModifier {
  typealias Body = Never

  let source: Source
  let action: (Source.Output) -> Void
}

extension ReceiveModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    ReceiveNode<Content, Source>.self
  }
}

/// Listens while a view of the content is on the stage, or until the publisher is another one.
private final class ReceiveNode<Content: View, Source: StagePublisher>:
  EachViewNode<Content, ReceiveModifier<Source>>
{
  private let isSame: FieldComparison
  /// What ends the listening; nil while nobody listens.
  private var stop: (() -> Void)?
  private var pendingListening = PendingAction()

  required init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    isSame = FieldComparison(for: Source.self)
    super.init(at: view, plan, in: context)
    listenAfterLayout()
  }

  override func update(at view: UnsafeRawPointer) {
    let new = modifier(at: view).pointee
    let isUnchanged = withUnsafePointer(to: modifier.source) { old in
      withUnsafePointer(to: new.source) { new in isSame(old, new) }
    }
    super.update(at: view)
    guard !isUnchanged else { return }
    stopListening()
    listenAfterLayout()
  }

  override func viewsDidChange() {
    if views.isEmpty != (stop == nil) { listenAfterLayout() }
  }

  private func listenAfterLayout() {
    guard pendingListening.begin() else { return }
    graph.updates.add { [weak self] in self?.listen() }
  }

  private func listen() {
    pendingListening.end()
    guard !isRemoved else { return }
    if views.isEmpty {
      stopListening()
    } else if stop == nil {
      stop = subscribe()
    }
  }

  private func stopListening() {
    stop?()
    stop = nil
  }

  private func subscribe() -> () -> Void {
    return modifier.source._subscribe(owner: "onReceive in \(path)") { [weak self] value in
      guard Source._isImmediate else {
        self?.modifier.action(value)
        return
      }
      self?.graph.updates.add { [weak self] in self?.modifier.action(value) }
    }
  }

  override func willBeRemoved() {
    stopListening()
  }
}

extension View {
  /// Runs `action` for each value that a publisher hands out while this view is on the stage; for
  /// a group, while one of its views is.
  public consuming func onReceive<Source: StagePublisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View {
    modifier(ReceiveModifier(source: publisher, action: action))
  }
}
