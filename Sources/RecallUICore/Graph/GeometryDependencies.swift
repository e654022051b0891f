/// The places on the stage that views read in their bodies.
///
/// A place follows from the whole layout, so what was read is compared with what holds when the
/// layout is done.
final class GeometryDependencies {
  private struct Read {
    let link: NodeLink
    let evaluation: Int
    let place: CGRect
    let current: () -> CGRect

    var isOfLastEvaluation: Bool { link.node?.evaluation == evaluation }
  }

  private var reads: [Read] = []
  private let evaluation: Evaluation

  init(in evaluation: Evaluation) {
    self.evaluation = evaluation
  }

  /// Finds a place; the view that is being evaluated depends on it.
  func read(_ current: @escaping () -> CGRect) -> CGRect {
    // Code that isn't evaluated, as an action, wants to know where things are by now.
    if evaluation.node == nil { evaluation.versions.catchUpIfWaiting() }
    let place = current()
    if let node = evaluation.node {
      reads.append(
        Read(link: node.link, evaluation: node.evaluation, place: place, current: current))
    }
    return place
  }

  /// Marks as dirty whatever read a place that is another one now.
  ///
  /// Each reader is told once. It reads anew when it is evaluated, which a geometry reader in a row
  /// that is out of sight isn't before it comes into sight.
  func invalidateReaders() {
    guard !reads.isEmpty else { return }
    reads.removeAll { read in
      guard read.isOfLastEvaluation else { return true }
      guard read.current() != read.place else { return false }
      read.link.node?.invalidate(because: nil)
      return true
    }
  }
}
