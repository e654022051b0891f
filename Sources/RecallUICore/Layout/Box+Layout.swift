/// What layout knows of a box.
struct LayoutCache {
  /// The place in the parent, in points.
  fileprivate(set) var frame = CGRect.zero
  /// What led to it; nil before the first.
  fileprivate(set) var proposal: ProposedViewSize?
  /// The update in which the box got its first place.
  var insertion = -1
  /// The sizes that the box chose.
  fileprivate var sizes = SizeCache()
  /// The layout priority when the first of the sizes was chosen.
  fileprivate var measuredPriority = 0.0
  /// Whether the places of the children are out of date.
  fileprivate var needsPlaces = true
  /// Whether places further inside are, while those of the children stay what they are.
  fileprivate var hasStaleInside = false
  /// Whether something in the box has changed since the sizes were chosen.
  fileprivate var needsRevalidation = false
  /// Whether somebody around has asked for more than sizes and priorities: for lines, or for what
  /// views carry. Those can't be compared before what is inside has been placed.
  fileprivate var isAskedForMoreThanSizes = false
  /// Where lines were found to lie since something in the box last changed.
  fileprivate var guides: [FoundGuide] = []
}

/// Where a line lies in a box that is laid out for a proposal; nowhere where nothing in it says so.
private struct FoundGuide {
  static let most = 32

  let key: AlignmentKey
  let proposal: ProposedViewSize
  let position: CGFloat?
}

