import Foundation

extension PointerRouter {
  /// Tells the hover recognizers where the mouse is.
  ///
  /// Those that it left hear that first, in the order in which it had come to them; then those that
  /// it came to and those that it is still over, in the order of `recognizers`. Call it for every
  /// step of the mouse, and when views moved under it.
  ///
  /// - Parameter recognizers: Those under the position, deepest first.
  public func hover(at position: CGPoint, over recognizers: [HoverRecognizer]) {
    let gone = hovered.filter { old in !recognizers.contains { $0 === old } }
    hovered = recognizers
    for recognizer in gone { recognizer.left() }
    for recognizer in recognizers where hovered.contains(where: { $0 === recognizer }) {
      recognizer.hovered(at: position)
    }
  }

  /// Tells the hover recognizers that the mouse has left the viewport.
  public func endHover() {
    let gone = hovered
    hovered = []
    for recognizer in gone { recognizer.left() }
  }
}
