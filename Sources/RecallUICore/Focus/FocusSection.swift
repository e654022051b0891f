/// Keeps the arrows among the views inside for as long as there is one in their direction.
public struct _FocusSectionModifier: ViewModifier {
  public typealias Body = Never
}

extension _FocusSectionModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    FocusSectionNode<Content>.self
  }
}

private protocol FocusSectionMarking: ViewNode {}

private final class FocusSectionNode<Content: View>:
  ContentNode<Content, _FocusSectionModifier>, FocusSectionMarking
{}

extension ViewNode {
  /// The section that this node stands in, if any: the innermost one.
  var focusSection: ViewNode? {
    var node = parent
    while let current = node {
      if current is any FocusSectionMarking { return current }
      node = current.parent
    }
    return nil
  }
}

extension View {
  /// Has arrow keys look among the views inside first, when one of them has the focus.
  ///
  /// Only where there is none in the direction of the arrow do they lead out of this view: sideways, to
  /// what lies on the same line. SwiftUI has it on macOS and tvOS.
  public consuming func focusSection() -> some View {
    modifier(_FocusSectionModifier())
  }
}
