/// The places on the stage that views read in their bodies.
///
/// A place follows from the whole layout, so what was read is compared with what holds when the
/// layout is done.
final class PlaceReads {
  private struct Read {
    weak var node: ViewNode?
    let evaluation: Int
    let place: CGRect
    let current: () -> CGRect

    var isOfLastEvaluation: Bool { node?.evaluation == evaluation }
  }

  private var reads: [Read] = []
  private weak var graph: ViewGraph?

  init(in graph: ViewGraph) {
    self.graph = graph
  }

  /// Finds a place; the view that is being evaluated depends on it.
  func read(_ current: @escaping () -> CGRect) -> CGRect {
    let place = current()
    if let node = graph?.evaluating {
      reads.append(
        Read(node: node, evaluation: node.evaluation, place: place, current: current))
    }
    return place
  }

  /// Marks as dirty whatever read a place that is another one now.
  func invalidateReaders() {
    guard !reads.isEmpty else { return }
    reads.removeAll { !$0.isOfLastEvaluation }
    for read in reads where read.current() != read.place {
      read.node?.invalidate()
    }
  }
}
