/// Stands, in a modifier's body, for the view that is modified.
///
/// It only says where that view is kept. So a body need not be evaluated when the modified view is
/// another one, and a part of the body that shows it is the same as before.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let source: ModifiedView

  public typealias Body = Never
}

extension _ViewModifier_Content: PrimitiveView {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  static func nodePlan(in plans: PropertyPlans) -> NodePlan? {
    NodePlan(type: ModifiedViewNode<Modifier>.self)
  }

  static func boxCount(with count: BoxCount) -> Int? { count.ofModifiedContent }
}

/// A view that is modified, for the places in its modifier's body where it is shown.
class ModifiedView {
  /// Which of its values the view has: it counts them.
  fileprivate var version = 0
  private var places: [Reference] = []

  /// A place, which keeps the modified view, and not the other way round. It takes itself out.
  private struct Reference {
    unowned(unsafe) let place: any ModifiedViewPlace
  }

  fileprivate func makeNode(in place: ViewNode) -> ViewNode {
    preconditionFailure("a modified view is of some type")
  }

  fileprivate func update(_ node: ViewNode) {}

  /// Brings the places in line with the view's value that are not.
  final func updatePlaces() {
    for reference in places where reference.place.version != version {
      reference.place.version = version
      update(reference.place.children[0])
    }
  }

  fileprivate final func add(_ place: any ModifiedViewPlace) {
    places.append(Reference(place: place))
  }

  fileprivate final func remove(_ place: any ModifiedViewPlace) {
    places.removeAll { $0.place === place }
  }
}

/// A modified view of a known type.
final class ModifiedViewValue<Content: View>: ModifiedView {
  /// The view has memory of its own, so that nodes can be brought in line with it where it lies.
  private let view: UnsafeMutablePointer<Content>

  init(at view: UnsafePointer<Content>) {
    self.view = .allocate(capacity: 1)
    self.view.initialize(to: view.pointee)
  }

  deinit {
    view.deinitialize(count: 1)
    view.deallocate()
  }

  /// Takes over another value of the view.
  func take(at new: UnsafePointer<Content>) {
    view.pointee = new.pointee
    version += 1
  }

  override fileprivate func makeNode(in place: ViewNode) -> ViewNode {
    place.makeChild(
      at: view, place.graph.plans.plan(forNodesOf: Content.self), as: .transparent)
  }

  override fileprivate func update(_ node: ViewNode) {
    node.update(at: view)
  }
}

/// A place in a modifier's body where the modified view is shown.
private protocol ModifiedViewPlace: ViewNode {
  var version: Int { get set }
}

private final class ModifiedViewNode<Modifier: ViewModifier>:
  Node<_ViewModifier_Content<Modifier>>, TransactionNode, ModifiedViewPlace, PlannedNode
{
  private var source: ModifiedView
  /// Which of the view's values is shown.
  var version: Int

  init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    source = view.assumingMemoryBound(to: _ViewModifier_Content<Modifier>.self).pointee.source
    version = source.version
    super.init(in: context)
    show()
  }

  override var transactionNode: (any TransactionNode)? { self }

  /// A modifier can be handed the view that another one of its kind modifies: that is another view.
  override func take(_ new: _ViewModifier_Content<Modifier>) {
    guard new.source !== source else { return }
    children[0].remove()
    willBeRemoved()
    source = new.source
    version = source.version
    show()
    structureDidChange()
  }

  private func show() {
    source.add(self)
    children = NodeChildren(source.makeNode(in: self))
  }

  override func willBeRemoved() {
    source.remove(self)
  }

  deinit {
    source.remove(self)
  }

  /// What is modified moves as it did before an animated modifier's body was entered.
  func transform(_ transaction: inout Transaction, for node: ViewNode) {
    guard let last = transaction.suspended.last, last.modifier == ObjectIdentifier(Modifier.self)
    else { return }
    transaction.animation = last.animation
    transaction.suspended.removeLast()
  }
}

/// Evaluates the body of a modifier that is written outside of the engine, and only when something
/// that the modifier depends on has changed.
final class CustomModifierNode<Content: View, Modifier: ViewModifier>:
  Node<ModifiedContent<Content, Modifier>>, PlannedNode
{
  private var modifier: Modifier
  private let content: ModifiedViewValue<Content>
  private let properties: PropertyPlan
  private let modifierOffset: Int

  convenience init(
    at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext
  ) {
    self.init(at: view, modifierAt: plan.parts[0].offset, in: context)
  }

  /// - Parameter offset: Where the modifier lies in the view, in bytes.
  init(at view: UnsafeRawPointer, modifierAt offset: Int, in context: __shared NodeContext) {
    properties = context.graph.plan(for: Modifier.self)
    modifierOffset = offset
    modifier = (view + offset).assumingMemoryBound(to: Modifier.self).pointee
    content = ModifiedViewValue(at: view.assumingMemoryBound(to: Content.self))
    super.init(in: context)
    evaluate()
  }

  override func update(at view: UnsafeRawPointer) {
    content.take(at: view.assumingMemoryBound(to: Content.self))
    let new = (view + modifierOffset).assumingMemoryBound(to: Modifier.self)
    let isSame =
      !isDirty
      && withUnsafePointer(to: &modifier) { properties.areEqualValues(at: $0, and: new) }
    if !isSame {
      modifier = new.pointee
      evaluate()
    }
    content.updatePlaces()
  }

  override func evaluate() {
    beginEvaluation()
    properties.refresh(&modifier, in: graph.evaluation)
    guard
      properties.isWithoutProperties || track({ properties.connect(&modifier, to: self) })
    else {
      showNothing()
      return
    }
    show(
      track {
        nonisolated(unsafe) let node = self
        return MainActor.assumeIsolated { node.modifier.body(content: .init(source: node.content)) }
      })
  }
}
