/// A box whose content is a layout of views that a scroll view comes to rest at.
protocol ScrollTargetLayout: Box {
  var isScrollTargetLayout: Bool { get }
  /// The box of the layout.
  var layoutOfTargets: Box { get }
}

/// Names a layout whose views a scroll view comes to rest at.
public struct _ScrollTargetLayoutModifier: BoxModifier {
  public typealias Body = Never
  static var effect: ModifierEffect { .nothing }

  let isEnabled: Bool

  static func makeBox(
    _ modifier: Self, around content: Box, node: ViewNode
  ) -> ModifierBox<Self> {
    ScrollTargetLayoutBox(modifier, around: content, node: node)
  }
}

private final class ScrollTargetLayoutBox: ModifierBox<_ScrollTargetLayoutModifier>,
  ScrollTargetLayout
{
  var isScrollTargetLayout: Bool { modifier.isEnabled }
  var layoutOfTargets: Box { content.innermost }
}

extension Box {
  /// The layout inside that says where content comes to rest.
  final var scrollTargetLayout: Box? {
    if let layout = self as? any ScrollTargetLayout, layout.isScrollTargetLayout {
      return layout.layoutOfTargets
    }
    // What is named in another scroll view is that one's.
    for child in children where !(child.innermost is ScrollBox) {
      if let found = child.scrollTargetLayout { return found }
    }
    return nil
  }

  /// A rectangle of this box in the space of one around it.
  final func rect(_ rect: CGRect, in around: Box) -> CGRect {
    var rect = rect
    var box: Box? = self
    while let current = box, current !== around {
      rect.origin.x += current.frame.minX + (current.parent?.childOffset(around).width ?? 0)
      rect.origin.y += current.frame.minY + (current.parent?.childOffset(around).height ?? 0)
      box = current.parent
    }
    return rect
  }

  /// How far children are drawn from where they were placed, unless this is the box whose space
  /// counts.
  private func childOffset(_ around: Box) -> CGSize {
    self === around ? .zero : offsetForChildren
  }
}

extension ScrollBox {
  /// The layout whose views it comes to rest at: one that is named inside, or the outermost one of the content where
  /// that is said of the scroll view itself.
  var targetLayout: Box? {
    scrollTargetLayout ?? (isNamed ? children.first?.innermost : nil)
  }

  private var isNamed: Bool {
    var box = parent
    while let current = box, current.innermost === self {
      if let named = current as? any ScrollTargetLayout, named.isScrollTargetLayout { return true }
      box = current.parent
    }
    return false
  }
}

extension View {
  /// Names this layout's views as those that the scroll view around it comes to rest at, and that its
  /// position is told by. Of a scroll view, it names the outermost layout of the content.
  public consuming func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
