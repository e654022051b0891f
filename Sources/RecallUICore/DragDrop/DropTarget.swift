/// What a view does with things that are carried over it and let go.
package struct DropTarget {
  /// Whether it takes a thing.
  let accepts: (Any) -> Bool
  /// Hears that such a thing is over the view, or no longer.
  let setTargeted: (Bool) -> Void
  /// Hears where such a thing is in the view, whenever it was moved.
  let moved: ((Any, CGPoint) -> Void)?
  /// Takes a thing that was let go at a point of the view; says whether it did.
  let drop: (Any, CGPoint) -> Bool

  package init(
    accepts: @escaping (Any) -> Bool, setTargeted: @escaping (Bool) -> Void,
    moved: ((Any, CGPoint) -> Void)? = nil,
    drop: @escaping (Any, CGPoint) -> Bool
  ) {
    self.accepts = accepts
    self.setTargeted = setTargeted
    self.moved = moved
    self.drop = drop
  }
}

/// Has things be let go on the modified view.
struct DropTargetModifier: BoxModifier {
  let target: DropTarget

  static var effect: ModifierEffect { .nothing }

  static func makeBox(
    _ modifier: Self, around content: Box, node: ViewNode
  ) -> ModifierBox<Self> {
    DropTargetBox(modifier, around: content, node: node)
  }
}

/// Where things can be let go.
final class DropTargetBox: ModifierBox<DropTargetModifier> {}

extension View {
  /// Has things that are carried over this view be let go on it.
  package consuming func dropTarget(_ target: DropTarget) -> some View {
    modifier(DropTargetModifier(target: target))
  }
}
