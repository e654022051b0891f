import Foundation
import VirtualTime

/// The bounds of the gestures.
///
/// A distance is exceeded by being greater; a duration is reached by being equal.
public enum GestureDefaults {
  /// How far a pointer may stray in a tap, in points: as far as a drag doesn't begin, so that there
  /// is no movement that is neither.
  public static let tapSlop: CGFloat = 10
  /// The time from one tap's up to the next one's down that is too long for a double tap.
  public static let tapInterval: Duration = .milliseconds(300)
  /// How far apart the taps of a double tap may be, in points: what UIKit allows.
  public static let tapSpread: CGFloat = 45
  /// SwiftUI's `LongPressGesture(minimumDuration:)`.
  public static let longPressDuration: Duration = .milliseconds(500)
  /// SwiftUI's `LongPressGesture(maximumDistance:)`, in points.
  public static let longPressDistance: CGFloat = 10
  /// SwiftUI's `DragGesture(minimumDistance:)`, in points.
  public static let dragDistance: CGFloat = 10
  /// How far a mouse moves a thing before it carries it, in points: less than what scrolls.
  public static let liftDistance: CGFloat = 4
  /// How long a finger holds a thing before it carries it: less than what opens a menu.
  public static let liftDuration: Duration = .milliseconds(350)
}
