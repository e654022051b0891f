/// Tells which views of a scroll target layout show in the scroll view in the content.
private struct ScrollTargetVisibility: ViewModifier {
  typealias Body = Never

  let threshold: Double
  let tell: ([AnyHashable]) -> Void
}

extension ScrollTargetVisibility: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    ScrollTargetVisibilityNode<Content>.self
  }
}

private final class ScrollTargetVisibilityNode<Content: View>:
  ScrollNode<Content, ScrollTargetVisibility>
{
  private var known: [AnyHashable]?

  override func look(at scroll: ScrollBox, movedByUser: Bool) {
    let shown = scroll.identifiersOfTargets(showing: modifier.threshold)
    guard shown != known else { return }
    known = shown
    modifier.tell(shown)
  }
}

extension View {
  /// Runs an action with the identifiers of the views of the scroll target layout that show in the scroll view in this
  /// view: at first, and whenever they are others.
  ///
  /// - Parameters:
  ///   - idType: The type of the identifiers that are told.
  ///   - threshold: How much of a view has to show, from 0 to 1.
  ///   - action: Gets the identifiers, in the order of the views.
  public consuming func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    let part = threshold.isNaN ? 0.5 : min(max(threshold, 0), 1)
    return modifier(
      ScrollTargetVisibility(threshold: part) { action($0.compactMap { $0.base as? ID }) })
  }
}