extension Box {
  /// The size that this box chooses for `proposal`.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    if layoutCache.needsRevalidation { graph.layout.revalidateSizes() }
    if let size = layoutCache.sizes[proposal] { return size }
    if layoutCache.sizes.isEmpty { layoutCache.measuredPriority = layoutPriority }
    let knewGuides = hasGuides
    var size = measure(proposal).sanitized
    // What was made meanwhile, a candidate of a view that fits, may say where a line lies.
    if hasGuides != knewGuides { size = measure(proposal).sanitized }
    layoutCache.sizes[proposal] = size
    return size
  }

  /// Whether this box still chooses what it chose for each proposal that it was asked for.
  final var choosesSameSizes: Bool {
    hasKnownSizes
      && layoutCache.sizes.allSatisfy { proposal, size in measure(proposal).sanitized == size }
  }

  /// Whether nothing in this box is to be measured or placed again.
  final var hasKnownSizes: Bool { !layoutCache.needsPlaces && hasSizes }

  /// Whether a size is known; none is right after something in this box has changed.
  final var hasSizes: Bool { !layoutCache.sizes.isEmpty }

  /// Puts this box at `origin` of its parent, counted from the leading edge, in the size that it
  /// chooses for `proposal`.
  final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    let size = size(for: proposal)
    var origin = origin.finite
    if graph.layout.knowsDirections, let parent {
      origin = parent.turned(CGRect(origin: origin, size: size)).origin
    }
    settle(at: origin, size, proposal)
  }

  /// Puts this box where it stands already.
  private func placeAgain(_ proposal: ProposedViewSize) {
    settle(at: frame.origin, size(for: proposal), proposal)
  }

  private func settle(at origin: CGPoint, _ size: CGSize, _ proposal: ProposedViewSize) {
    let former = frame
    let isUnchanged =
      !layoutCache.needsPlaces && frame.size == size && layoutCache.proposal == proposal
    layoutCache.frame = CGRect(origin: origin, size: size)
    let hasMoved = frame != former
    if hasMoved { invalidateDisplay() }
    if layoutCache.proposal == nil {
      layoutCache.insertion = graph.presentation.update.number
      graph.presentation.noteInsertion(of: self)
    } else if hasMoved, !isNew || graph.presentation.update.forced != nil {
      fly(from: former)
    }
    if graph.layout.trace != nil {
      traceLayout(since: former, proposal, isStale: layoutCache.needsPlaces)
    }
    guard !isUnchanged else {
      placeStaleInside()
      return
    }
    layoutCache.proposal = proposal
    layoutCache.needsPlaces = false
    layoutCache.hasStaleInside = false
    layoutChildren(proposal)
    transitionHost?.layOut(self)
  }

  /// Has those children place what is inside of them that stay where they are.
  private func placeStaleInside() {
    guard layoutCache.hasStaleInside else { return }
    layoutCache.hasStaleInside = false
    for child in children where child.layoutCache.needsPlaces || child.layoutCache.hasStaleInside {
      if let proposal = child.layoutCache.proposal { child.placeAgain(proposal) }
    }
    transitionHost?.layOut(self)
  }

  /// Runs `body` with what is inside in its place for a proposal, before this box itself is placed for it: to find the
  /// lines that it is to be aligned by. Where it has been placed already, all is put back.
  final func laidOutInside<Result>(_ proposal: ProposedViewSize, _ body: () -> Result) -> Result {
    guard let former = layoutCache.proposal else {
      layoutCache.frame.size = size(for: proposal)
      layoutChildren(proposal)
      return body()
    }
    let isPlaced = !layoutCache.needsPlaces
    placeAgain(proposal)
    defer { if isPlaced, former != proposal { placeAgain(former) } }
    return body()
  }

  /// Whether this box has been placed.
  final var hasPlace: Bool { layoutCache.proposal != nil }

  /// Whether this box has had no place before this update. However often it is placed in it, it
  /// was nowhere to come from.
  final var isNew: Bool { layoutCache.insertion == graph.presentation.update.number }

  /// Announces that sizes or places in this box are out of date.
  final func invalidateLayout() {
    invalidate(andSizes: true)
  }

  /// Announces that places in this box are out of date, while its size stays what it is.
  final func invalidatePlaces() {
    invalidate(andSizes: false)
  }

  private func invalidate(andSizes isMeasuredAgain: Bool) {
    graph.layout.isOutOfDate = true
    forgetGuides()
    // Nobody has asked for a size, and so nothing around depends on it: a candidate of a view that
    // fits, or what has been announced already. Or what is inside is placed anyway.
    guard hasSizes || !layoutCache.needsPlaces, !isAboutToPlace else {
      invalidateDisplay()
      return
    }
    invalidateDisplay()
    layoutCache.needsPlaces = true
    var isMeasuredAgain = isMeasuredAgain
    if isMeasuredAgain, mayKeepSizes {
      invalidateSizes()
      isMeasuredAgain = false
    }
    // A box that may choose another size is measured and placed anew; around one that chooses the
    // same, nothing moves, and there is only a way to be found to what is out of date.
    guard passOn(&isMeasuredAgain) else { return }
    forEachAround { $0.passOn(&isMeasuredAgain) }
  }

  /// Takes its part in what is announced inside.
  ///
  /// - Parameter isMeasuredAgain: Whether this box may choose another size; then whether the one around may.
  /// - Returns: Whether the one around is told.
  private func passOn(_ isMeasuredAgain: inout Bool) -> Bool {
    forgetGuides()
    guard !isAboutToPlace else { return false }
    if isMeasuredAgain {
      layoutCache.needsPlaces = true
      if mayKeepSizes {
        invalidateSizes()
        isMeasuredAgain = false
      } else {
        layoutCache.sizes.removeAll()
      }
    } else {
      layoutCache.hasStaleInside = true
    }
    if isLayoutBoundary { isMeasuredAgain = false }
    return true
  }

  // MARK: Revalidation of sizes

  /// Whether it is worth finding out if this box chooses other sizes, before all around it is
  /// measured again. What else the layout around may look for can't be compared.
  private var mayKeepSizes: Bool {
    graph.layout.revalidates && hasSizes && !layoutCache.sizes.isIncomplete
      && !layoutCache.isAskedForMoreThanSizes
  }

  /// Keeps the sizes, and has them chosen again before the next layout.
  private func invalidateSizes() {
    guard !layoutCache.needsRevalidation else { return }
    layoutCache.needsRevalidation = true
    graph.layout.addToRevalidate(self)
  }

  /// How many boxes stand around this one.
  final var depth: Int {
    var depth = 0
    forEachAround { _ in
      depth += 1
      return true
    }
    return depth
  }

  /// Chooses again sizes that may be out of date; what stands inside has done so.
  ///
  /// - Returns: The box around, if that has to choose again too.
  final func revalidateSizes() -> Box? {
    layoutCache.needsRevalidation = false
    guard !isLayoutBoundary, !choosesSameSizesAgain(), let parent, !parent.isAboutToPlace else {
      return nil
    }
    parent.layoutCache.needsPlaces = true
    parent.forgetGuides()
    guard !parent.layoutCache.needsRevalidation, !parent.isLayoutBoundary else { return nil }
    parent.layoutCache.needsRevalidation = true
    return parent
  }

  private func choosesSameSizesAgain() -> Bool {
    let former = layoutCache.sizes
    layoutCache.sizes.removeAll()
    guard !former.isEmpty, !former.isIncomplete,
      !layoutCache.isAskedForMoreThanSizes, layoutPriority == layoutCache.measuredPriority
    else { return false }
    return former.allSatisfy { size(for: $0) == $1 }
  }

  // MARK: More than sizes

  /// Notes that somebody around depends on more of this box than its sizes.
  final func isAskedForMoreThanSizes() {
    layoutCache.isAskedForMoreThanSizes = true
  }

  /// Whether nobody around depends on more of this box than its sizes.
  final var isAskedForSizesOnly: Bool { !layoutCache.isAskedForMoreThanSizes }

  /// Where a line lies that something in this box says the place of. What is inside must have been
  /// placed.
  final func explicitGuide(_ key: AlignmentKey) -> CGFloat? {
    isAskedForMoreThanSizes()
    return findGuide(key)
  }

  /// Where a line lies in this box, laid out for a proposal, if something in it says so.
  ///
  /// It is found once. Containers that stand in each other would lay out what is inside of them again for each line that
  /// the one around asks for: all of it four times for each level.
  final func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard key.isBaseline || hasGuides else { return nil }
    if layoutCache.needsRevalidation { graph.layout.revalidateSizes() }
    if let found = layoutCache.guides.first(where: { $0.key == key && $0.proposal == proposal }) {
      return found.position
    }
    let position = laidOutInside(proposal) { explicitGuide(key) }
    if layoutCache.guides.count == FoundGuide.most { forgetGuides() }
    layoutCache.guides.append(FoundGuide(key: key, proposal: proposal, position: position))
    return position
  }

  private func forgetGuides() {
    if !layoutCache.guides.isEmpty { layoutCache.guides.removeAll(keepingCapacity: true) }
  }

  /// Whether the view may be higher where it is offered more height, as far as that is told without measuring.
  final var growsDown: Bool {
    isAskedForMoreThanSizes()
    return mayGrowDown
  }

  /// What the view inside carries for the layout around it.
  final func layoutValue<Key: LayoutValueKey>(_: Key.Type) -> Key.Value? {
    isAskedForMoreThanSizes()
    return findLayoutValue(Key.self)
  }

  /// What the boxes inside say of a line: for baselines the first or last that says something, for
  /// others the mean, as in SwiftUI. What they say of their edges and middles is about themselves: a
  /// container has its own, and only what stands around a single view takes them over.
  final func guideOfChildren(_ key: AlignmentKey) -> CGFloat? {
    guard !key.isEven || standsForOneView else { return nil }
    if key.isBaseline {
      for child in key.isLastBaseline ? BoxChildren(children.reversed()) : children {
        if let baseline = child.explicitGuide(key) { return child.frame.minY + baseline }
      }
      return nil
    }
    var (sum, count) = (CGFloat(0), CGFloat(0))
    for child in children {
      guard let guide = child.explicitGuide(key) else { continue }
      sum += start(of: child, on: key.axis) + guide
      count += 1
    }
    return count > 0 ? sum / count : nil
  }
}
