/// A view with another one behind it or in front of it, which is made of what the first one tells;
/// each of several views with one of its own.
private struct PreferenceLayer<Primary: View, Key: PreferenceKey, Secondary: View>: View {
  let primary: Primary
  let isBehind: Bool
  let alignment: Alignment
  let content: (Key.Value) -> Secondary

  typealias Body = Never
}

extension PreferenceLayer: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node<Self> {
    PreferenceLayerNode(self, in: context)
  }

  static func boxCount(with count: BoxCount) -> Int? { count.boxes(of: Primary.self) }
}

private final class PreferenceLayerNode<Primary: View, Key: PreferenceKey, Secondary: View>:
  ValueNode<PreferenceLayer<Primary, Key, Secondary>>
{
  private typealias SecondLayer = PreferenceContent<Key, Secondary>
  private typealias Layers = _LayeredView<Primary, SecondLayer>

  private let readers = PreferenceReaders<Key>()
  private var layers: Node<Layers>?
  private var pendingReading = PendingAction()

  override init(_ view: PreferenceLayer<Primary, Key, Secondary>, in context: __shared NodeContext)
  {
    super.init(view, in: context)
    readers.layerNode = self
    readers.readAfterLayout = { [weak self] in self?.readAfterLayout() }
    graph.preferences.add()
    let layers = makeChild(layers(of: view), as: .transparent)
    self.layers = layers
    children = NodeChildren(layers)
    readAfterLayout()
  }

  override func take(_ new: PreferenceLayer<Primary, Key, Secondary>) {
    view = new
    layers?.update(layers(of: new))
  }

  override func willBeRemoved() {
    graph.preferences.remove()
  }

  private func layers(of view: PreferenceLayer<Primary, Key, Secondary>) -> Layers {
    _LayeredView(
      primary: view.primary, secondary: SecondLayer(readers: readers, content: view.content),
      role: view.isBehind ? .behind : .inFront, alignment: view.alignment)
  }

  override func preferenceInsideDidChange(_ key: ObjectIdentifier?) {
    if key == nil || key == ObjectIdentifier(Key.self) { readAfterLayout() }
  }

  private func readAfterLayout() {
    guard pendingReading.begin() else { return }
    graph.updates.add { [weak self] in self?.read() }
  }

  /// Has each second layer hear what its own first layer tells.
  private func read() {
    pendingReading.end()
    guard !isRemoved, let layers = layers as? LayeredNode<Primary, SecondLayer> else { return }
    let told = layers.primary?.preferences(Key.self) ?? []
    for reader in readers.all {
      guard let box = layers.content(ofLayerAround: reader.node)?.innermost else { continue }
      reader.hear(told.first { $0.view == ObjectIdentifier(box) }?.combined ?? Key.defaultValue)
    }
  }
}

/// The second layers of one preference layer.
private final class PreferenceReaders<Key: PreferenceKey> {
  struct Reader {
    weak var node: ViewNode?
    let hear: (Key.Value) -> Void
  }

  private var readers: [Reader] = []
  /// The node of the preference layer.
  weak var layerNode: ViewNode?
  var readAfterLayout: () -> Void = {}

  var all: [(node: ViewNode, hear: (Key.Value) -> Void)] {
    readers.compactMap { reader in reader.node.map { ($0, reader.hear) } }
  }

  func add(_ reader: Reader) {
    readers.removeAll { $0.node == nil }
    readers.append(reader)
    readAfterLayout()
  }
}

private struct PreferenceContent<Key: PreferenceKey, Content: View>: View {
  let readers: PreferenceReaders<Key>
  let content: (Key.Value) -> Content

  typealias Body = Never
}

extension PreferenceContent: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node<Self> {
    PreferenceContentNode(self, in: context)
  }
}

private final class PreferenceContentNode<Key: PreferenceKey, Content: View>:
  ValueNode<PreferenceContent<Key, Content>>
{
  private var told = Key.defaultValue

  override init(_ view: PreferenceContent<Key, Content>, in context: __shared NodeContext) {
    super.init(view, in: context)
    if let live = counterpart as? PreferenceContentNode { told = live.told }
    view.readers.add(.init(node: self) { [weak self] in self?.hear($0) })
    evaluate()
  }

  override var readerOfSiblings: ViewNode? { view.readers.layerNode }

  private func hear(_ value: Key.Value) {
    told = value
    invalidate()
  }

  override func take(_ new: PreferenceContent<Key, Content>) {
    view = new
    evaluate()
  }

  override func evaluate() {
    show(tracked { view.content(told) })
  }
}

extension View {
  /// Puts a view in front of this one, made of what is told inside of this one.
  public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    PreferenceLayer<Self, Key, Overlay>(
      primary: self, isBehind: false, alignment: alignment, content: transform)
  }

  /// Puts a view behind this one, made of what is told inside of this one.
  public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    PreferenceLayer<Self, Key, Background>(
      primary: self, isBehind: true, alignment: alignment, content: transform)
  }
}
