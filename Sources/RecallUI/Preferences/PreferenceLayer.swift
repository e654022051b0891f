/// A view with another one behind it or in front of it, which is made of what the first one tells.
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

  static func boxCount(with count: BoxCount) -> Int? { 1 }
}

private final class PreferenceLayerNode<Primary: View, Key: PreferenceKey, Secondary: View>:
  ValueNode<PreferenceLayer<Primary, Key, Secondary>>
{
  private typealias Layers = _LayeredView<Primary, PreferenceContent<Key, Secondary>>

  private let told = ToldPreference<Key>()
  private var layers: Node<Layers>?
  private var isToBeRead = false

  override init(_ view: PreferenceLayer<Primary, Key, Secondary>, in context: NodeContext) {
    super.init(view, in: context)
    told.reader = self
    graph.numberOfPreferenceReaders += 1
    let layers = makeChild(layers(of: view), as: .transparent)
    self.layers = layers
    children = [layers]
    readAfterLayout()
  }

  override func update(_ new: PreferenceLayer<Primary, Key, Secondary>) {
    view = new
    layers?.update(layers(of: new))
  }

  override func willBeRemoved() {
    graph.numberOfPreferenceReaders -= 1
  }

  private func layers(of view: PreferenceLayer<Primary, Key, Secondary>) -> Layers {
    _LayeredView(
      primary: view.primary, secondary: PreferenceContent(told: told, content: view.content),
      role: view.isBehind ? .behind : .inFront, alignment: view.alignment)
  }

  override func preferenceInsideDidChange(_ key: ObjectIdentifier?) {
    if key == nil || key == ObjectIdentifier(Key.self) { readAfterLayout() }
  }

  private func readAfterLayout() {
    guard !isToBeRead else { return }
    isToBeRead = true
    graph.afterLayout { [weak self] in self?.read() }
  }

  /// Hears what the first layer alone tells.
  private func read() {
    isToBeRead = false
    guard !isRemoved, let primary = layers?.children[0].children[0] else { return }
    told.value = primary.preference(Key.self)
    told.content?.invalidate()
  }
}

/// What the first layer of a preference layer tells the second one.
private final class ToldPreference<Key: PreferenceKey> {
  var value = Key.defaultValue
  /// The node that hears.
  weak var reader: ViewNode?
  /// The node of what is made of it.
  weak var content: ViewNode?
}

private struct PreferenceContent<Key: PreferenceKey, Content: View>: View {
  let told: ToldPreference<Key>
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
  private var child: Node<Content>?

  override init(_ view: PreferenceContent<Key, Content>, in context: NodeContext) {
    super.init(view, in: context)
    view.told.content = self
    evaluate()
  }

  override var readerOfSiblings: ViewNode? { view.told.reader }

  override func update(_ new: PreferenceContent<Key, Content>) {
    view = new
    evaluate()
  }

  override func evaluate() {
    show(tracked { view.content(view.told.value) }, in: &child)
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
