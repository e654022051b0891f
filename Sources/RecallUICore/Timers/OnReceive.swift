private struct ReceiveModifier<Source: Publisher>: ViewModifier {
  typealias Body = Never

  let source: Source
  let action: (Source.Output) -> Void
}

extension ReceiveModifier: PrimitiveModifier {
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> Node<ModifiedContent<Content, Self>> {
    ReceiveNode(view, in: context)
  }
}

/// Listens for as long as the view is on the stage, or until it is given another publisher.
private final class ReceiveNode<Content: View, Source: Publisher>:
  ContentNode<Content, ReceiveModifier<Source>>
{
  private let isSame: FieldComparison
  private var stop: () -> Void = {}

  override init(_ view: ModifiedContent<Content, ReceiveModifier<Source>>, in context: NodeContext)
  {
    isSame = FieldComparison(for: Source.self)
    super.init(view, in: context)
    listen()
  }

  override func update(at view: UnsafeRawPointer) {
    let new = modifier(at: view).pointee
    let isUnchanged = withUnsafePointer(to: modifier.source) { old in
      withUnsafePointer(to: new.source) { new in isSame(old, new) }
    }
    super.update(at: view)
    guard !isUnchanged else { return }
    stop()
    listen()
  }

  private func listen() {
    let isImmediate = modifier.source is any ImmediatePublisher
    stop = modifier.source._subscribe(owner: "onReceive in \(path)") { [weak self] value in
      guard isImmediate else {
        self?.modifier.action(value)
        return
      }
      self?.graph.updates.add { [weak self] in self?.modifier.action(value) }
    }
  }

  override func willBeRemoved() {
    stop()
  }
}

extension View {
  /// Runs `action` for each value that a publisher hands out while this view is on the stage.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View {
    modifier(ReceiveModifier(source: publisher, action: action))
  }
}
