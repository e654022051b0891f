/// The node of a modifier that does something for the views of its content, and adds no box.
///
/// It knows which views there are: what stands inside of all modifiers. A lazy container asks for
/// them one by one.
class EachViewNode<Content: View, Modifier: ViewModifier>:
  ContentNode<Content, Modifier>, EachBoxNode
{
  /// The boxes of the views that are there; valid once containers have their content.
  private(set) final var views: [Box] = []

  /// Those of the views that can be seen: what is behind another screen can't, nor what stands in a row that
  /// is scrolled out of sight.
  final var viewsInSight: [Box] {
    graph.layers.isCovered(self) ? [] : views.filter { !$0.isOutOfSight }
  }

  /// Learns that other views are there than before.
  func viewsDidChange() {}

  /// Forgets the views of a node that is removed.
  final func forgetViews() {
    views = []
  }

  override func appendBoxes(to list: inout [Box]) {
    let start = list.count
    super.appendBoxes(to: &list)
    let contents = list[start...]
    guard contents.count != views.count || !zip(contents, views).allSatisfy({ $0.innermost === $1 })
    else { return }
    views = contents.map(\.innermost)
    viewsDidChange()
  }

  final func box(for content: Box) -> Box {
    let view = content.innermost
    if !views.contains(where: { $0 === view }) {
      views.append(view)
      viewsDidChange()
    }
    return content
  }

  final func keepBoxes(for contents: [Box]) {
    let kept = Set(contents.map { ObjectIdentifier($0.innermost) })
    guard !views.allSatisfy({ kept.contains(ObjectIdentifier($0)) }) else { return }
    views.removeAll { !kept.contains(ObjectIdentifier($0)) }
    viewsDidChange()
  }
}
