/// What shows a view above everything on the stage while it has one.
public struct _LayerModifier<Layer: View>: ViewModifier {
  public typealias Body = Never

  /// Nil for none.
  let layer: Layer?
  let isModal: Bool
  let cancel: (() -> Void)?
}

extension _LayerModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    LayerModifierNode<Content, Layer>.self
  }
}

extension View {
  /// Shows a view above everything on the stage, for as long as there is one.
  ///
  /// It inherits this view's surroundings, stands in the middle of the viewport, which is proposed to
  /// it, and comes and leaves by its transition. What it prefers stays with it. Layers stand in the
  /// order in which they were opened; more than 64 at once are reported, and not shown.
  ///
  /// - Parameters:
  ///   - isModal: Whether keys reach nothing behind it, and the focus stays inside and goes back
  ///     afterwards. What keeps pointers away is what it draws.
  ///   - cancel: What Escape does while it is the foremost; nil for nothing.
  package consuming func layer<Layer: View>(
    _ layer: Layer?, isModal: Bool = true, cancel: (() -> Void)? = nil
  ) -> ModifiedContent<Self, _LayerModifier<Layer>> {
    modifier(_LayerModifier(layer: layer, isModal: isModal, cancel: cancel))
  }
}

/// A node that can open a layer.
private protocol LayerOpener: ViewNode {}

private final class LayerModifierNode<Content: View, Layer: View>:
  Node<ModifiedContent<Content, _LayerModifier<Layer>>>, LayerOpener, PlannedNode
{
  private var layer: OpenLayerNode<Layer>?
  private let modifierOffset: Int

  init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    let (part, content) = (plan.parts[0], plan.parts[1])
    modifierOffset = part.offset
    super.init(in: context)
    children = NodeChildren(makeChild(at: view, content.plan, as: .transparent))
    show(view)
  }

  private var content: ViewNode? { children.first }

  override func update(at view: UnsafeRawPointer) {
    // What the content opens in the same update stands behind.
    content?.update(at: view)
    show(view)
  }

  private func show(_ view: UnsafeRawPointer) {
    let modifier = (view + modifierOffset).assumingMemoryBound(to: _LayerModifier<Layer>.self)
      .pointee
    // What is drawn in one frame otherwise than it is opens nothing.
    guard !graph.isPresentationTree else { return }
    switch (layer, modifier.layer) {
    case (let open?, _?):
      open.update(modifier)
    case (nil, _?):
      guard !graph.layers.isFull else {
        return graph.report(
          .unusableValue(
            """
            a layer above \(LayerStack.most) others; expected no more than those. It is not shown
            """, in: path))
      }
      let made = OpenLayerNode(
        modifier,
        in: NodeContext(
          graph: graph, parent: self, component: .identifier(name), environment: environment,
          isLazy: false))
      layer = made
      children.change { $0.append(made) }
    case (let open?, nil):
      children.change { $0.removeAll { $0 === open } }
      open.remove()
      layer = nil
    case (nil, nil):
      break
    }
  }

  /// What the layer is called in paths: a view can have several, and the state in each a name of its
  /// own.
  private var name: String {
    var openers = 0
    var node: ViewNode? = self
    while let current = node, current.pathName == nil {
      if current is any LayerOpener { openers += 1 }
      guard current.component == .transparent else { break }
      node = current.parent
    }
    return openers > 1 ? "layer \(openers)" : "layer"
  }

  /// The layer's boxes are the viewport's.
  override func appendBoxes(to boxes: inout [Box]) {
    content?.appendBoxes(to: &boxes)
  }

  override func collectPreference<Key: PreferenceKey>(
    _: Key.Type, _ body: (Key.Value) -> Void
  ) {
    content?.collectPreference(Key.self, body)
  }

  override func preferences<Key: PreferenceKey>(_: Key.Type) -> [PreferencesOfView<Key>] {
    content?.preferences(Key.self) ?? []
  }
}

/// A layer that is open.
private final class OpenLayerNode<Layer: View>: ViewNode, LayerNode {
  private(set) var isModal: Bool
  private(set) var cancel: (() -> Void)?
  private var content: Node<Layer>?
  /// What had the focus before.
  private weak var formerFocus: (any FocusTarget)?

  init(_ modifier: _LayerModifier<Layer>, in context: NodeContext) {
    isModal = modifier.isModal
    cancel = modifier.cancel
    super.init(in: context)
    formerFocus = graph.layers.formerFocus as? any FocusTarget ?? graph.focus.target
    graph.layers.add(self)
    graph.focus.needsCheck = true
    if let layer = modifier.layer {
      let content = makeChild(layer, as: .transparent)
      self.content = content
      children = NodeChildren(content)
    }
    boxesDidChange()
  }

  func update(_ modifier: _LayerModifier<Layer>) {
    isModal = modifier.isModal
    cancel = modifier.cancel
    if let layer = modifier.layer { content?.update(layer) }
  }

  override var containerOfBoxes: ViewNode? { graph.root }

  /// A view that is disabled can open what isn't.
  override func environmentForChildren() -> EnvironmentValues {
    guard !environment.isEnabled else { return environment }
    var inherited = environment
    inherited.isEnabled = true
    return inherited
  }

  override func willBeRemoved() {
    graph.layers.remove(self)
    boxesDidChange()
    guard isModal, graph.focus.target.map(contains) ?? true else { return }
    graph.layers.formerFocus = formerFocus
    graph.updates.add { [graph, weak formerFocus] in
      graph.layers.formerFocus = nil
      guard let formerFocus, formerFocus.canBeFocused else { return }
      graph.focus.move(to: formerFocus, because: "a layer closed")
    }
  }

  private func boxesDidChange() {
    if let root = graph.root { graph.updates.add(container: root) }
  }
}
