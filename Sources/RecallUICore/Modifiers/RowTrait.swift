/// Names something that a view says of the row that it is in a list.
package protocol RowTraitKey {
  associatedtype Value
  /// Whether a row that says the one looks as if it said the other.
  static func isSame(_ left: Value, _ right: Value) -> Bool
  /// Whether it matters to a row also where it is said by one of the views in it.
  static var isHeardFromInside: Bool { get }
}

extension RowTraitKey {
  package static var isHeardFromInside: Bool { false }

  /// Another value may look otherwise.
  package static func isSame(_ left: Value, _ right: Value) -> Bool { false }
}

extension RowTraitKey where Value: Equatable {
  package static func isSame(_ left: Value, _ right: Value) -> Bool { left == right }
}

/// Has a view say something of the rows that it consists of.
package struct RowTraitModifier<Key: RowTraitKey>: ViewModifier {
  package typealias Body = Never

  package let value: Key.Value

  package init(_: Key.Type, _ value: Key.Value) {
    self.value = value
  }
}

extension RowTraitModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    RowTraitContentNode<Content, Key>.self
  }
}

/// A node that says something of the rows below it.
protocol RowTraitNode: ViewNode {
  func value<Key: RowTraitKey>(of _: Key.Type) -> Key.Value?
}

private final class RowTraitContentNode<Content: View, Own: RowTraitKey>:
  ContentNode<Content, RowTraitModifier<Own>>, RowTraitNode
{
  override var roles: NodeRoles { .rowTrait }

  func value<Key: RowTraitKey>(of _: Key.Type) -> Key.Value? {
    // Both keys are the same type under two names.
    Key.self == Own.self ? modifier.value as? Key.Value : nil
  }

  override func update(at view: UnsafeRawPointer) {
    let isSame = Own.isSame(modifier.value, modifier(at: view).pointee.value)
    super.update(at: view)
    if !isSame { tellHolder() }
  }

  private func tellHolder() {
    var node = parent
    while let current = node,
      current.ownBox == nil || Own.isHeardFromInside || current is any RowTraitHearer
    {
      if let hearer = current as? any RowTraitHearer { return hearer.traitsDidChange() }
      node = current.parent
    }
  }
}

/// A node that what rows say matters to.
protocol RowTraitHearer: ViewNode {
  /// Learns that a row says something else of itself.
  func traitsDidChange()
}

extension View {
  /// Has this view say something of the rows that it consists of.
  package consuming func rowTrait<Key: RowTraitKey>(
    _ key: Key.Type, _ value: Key.Value
  ) -> ModifiedContent<Self, RowTraitModifier<Key>> {
    modifier(RowTraitModifier(key, value))
  }
}
