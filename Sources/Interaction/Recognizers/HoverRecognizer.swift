import Foundation

/// Recognizes the mouse over a view, with no button needed: `onChanged` when it comes and when it
/// moves, `onEnded` when it leaves, `onCancelled` when the window loses it.
public final class HoverRecognizer: ValueRecognizer<HoverRecognizer.Value> {
  /// What SwiftUI's `HoverPhase.active` has.
  public struct Value: Equatable, Sendable {
    /// Where the pointer is, or was last.
    public var location: CGPoint

    /// Creates a value at a location in points.
    public init(location: CGPoint) {
      self.location = location
    }
  }

  private var last: Value?

  public override init(name: String = "hover") {
    super.init(name: name)
  }

  public override var isTracking: Bool { last != nil }

  /// No button is needed, so nothing is held.
  public override var isHeld: Bool { false }

  override var ending: (() -> Void)? { nil }

  func hovered(at position: CGPoint) {
    let value = Value(location: convert(position))
    guard value != last else { return }
    last = value
    emitChanged(value)
  }

  func left() {
    guard let value = last else { return }
    last = nil
    emitEnded(value)
  }

  override func abort() {
    last = nil
    emitCancelled()
  }

  override func drop() {
    last = nil
    silence()
  }
}
