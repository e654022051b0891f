/// A recognizer on a view, and how it ranks against those of the views inside.
public struct GestureAttachment {
  /// How a gesture was put on its view.
  public enum Priority: String, CaseIterable, Sendable {
    /// `gesture(_:)`: behind the gestures that are inside of it.
    case normal
    /// `highPriorityGesture(_:)`: before all gestures that are inside of it.
    case high
    /// `simultaneousGesture(_:)`: beside all others.
    case simultaneous
  }

  /// What recognizes the gesture.
  public var recognizer: GestureRecognizer
  /// How it ranks.
  public var priority: Priority

  /// Attaches a recognizer with a priority.
  public init(_ recognizer: GestureRecognizer, priority: Priority = .normal) {
    self.recognizer = recognizer
    self.priority = priority
  }
}

extension [GestureAttachment] {
  /// The recognizers by rank, of attachments that come from the inside to the outside.
  ///
  /// Each layer stands behind what is inside of it, or with a high priority before all of it.
  var ranked: [GestureAttachment] {
    var before: [GestureAttachment] = []
    var behind: [GestureAttachment] = []
    for attachment in self {
      if attachment.priority == .high {
        before.append(attachment)
      } else {
        behind.append(attachment)
      }
    }
    return before.reversed() + behind
  }
}
