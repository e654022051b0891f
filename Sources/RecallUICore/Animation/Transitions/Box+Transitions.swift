import VirtualTime

extension Box {
  /// Has boxes that came or left, in an animated update, do so by their transitions.
  ///
  /// Only in a box that was on the screen before this update: what comes with its container comes as one, even where
  /// the container chooses or makes it as it is placed.
  final func beginTransitions(since former: BoxChildren) {
    guard hasPlace, !isNew else { return }
    let kept = BoxSet(former)
    let isListed = !removals.isEmpty
    for child in children where !kept.contains(child) {
      comeBack(child)
      // What it comes by may be said further inside than its content has been collected.
      if graph.updates.hasContainers {
        graph.presentation.addPendingInsertion(child)
      } else {
        child.beginInsertion()
      }
    }
    let present = BoxSet(children)
    defer {
      if !isListed, !removals.isEmpty {
        graph.presentation.noteRemovals(from: self)
      }
    }
    var index = 0
    for child in former {
      if present.contains(child) {
        index += 1
      } else if let removal = child.beginRemoval(index: index) {
        removals.append(removal)
      }
    }
  }

  /// Has a box that was leaving, or had left, move along with what is around it again.
  private func comeBack(_ child: Box) {
    guard child.counterflight?.isOfRemoval == true else { return }
    child.counterflight = nil
    child.transitionHost = nil
    removals.removeAll { $0.box === child }
    child.invalidateDisplay()
  }

  /// Has this box come by its transition.
  final func beginInsertion() {
    guard let way = way(transition.insertion) else { return }
    let host = TransitionHost(self, way.effect, isActive: true)
    host.beginInsertion(way.animation)
    transitionHost = host
    invalidateDisplay()
    if hasPlace { host.layOut(self) }
  }

  private func beginRemoval(index: Int) -> Removal? {
    guard hasPlace, let way = way(transition.removal) else { return nil }
    let running = transitionHost.flatMap { $0.end > node.graph.now ? $0 : nil }
    let host: TransitionHost
    if let running, transition.isSymmetric {
      host = running
    } else {
      host = TransitionHost(self, way.effect, isActive: false, around: running)
    }
    host.beginRemoval(of: self, way.animation)
    guard host.end > node.graph.now else { return nil }
    counterflight = Counterflight.ofRemoval(of: self, at: node.graph.now)
    transitionHost = host
    invalidateDisplay()
    return Removal(
      box: self, nodes: nodesInside, index: index, end: host.end,
      departure: max(host.end, node.graph.now.advanced(by: .saturating(seconds: way.longest))))
  }

  /// An effect and how it passes, or a fade where motion is reduced and it has some; nil for at once.
  private func way(_ effect: AnyTransition.Effect?) -> Way? {
    guard let effect else { return nil }
    let transaction = node.graph.presentation.update.transaction(for: node)
    let animation = transaction.animation
    guard effect.isAnimated && !transaction.disablesAnimations || animation != nil else {
      return nil
    }
    guard effect.hasMotion, let fade = AnyTransition.fade else {
      return Way(effect: effect, animation: animation, longest: effect.duration(animation))
    }
    return Way(
      effect: node.environment.accessibilityReduceMotion ? fade : effect, animation: animation,
      longest: max(effect.duration(animation), fade.duration(animation)))
  }

  private struct Way {
    let effect: AnyTransition.Effect
    let animation: Animation?
    /// The seconds that it takes with motion, or without, whatever is longer.
    let longest: Double
  }

  private var transition: AnyTransition {
    ownTransition ?? parent?.transitionOfContent ?? .opacity
  }

  private var nodesInside: [ViewNode] {
    [node] + children.flatMap(\.nodesInside)
  }

  /// Draws this box itself, or the transition that it is in.
  final func drawInTransition(into list: inout DisplayListBuilder) {
    guard let host = transitionHost, list.isRunning(until: host.end),
      !list.shows(insteadOf: host)
    else {
      noteReadings { draw(into: &list) }
      return
    }
    host.draw(into: &list)
  }

  /// The children, and between them the ones that are leaving, in the order in which they are
  /// drawn.
  final func drawnChildren(in list: inout DisplayListBuilder) -> BoxChildren {
    let children = childrenBackToFront
    let leaving = removals.filter { removal in
      list.isRunning(until: removal.end)
        && !(list.picture?.isFormer == false
          && removal.box.transitionHost.map { list.shows(insteadOf: $0) } ?? false)
    }
    guard !leaving.isEmpty else { return children }
    var places: [ObjectIdentifier: Int] = [:]
    for (index, child) in self.children.enumerated() {
      places[ObjectIdentifier(child)] = index
    }
    if drawsLastChildFirst, let last = self.children.last { places[ObjectIdentifier(last)] = -1 }
    var drawn: [Box] = []
    var waiting = leaving.sorted { ($0.box.zIndex, $0.index) < ($1.box.zIndex, $1.index) }[...]
    for child in children {
      let place = places[ObjectIdentifier(child)] ?? 0
      while let first = waiting.first,
        (first.box.zIndex, first.index) <= (child.zIndex, place)
      {
        drawn.append(first.box)
        waiting.removeFirst()
      }
      drawn.append(child)
    }
    return BoxChildren(drawn + waiting.map(\.box))
  }
}

extension DisplayListBuilder {
  /// Whether a fade around a transition passes from what was before it to what is after it, so that
  /// it need not show itself.
  fileprivate func shows(insteadOf host: TransitionHost) -> Bool {
    picture.map { host.update >= $0.update } ?? false
  }
}
