import RecallUI
import Testing

extension Stage {
  /// Taps the middle of the element with an identifier or label.
  func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let frame = try #require(element(name)?.frame, sourceLocation: sourceLocation)
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Whether something on the stage says this, and nothing else.
  func shows(_ text: String) -> Bool {
    elements.contains { $0.label == text }
  }
}
