/// Arranges views on top of each other, the first one at the back.
public struct ZStack<Content: View>: View {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public typealias Body = Never
}

extension ZStack: ContainerView {
  func isLaidOut(like other: ZStack) -> Bool {
    alignment == other.alignment
  }

  func makeBox(for node: ContainerNode<ZStack>) -> Box {
    LayerBox(node: node) { [unowned node] in node.view.alignment }
  }
}

/// Lays boxes out on top of each other.
final class LayerBox: Box {
  private let alignment: () -> Alignment

  init(node: ViewNode, _ alignment: @escaping () -> Alignment) {
    self.alignment = alignment
    super.init(node: node)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    children.reduce(.zero) { size, child in
      let childSize = child.size(for: proposal)
      return CGSize(
        width: max(size.width, childSize.width), height: max(size.height, childSize.height))
    }
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    let alignment = alignment()
    for child in children {
      child.placeAligned(alignment, in: frame.size, proposal)
    }
  }
}
