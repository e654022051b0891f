extension Box {
  /// A box of a tree for one frame, with the box of the real tree that it stands for.
  typealias Counterparts = [(box: Box, live: Box)]

  /// Has this box of a tree for one frame, and those inside, take over from the real ones what they
  /// are doing on the screen; for before it is laid out.
  ///
  /// - Returns: The boxes that are to show the real ones' transitions once it is.
  final func takeOverTree(_ live: Box) -> Counterparts {
    var counterparts: Counterparts = []
    takeOverTree(live, &counterparts)
    return counterparts
  }

  private func takeOverTree(_ live: Box, _ counterparts: inout Counterparts) {
    guard node.counterpart === live.node, type(of: self) == type(of: live) else { return }
    takeOver(live)
    counterparts.append((self, live))
    var rest = live.children[...]
    for child in children {
      guard let index = rest.firstIndex(where: { $0.node === child.node.counterpart }) else {
        continue
      }
      child.takeOverTree(rest[index], &counterparts)
      rest = rest[(index + 1)...]
    }
  }

  /// Shows who comes and who leaves in the real box. Only once this one is laid out: a transition is
  /// laid out with the box that it belongs to.
  final func takeOverTransitions(_ live: Box) {
    layoutCache.insertion = live.layoutCache.insertion
    transitionHost = live.transitionHost
    removals = live.removals
  }
}
