import VirtualTime

/// The matched geometries of a stage.
final class MatchedGeometries {
  typealias Key = _MatchedGeometryModifier.Key

  private struct Member {
    weak var box: MatchedGeometryBox?
  }

  /// Where something was drawn that has left at this instant: in this update, or in one whose changes
  /// were made with another transaction.
  private struct Former {
    let place: MatchedGeometryBox.FormerPlace
    let instant: Instant
    weak var box: MatchedGeometryBox?
  }

  /// By key, in the order in which they came.
  private var members: [Key: [Member]] = [:]
  private var followers: [Member] = []
  /// What came in this update.
  private var insertions: [Member] = []
  private var formers: [Key: Former] = [:]

  func add(_ box: MatchedGeometryBox) {
    guard box.modifier.isSource else {
      followers.append(Member(box: box))
      return
    }
    members[box.modifier.key, default: []].append(Member(box: box))
    insertions.append(Member(box: box))
  }

  /// Forgets a box that leaves, and remembers where it was drawn.
  func remove(_ box: MatchedGeometryBox) {
    if box.modifier.isSource, box.hasPlace {
      formers[box.modifier.key] = Former(
        place: box.formerPlace, instant: box.node.graph.now, box: box)
    }
    forget(box, box.modifier.key)
  }

  /// Files a box whose key or part has changed anew.
  func replace(_ box: MatchedGeometryBox, _ former: Key) {
    forget(box, former)
    if box.modifier.isSource {
      members[box.modifier.key, default: []].append(Member(box: box))
    } else {
      followers.append(Member(box: box))
    }
  }

  private func forget(_ box: MatchedGeometryBox, _ key: Key) {
    members[key]?.removeAll { $0.box == nil || $0.box === box }
    if members[key]?.isEmpty == true { members[key] = nil }
    followers.removeAll { $0.box == nil || $0.box === box }
  }

  /// Has what came begin at its former place, and gives followers their sources' places; for when
  /// the layout is done.
  func resolve() {
    for member in insertions {
      guard let box = member.box, box.hasPlace, let former = formers[box.modifier.key],
        former.instant == box.node.graph.now
      else { continue }
      guard let animation = box.node.graph.presentation.animation(for: box.node) else { continue }
      box.fly(from: former.place, animation)
      former.box?.fly(to: box.globalFrame, animation)
    }
    for member in followers {
      guard let box = member.box, box.hasPlace else { continue }
      let source = members[box.modifier.key]?.lazy.compactMap(\.box).first { $0.hasPlace }
      box.place = source.map { box.localRect($0.globalFrame) }
    }
  }

  /// Forgets what came in an update that is over, what was in its place, and what left before.
  func close(at now: Instant) {
    for member in insertions {
      if let box = member.box { formers[box.modifier.key] = nil }
    }
    if !insertions.isEmpty { insertions = [] }
    if !formers.isEmpty { formers = formers.filter { $0.value.instant == now } }
  }
}
