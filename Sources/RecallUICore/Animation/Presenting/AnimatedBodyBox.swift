import VirtualTime

/// Stands around a box of a body that may have to be drawn otherwise.
final class AnimatedBodyBox: WrapperBox {
  typealias Draw = (AnimatedBodyBox, inout DisplayListBuilder) -> Bool

  let index: Int
  private let drawPresented: Draw
  private(set) var lastProposal = ProposedViewSize.unspecified

  init(node: ViewNode, index: Int, around content: Box, draw: @escaping Draw) {
    self.index = index
    drawPresented = draw
    super.init(around: content, node: node)
  }

  /// The boxes around those of a body: the former ones, and as many new ones as are missing.
  static func boxes(
    around body: ViewNode?, of node: ViewNode, keeping former: [AnimatedBodyBox],
    draw: @escaping Draw
  ) -> [AnimatedBodyBox] {
    var contents: [Box] = []
    body?.appendBoxes(to: &contents)
    return contents.enumerated().map { index, content in
      guard index < former.count else {
        return AnimatedBodyBox(node: node, index: index, around: content, draw: draw)
      }
      former[index].content = content
      return former[index]
    }
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    lastProposal = proposal
    super.layoutChildren(proposal)
  }

  override func draw(into list: inout DisplayListBuilder) {
    if !drawPresented(self, &list) { drawChildren(into: &list) }
  }

  /// Draws, in the place of what there is below `counterpart`, a tree for this frame.
  func draw(
    insteadOf counterpart: ViewNode, into list: inout DisplayListBuilder,
    make: (NodeContext) -> ViewNode
  ) {
    let graph = list.presentationTree(for: node.graph)
    let size = list.size
    StageContext.run(graph.services) {
      let node = make(
        NodeContext(
          graph: graph, parent: nil, component: .transparent, environment: counterpart.environment,
          isLazy: false, counterpart: counterpart))
      var contents: [Box] = []
      node.appendBoxes(to: &contents)
      graph.collectBoxes()
      guard index < contents.count else { return }
      let content = contents[index]
      let counterparts = content.takeOverTree(self.content)
      if content.size(for: lastProposal) == self.content.frame.size {
        content.place(at: .zero, lastProposal)
      } else {
        content.frameFlight = nil
        content.placeAligned(.center, in: size, lastProposal)
      }
      for (box, live) in counterparts {
        box.takeOverTransitions(live)
      }
      // The tree is gone by the next frame.
      list.withoutDrawCaches { $0.draw(content) }
    }
  }
}
