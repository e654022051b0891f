import VirtualTime

/// The node of a view, or of a modifier, that is animatable and has a body.
///
/// Its body is a function of what is animated, so a frame needs the body of a value in between; but
/// a frame must not change the tree. So while the value is on its way, each frame evaluates the
/// body in a tree of its own, draws that in the place of the real one, and lets go of it. State
/// (`ViewNode.counterpart`) and what is on its way inside (`Box.takeOverTree(_:)`) are those of the
/// real tree.
final class AnimatedBodyNode<Content: View, Part>: ValueNode<Content>, FiringNode {
  /// Whether the value began to move in this update.
  var isFiring = false
  typealias Make = (Content, NodeContext) -> Node<Content>

  private let part: WritableKeyPath<Content, Part>
  private let make: Make
  private let plan: PropertyPlan
  private var presentation: any BodyPresentation<Part>
  private var child: Node<Content>?
  private var boxes: [AnimatedBodyBox] = []
  /// Has the view do what it does with each value; nil where it does nothing but show it.
  private var follower: ValueFollower?

  /// - Parameters:
  ///   - part: What of the view is animatable.
  ///   - make: Makes the node that evaluates the body.
  init(
    _ view: Content, part: WritableKeyPath<Content, Part>,
    presentation: any BodyPresentation<Part>, in context: NodeContext, make: @escaping Make
  ) {
    self.part = part
    self.make = make
    self.presentation = presentation
    plan = context.graph.plan(for: Part.self)
    super.init(view, in: context)
    if let live = counterpart as? AnimatedBodyNode,
      plan.areEqual(live.view[keyPath: part], view[keyPath: part])
    {
      self.presentation = live.presentation
    }
    let child = make(
      view,
      NodeContext(
        graph: graph, parent: self, component: .transparent, environment: environment,
        isLazy: false))
    self.child = child
    children = NodeChildren(child)
  }

  override var transactionNode: (any TransactionNode)? { self }

  override var wrapsBoxes: Bool { true }
  override var hasLazyChildren: Bool { false }

  override func take(_ new: Content) {
    view = new
    let former = presentation.end
    presentation.set(
      new[keyPath: part], graph.presentation.animation(for: self), at: graph.now,
      fadingIn: environment.accessibilityReduceMotion ? graph.presentation.update.number : nil)
    if presentation.end != former {
      if let end = presentation.end {
        graph.presentation.update.addFiring(self)
        follow(until: end)
      } else {
        follower?.stop()
      }
      for box in boxes {
        box.invalidateDisplay()
      }
    }
    child?.update(new)
  }

  /// Has the view get each value on the way, if it does anything with them.
  private func follow(until end: Instant) {
    guard !graph.isPresentationTree else { return }
    guard follower != nil || graph.evaluation.asks(presentation.handSamples) else { return }
    let follower =
      follower
      ?? ValueFollower(graph.services.scheduler, owner: "\(Part.self) on its way") {
        [unowned self] in
        presentation.hand(at: $0)
      }
    self.follower = follower
    follower.follow(until: end, isSeenOnItsWay: presentation.fade == nil)
  }

  override func willBeRemoved() {
    follower?.stop()
  }

  /// While the value moves, its body follows it frame by frame: nothing in it moves by itself but
  /// what the modifier is applied to.
  func transform(_ transaction: inout Transaction, for node: ViewNode) {
    guard isFiring, node !== self else { return }
    transaction.suspended.append((ObjectIdentifier(Part.self), transaction.animation))
    transaction.animation = nil
  }

  override func appendBoxes(to list: inout [Box]) {
    boxes = AnimatedBodyBox.boxes(around: child, of: self, keeping: boxes) { [unowned self] in
      draw($0, into: &$1)
    }
    list += boxes as [Box]
  }

  /// Draws a box of the body as it is presented in this frame; answers whether it isn't the real
  /// one.
  private func draw(_ box: AnimatedBodyBox, into list: inout DisplayListBuilder) -> Bool {
    guard let end = presentation.end, list.isRunning(until: end) else { return false }
    let value = presentation.value(at: list.now)
    list.draw(presentation.fade, into: value) { draw(box, of: $0, into: &$1) }
    return true
  }

  /// Draws a box of the body of a value.
  private func draw(
    _ box: AnimatedBodyBox, of value: Part, into list: inout DisplayListBuilder
  ) {
    guard let child else { return }
    var presented = view
    presented[keyPath: part] = value
    box.draw(insteadOf: child, into: &list) { make(presented, $0) }
  }
}
