/// Keeps a second layer for each box of the first one.
final class LayeredNode<Primary: View, Secondary: View>: Node<_LayeredView<Primary, Secondary>>,
  WrappingNode, PlannedNode
{
  private typealias Layer = _LayerContent<Secondary>

  private var layer: Layer
  private var role: LayerRole
  private let layerPart: NodePlan.Part
  var boxes: [LayeredBox] = []

  init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    let primary = plan.parts[0]
    layerPart = plan.parts[1]
    layer = (view + layerPart.offset).assumingMemoryBound(to: Layer.self).pointee
    role = view.assumingMemoryBound(to: _LayeredView<Primary, Secondary>.self).pointee.role
    super.init(in: context)
    children = NodeChildren(makeChild(at: view, primary.plan, as: .index(0)))
  }

  /// The node of the first layer.
  var primary: ViewNode? { children.first }

  override var wrapsBoxes: Bool { true }
  override var outlineName: String? { "LayeredView" }
  override var outlineFrame: CGRect? { boxes.frameOfAll }

  override func update(at view: UnsafeRawPointer) {
    let newLayer = view + layerPart.offset
    layer = newLayer.assumingMemoryBound(to: Layer.self).pointee
    role = view.assumingMemoryBound(to: _LayeredView<Primary, Secondary>.self).pointee.role
    primary?.update(at: view)
    for box in boxes {
      box.layer.update(at: newLayer)
      box.update(role, layer.alignment)
    }
  }

  // MARK: Boxes

  override func appendBoxes(to list: inout [Box]) {
    let start = list.count
    primary?.appendBoxes(to: &list)
    wrap(&list, from: start)
    if boxes.count > 1 { sortLayers() }
  }

  /// Puts the second layers into the order of the first ones, not into that in which they came.
  private func sortLayers() {
    children = NodeChildren(children.prefix(1) + boxes.map(\.layer))
  }

  func makeBox(around content: Box) -> LayeredBox {
    let place = NodeContext(
      graph: graph, parent: self, component: .index(freeIndex), environment: environment,
      isLazy: false)
    let node = withUnsafePointer(to: &layer) { layerPart.plan.makeNode(at: $0, in: place) }
    children.change { $0.append(node) }
    return LayeredBox(
      around: content, layer: node, role: role, alignment: layer.alignment, node: self)
  }

  func letGo(of box: LayeredBox) {
    box.layer.remove()
    children.change { $0.removeAll { $0 === box.layer } }
  }

  /// A view's second layer tells what it tells after the first one.
  override func preferences<Key: PreferenceKey>(_: Key.Type) -> [PreferencesOfView<Key>] {
    (primary?.preferences(Key.self) ?? []).map { view in
      var view = view
      let box = boxes.first { ObjectIdentifier($0.innermost) == view.view }
      box?.layer.collectPreference(Key.self) { view.values.append($0) }
      return view
    }
  }

  /// The lowest index that no child has, so that a layer's state has a name of its own.
  private var freeIndex: Int {
    var index = 1
    while children.contains(where: { $0.component == .index(index) }) { index += 1 }
    return index
  }

  /// The box of the first layer whose second layer a node stands in.
  func content(ofLayerAround node: ViewNode) -> Box? {
    var node: ViewNode? = node
    while let current = node, current.parent !== self { node = current.parent }
    return boxes.first { $0.layer === node }?.content
  }
}

/// Gives the second layer the size of the first.
final class LayeredBox: WrapperBox {
  let layer: ViewNode
  private let secondary: Box?
  private var role: LayerRole
  private var alignment: Alignment

  init(
    around content: Box, layer: ViewNode, role: LayerRole, alignment: Alignment, node: ViewNode
  ) {
    self.layer = layer
    secondary = layer.firstBox
    self.role = role
    self.alignment = alignment
    super.init(around: content, node: node)
  }

  func update(_ role: LayerRole, _ alignment: Alignment) {
    guard role != self.role || alignment != self.alignment else { return }
    self.role = role
    self.alignment = alignment
    invalidateLayout()
  }

  override func takeChildren() {
    children = secondary.map { BoxChildren([content, $0]) } ?? BoxChildren(content)
  }

  override func findGuide(_ key: AlignmentKey) -> CGFloat? {
    content.explicitGuide(key).map { start(of: content, on: key.axis) + $0 }
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    super.layoutChildren(proposal)
    guard let secondary else { return }
    let proposal = ProposedViewSize(frame.size)
    guard !alignsBySize(alignment) else {
      secondary.placeAligned(alignment, in: frame.size, proposal)
      return
    }
    let dimensions = ViewDimensions(size: content.frame.size, of: content)
    secondary.placeAligned(
      alignment, proposal,
      at: start(of: content, on: .horizontal) + dimensions[alignment.horizontal],
      content.frame.minY + dimensions[alignment.vertical])
  }

  override var drawsLastChildFirst: Bool { role != .inFront }

  override var childrenBackToFront: BoxChildren {
    drawsLastChildFirst ? BoxChildren(children.reversed()) : children
  }

  override func draw(into list: inout DisplayListBuilder) {
    guard role == .mask, let secondary else { return drawChildren(into: &list) }
    let contents = removals.isEmpty ? BoxChildren(content) : drawnChildren(in: &list)
    list.withMask {
      $0.draw(secondary)
    } over: { list in
      for content in contents where content !== secondary {
        list.draw(content)
      }
    }
  }

  /// A mask is not there to be hit.
  override func hitTest(_ point: CGPoint, path: inout [Box]) -> Bool {
    guard role == .mask else { return super.hitTest(point, path: &path) }
    let inside = CGPoint(x: point.x - content.frame.minX, y: point.y - content.frame.minY)
    guard content.hitTest(inside, path: &path) else { return false }
    path.append(self)
    return true
  }
}

extension Collection where Element: Box {
  /// The rectangle around all boxes in the viewport that are shown; nil without any.
  var frameOfAll: CGRect? {
    let frames = lazy.filter(\.isInParent).map(\.globalFrame)
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }
}
