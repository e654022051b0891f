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
  /// Whether the row has been told of what is said here, if it was made before.
  private var isTold = false

  override var roles: NodeRoles { .rowTrait }

  func value<Key: RowTraitKey>(of _: Key.Type) -> Key.Value? {
    // Both keys are the same type under two names.
    guard Key.self == Own.self, !Own.isHeardFromInside || !isScrolledInItsRow else { return nil }
    return modifier.value as? Key.Value
  }

  /// Whether this stands in a scroll view that stands in the row: there it is one of many things, and says nothing of
  /// the row.
  private var isScrolledInItsRow: Bool {
    var node = parent
    while let current = node, !(current is any RowTraitHearer) {
      if current.ownBox is ScrollBox { return true }
      node = current.parent
    }
    return false
  }

  override func update(at view: UnsafeRawPointer) {
    let isSame = Own.isSame(modifier.value, modifier(at: view).pointee.value)
    super.update(at: view)
    if !isSame { tellHolder() }
  }

  override func appendBoxes(to list: inout [Box]) {
    super.appendBoxes(to: &list)
    guard Own.isHeardFromInside, !isTold else { return }
    isTold = true
    tellRowAround()
  }

  override func willBeRemoved() {
    if Own.isHeardFromInside { tellRowAround() }
  }

  private func tellHolder() {
    guard !Own.isHeardFromInside else { return tellRowAround() }
    var node = parent
    while let current = node, current.ownBox == nil || current is any RowTraitHearer {
      if let hearer = current as? any RowTraitHearer { return hearer.traitsDidChange() }
      node = current.parent
    }
  }
}

/// A node that what rows say matters to.
protocol RowTraitHearer: ViewNode {
  /// Learns that a row says something else of itself.
  func traitsDidChange()
  /// Learns that something else is said by a node, or can be seen of what it says, that may stand inside of a row
  /// that is made already.
  func traitsDidChange(inside node: ViewNode)
}

extension ViewNode {
  /// Tells the nearest list around that other things are said here, or inside, than before.
  ///
  /// - Complexity: O(*d* · *r*) at a depth of *d* in a list that shows *r* rows.
  func tellRowAround() {
    forEachAround { node in
      guard let hearer = node as? any RowTraitHearer else { return true }
      if !hearer.isRemoved { hearer.traitsDidChange(inside: self) }
      return false
    }
  }
}

extension View {
  /// Has this view say something of the rows that it consists of.
  package consuming func rowTrait<Key: RowTraitKey>(
    _ key: Key.Type, _ value: Key.Value
  ) -> ModifiedContent<Self, RowTraitModifier<Key>> {
    modifier(RowTraitModifier(key, value))
  }
}
