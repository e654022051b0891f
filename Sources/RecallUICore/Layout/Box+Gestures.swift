import Interaction

extension Box {
  /// Ends what is held here and inside: it is out of sight, though it is still there.
  func endGestures() {
    var recognizers: [GestureRecognizer] = []
    appendRecognizers(to: &recognizers)
    for recognizer in recognizers {
      graph.services.router.cancel(recognizer)
    }
  }

  /// Adds what listens to pointers in this box and the boxes inside.
  func appendRecognizers(to recognizers: inout [GestureRecognizer]) {
    if let gesture { recognizers.append(gesture.recognizer) }
    for child in children {
      child.appendRecognizers(to: &recognizers)
    }
  }
}
