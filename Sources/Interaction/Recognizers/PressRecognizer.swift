import Foundation

/// Recognizes the press of a button: down on it, and up on it.
///
/// It begins at the down, so that the button shows that it is pressed; it is cancelled when the
/// pointer leaves the button or somebody else wins (a scroll view around it), and acts on a release
/// inside, however long that took and however far the pointer went within the button.
public final class PressRecognizer: SingleContactRecognizer<PressRecognizer.Value> {
  /// Where the button is touched.
  public struct Value: Equatable, Sendable {
    /// Where the pointer is.
    public var location: CGPoint

    /// Creates a value at a location in points.
    public init(location: CGPoint) {
      self.location = location
    }
  }

  /// Whether a location, converted, is on the button.
  public var contains: (CGPoint) -> Bool

  /// Creates a recognizer for a button that covers what `contains` says; by default, everything.
  public init(name: String = "press", contains: @escaping (CGPoint) -> Bool = { _ in true }) {
    self.contains = contains
    super.init(name: name)
  }

  override func down() {
    emitChanged(Value(location: convert(position)))
  }

  override func step() {
    if !contains(convert(position)) { giveUp() }
  }

  override func lift() {
    becomeReadyAtLift()
  }

  override func begin() {
    succeed(with: Value(location: convert(position)))
  }
}
