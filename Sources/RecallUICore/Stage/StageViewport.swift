/// The viewport, for code that asks for its size without a view's help.
final class StageViewport {
  private let evaluation: Evaluation
  private var readers = ReaderList()
  /// In points.
  var size = CGSize.zero {
    didSet {
      if size != oldValue { readers.take().invalidate(because: nil) }
    }
  }

  init(_ evaluation: Evaluation) {
    self.evaluation = evaluation
  }

  /// The size; a view that is being evaluated depends on it.
  func read() -> CGSize {
    if let node = evaluation.node { readers.add(node) }
    return size
  }
}
