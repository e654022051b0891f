/// Keeps the nodes of a `ForEach` by identifier.
///
/// In a lazy container only the elements that the container asked for have a node; elsewhere all
/// have one.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  Node<ForEach<Data, ID, Content>>, LazyElements
{
  /// An element's identifier, and how many equal ones stand before it.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  private struct Element {
    let node: Node<Content>
    /// Where the element stood when it was last looked at.
    var position: Int
  }

  private let isLazy: Bool
  private var elements: [Key: Element] = [:]
  /// The keys in order of the data, and each key's place; nil until somebody needs it.
  private var order: [Key]?

  override init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    isLazy = context.isLazy
    super.init(view, in: context)
    if !isLazy { makeAll() }
  }

  override func update(_ new: ForEach<Data, ID, Content>) {
    view = new
    order = nil
    evaluate()
  }

  /// Brings the nodes that there are in line with the data.
  override func evaluate() {
    let old = children
    if isLazy {
      updateLiveElements()
    } else {
      makeAll()
    }
    if isLazy || !children.elementsEqual(old, by: ===) { structureDidChange() }
  }

  // MARK: Lazy elements

  var count: Int { view.data.count }

  func node(at position: Int) -> ViewNode {
    element(for: keys[position], at: position)
  }

  func removeElements(outside positions: Range<Int>) {
    let leaving = children.filter { node in
      guard let position = elements[key(of: node)]?.position else { return true }
      return !positions.contains(position)
    }
    for node in leaving {
      elements[key(of: node)] = nil
      node.remove()
    }
    if !leaving.isEmpty { sortChildren() }
  }

  private func key(of node: ViewNode) -> Key {
    guard case .identifier(let value) = node.component, let key = value.base as? Key else {
      preconditionFailure("an element's node is named by its key")
    }
    return key
  }

  // MARK: Identity

  private var keys: [Key] {
    if let order { return order }
    var occurrences: [ID: Int] = [:]
    var keys: [Key] = []
    keys.reserveCapacity(view.data.count)
    occurrences.reserveCapacity(view.data.count)
    for datum in view.data {
      let id = view.identifier(datum)
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      if occurrence == 1 { graph.report(.duplicateIdentifier("\(id)", in: path)) }
      keys.append(Key(id: id, occurrence: occurrence))
    }
    order = keys
    return keys
  }

  private func content(at position: Int) -> Content {
    let index = view.data.index(view.data.startIndex, offsetBy: position)
    return tracked { view.content(view.data[index]) }
  }

  @discardableResult
  private func element(for key: Key, at position: Int) -> Node<Content> {
    if let element = elements[key] {
      elements[key]?.position = position
      return element.node
    }
    let node = makeChild(
      content(at: position), as: .identifier(AnyHashable(key)), called: "\(key.id)")
    elements[key] = Element(node: node, position: position)
    children.append(node)
    return node
  }

  private func makeAll() {
    let keys = keys
    removeElements(notIn: keys)
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(keys.count)
    for (position, key) in keys.enumerated() {
      if let element = elements[key] {
        elements[key]?.position = position
        element.node.update(content(at: position))
        nodes.append(element.node)
      } else {
        nodes.append(element(for: key, at: position))
      }
    }
    children = nodes
  }

  private func updateLiveElements() {
    if !liveElementsStandWhereTheyStood {
      let keys = keys
      removeElements(notIn: keys)
      for (position, key) in keys.enumerated() { elements[key]?.position = position }
      sortChildren()
    }
    for node in children {
      guard let element = elements[key(of: node)] else { continue }
      element.node.update(content(at: element.position))
    }
  }

  /// Whether every live element is still found at its old position: then nothing moved that is
  /// on screen, and the other elements' identifiers need no look.
  private var liveElementsStandWhereTheyStood: Bool {
    let count = view.data.count
    return elements.allSatisfy { key, element in
      guard key.occurrence == 0, element.position < count else { return false }
      let index = view.data.index(view.data.startIndex, offsetBy: element.position)
      return view.identifier(view.data[index]) == key.id
    }
  }

  private func removeElements(notIn keys: [Key]) {
    guard !elements.isEmpty else { return }
    let kept = Set(keys)
    for node in children where !kept.contains(key(of: node)) {
      elements[key(of: node)] = nil
      node.remove()
    }
    children.removeAll(where: \.isRemoved)
  }

  private func sortChildren() {
    children = children.filter { !$0.isRemoved }
      .sorted { (elements[key(of: $0)]?.position ?? 0) < (elements[key(of: $1)]?.position ?? 0) }
  }
}

/// Elements that a lazy container asks for one by one.
protocol LazyElements: ViewNode {
  var count: Int { get }
  /// The node of the element at a position, made if need be.
  func node(at position: Int) -> ViewNode
  /// Lets go of the elements at other positions.
  func removeElements(outside positions: Range<Int>)
}
