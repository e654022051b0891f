/// An update with a view of a known type.
final class DeferredViewUpdate<Content: View>: DeferredUpdate {
  /// The node, which owns this object.
  private unowned(unsafe) let node: Node<Content>
  /// Found when first needed: most elements of a new table are never updated.
  private var isSame: FieldComparison?
  /// The value that the node was last given.
  private let current: UnsafeMutablePointer<Content>
  /// Room for the next one. It is filled for each element of a table with each change of one, and an
  /// optional property would be made empty and full again through the type's witnesses.
  private let room: UnsafeMutablePointer<Content>
  private var isFilled = false

  /// - Parameter view: The value that the node was made with.
  init(of node: Node<Content>, showing view: Content) {
    self.node = node
    current = .allocate(capacity: 1)
    current.initialize(to: view)
    room = .allocate(capacity: 1)
    super.init()
    node.deferredUpdate = self
  }

  deinit {
    clear()
    room.deallocate()
    current.deinitialize(count: 1)
    current.deallocate()
  }

  /// Takes a new value of the view.
  ///
  /// - Returns: Whether it can wait for a pointer; otherwise the update is to be run.
  func take(_ new: consuming Content) -> Bool {
    clear()
    room.initialize(to: new)
    isFilled = true
    return !isTouched && comparison(current, room)
  }

  /// The value that the node was last given.
  var shown: Content { current.pointee }

  /// Whether nothing but a pointer would notice that one value is shown instead of another.
  func areSame(_ left: Content, _ right: Content) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in comparison(left, right) }
    }
  }

  private var comparison: FieldComparison {
    if let isSame { return isSame }
    let found = node.graph.plan(for: Content.self).isSameButForPointers
    isSame = found
    return found
  }

  override func run() {
    guard isFilled else { return }
    isFilled = false
    current.moveUpdate(from: room, count: 1)
    node.update(current.pointee)
  }

  private func clear() {
    guard isFilled else { return }
    room.deinitialize(count: 1)
    isFilled = false
  }
}
