import VirtualTime

/// The tree that a transition draws a box in.
///
/// It is made and updated when the box comes or leaves, and then only drawn: what moves in it are
/// its modifiers, as they would move anywhere.
final class TransitionHost {
  private let node: Node<AnyView>
  private let content: AnyView
  private var effect: AnyTransition.Effect
  private var boxes: [Box] = []
  private unowned let graph: ViewGraph
  /// How the box passes into its own look once it has its place; nil when it has, or leaves.
  private var insertion: Transaction?
  /// The update in which it began.
  private(set) var update: Int
  /// When the box has its own look, or is gone.
  private(set) var end: Instant

  /// A host that shows `box` in its active or its own look.
  ///
  /// - Parameter inner: What the box is drawn in already, by another transition.
  init(
    _ box: Box, _ effect: AnyTransition.Effect, isActive: Bool,
    around inner: TransitionHost? = nil
  ) {
    self.effect = effect
    graph = box.node.graph
    content = AnyView(HostedBox(content: HostedBox.Content(box: box, inner: inner)))
    update = graph.presentation.update.number
    end = graph.now
    node = NodeContext(
      graph: graph, parent: nil, component: .transparent, environment: box.node.environment,
      isLazy: false
    ).makeNode(of: effect.view(content, isActive))
    collect(into: box)
  }

  /// Has `box` come in, as soon as it has its place.
  ///
  /// - Parameter animation: How what passes that has no animation of its own; nil for at once.
  func beginInsertion(_ animation: Animation?) {
    insertion = Transaction(animation: animation)
    end = graph.now.advanced(by: .saturating(seconds: effect.duration(animation)))
  }

  /// Has `box` leave from wherever it is.
  func beginRemoval(of box: Box, _ animation: Animation?) {
    insertion = nil
    update = graph.presentation.update.number
    end = graph.now.advanced(by: .saturating(seconds: effect.duration(animation)))
    place(in: box.frame.size)
    pass(intoActive: true, box, Transaction(animation: animation))
  }

  /// Gives the tree its size when the box has its own.
  func layOut(_ box: Box) {
    place(in: box.frame.size)
    guard let transaction = insertion else { return }
    insertion = nil
    pass(intoActive: false, box, transaction)
  }

  func draw(into list: inout DisplayListBuilder) {
    list.withoutDrawCaches { list in
      for box in boxes {
        list.draw(box)
      }
    }
  }

  /// Ends what the tree began.
  func remove() {
    node.remove()
  }

  private func pass(intoActive isActive: Bool, _ box: Box, _ transaction: Transaction) {
    let outer = graph.presentation.update.forced
    graph.presentation.update.forced = transaction
    defer { graph.presentation.update.forced = outer }
    node.update(effect.view(content, isActive))
    collect(into: box)
    place(in: box.frame.size)
  }

  private func collect(into box: Box) {
    boxes = []
    node.appendBoxes(to: &boxes)
    // Modifiers in the tree may have made views around its boxes.
    graph.collectBoxes()
    for own in boxes {
      own.adopt(into: box)
      own.drawsTransition = true
    }
  }

  private func place(in size: CGSize) {
    graph.layout.revalidateSizes()
    for box in boxes {
      box.placeAligned(.center, in: size, ProposedViewSize(size))
    }
  }
}

/// Stands, in a transition's tree, for the box that comes or leaves.
private struct HostedBox: LeafView {
  /// An object, so that two values of the view can be told to be the same.
  final class Content {
    private(set) weak var box: Box?
    let inner: TransitionHost?

    init(box: Box, inner: TransitionHost?) {
      self.box = box
      self.inner = inner
    }
  }

  let content: Content

  typealias Body = Never

  static var valueAffectsSize: Bool { false }

  func size(for proposal: ProposedViewSize, in surroundings: Surroundings) -> CGSize {
    content.box?.frame.size ?? .zero
  }

  func draw(in rect: CGRect, _ surroundings: Surroundings, into list: inout DisplayListBuilder) {
    if let inner = content.inner, list.isRunning(until: inner.end) {
      inner.draw(into: &list)
    } else {
      content.box?.draw(into: &list)
    }
  }
}
