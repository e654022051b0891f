import Foundation

extension PointerRouter {
  /// Tells the hover recognizers where the mouse is.
  ///
  /// Those that it left hear that first, in the order in which it had come to them; then those that
  /// it came to and those that it is still over, in the order of `recognizers`. Call it for every
  /// step of the mouse, and when views moved under it.
  ///
  /// - Parameters:
  ///   - position: Of the mouse.
  ///   - recognizers: Those under the position, deepest first.
  public func hover(at position: CGPoint, over recognizers: [HoverRecognizer]) {
    arriving = recognizers
    for recognizer in hovered where !recognizers.contains(where: { $0 === recognizer }) {
      leave(recognizer)
    }
    while !arriving.isEmpty {
      let recognizer = arriving.removeFirst()
      if !isHovered(recognizer) { hovered.append(recognizer) }
      recognizer.hovered(at: position)
    }
  }

  /// Tells the hover recognizers that the mouse has left the viewport.
  public func endHover() {
    arriving = []
    for recognizer in hovered { leave(recognizer) }
  }

  /// Tells one that the mouse has left it.
  private func leave(_ recognizer: HoverRecognizer) {
    hovered.removeAll { $0 === recognizer }
    recognizer.left()
  }

  private func isHovered(_ recognizer: HoverRecognizer) -> Bool {
    hovered.contains { $0 === recognizer }
  }
}
