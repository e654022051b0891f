import VirtualTime

/// Stands around a box of a body that may have to be drawn otherwise.
final class AnimatedBodyBox: Box {
  typealias Draw = (AnimatedBodyBox, inout DisplayListBuilder) -> Bool

  let index: Int
  private let drawPresented: Draw
  private(set) var lastProposal = ProposedViewSize.unspecified

  var content: Box {
    didSet {
      guard content !== oldValue else { return }
      children = [content]
      invalidateLayout()
    }
  }

  init(node: ViewNode, index: Int, around content: Box, draw: @escaping Draw) {
    self.index = index
    self.content = content
    drawPresented = draw
    super.init(node: node)
    children = [content]
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

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.size(for: proposal)
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    lastProposal = proposal
    content.place(at: .zero, proposal)
  }

  override func draw(into list: inout DisplayListBuilder) {
    if !drawPresented(self, &list) { drawChildren(into: &list) }
  }

  override var layoutPriority: Double { content.layoutPriority }
  override var zIndex: Double { content.zIndex }
  override var ownTransition: AnyTransition? { content.ownTransition }
  override var transitionOfContent: AnyTransition? { parent?.transitionOfContent }
  override var stackingAxis: Axis? { parent?.stackingAxis }

  override func layoutValue<Key: LayoutValueKey>(_: Key.Type) -> Key.Value? {
    content.layoutValue(Key.self)
  }

  /// Draws, in the place of what there is below `counterpart`, a tree for this frame.
  func draw(
    insteadOf counterpart: ViewNode, into list: inout DisplayListBuilder,
    make: (NodeContext) -> ViewNode
  ) {
    let graph = list.presentingGraph(for: node.graph)
    let size = list.size
    StageContext.run(graph.services) {
      let node = make(
        NodeContext(
          graph: graph, parent: nil, component: .transparent, environment: counterpart.environment,
          isLazy: false, counterpart: counterpart))
      graph.collectBoxes()
      var contents: [Box] = []
      node.appendBoxes(to: &contents)
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
      list.withoutRecordings { $0.draw(content) }
    }
  }
}
