import AccessibilityTree
import Foundation
import Synchronization

/// Shows a window's elements to screen readers and other assistive programs, over the accessibility bus, and has
/// done what these want.
///
/// It waits for nobody: all that goes over the bus happens on a thread of its own, which knows values and nothing
/// else. While the desktop doesn't say that anybody listens, there is nothing to be shown: see ``isListening``.
/// Without a bus, or with one that goes, nothing is heard, and nothing ends.
public final class AccessibilityBus: Sendable {
  private let loop: AccessibilityLoop

  /// Begins to listen for who listens.
  ///
  /// - Parameters:
  ///   - address: That of the session's bus.
  ///   - program: What the program is called.
  ///   - onRequest: Is told what assistive programs want done, on a thread of the bus's.
  ///   - onListening: Is told that somebody listens from now on, or no longer, on that thread.
  public init(
    address: String, program: String, onRequest: @escaping @Sendable (AccessibleRequest) -> Void,
    onListening: @escaping @Sendable () -> Void
  ) {
    loop = AccessibilityLoop(
      address: address, program: program, onRequest: onRequest, onListening: onListening)
    let thread = Thread { [loop] in loop.run() }
    thread.name = "accessibility bus"
    thread.start()
  }

  deinit {
    loop.stop()
  }

  /// Whether there is anybody to show anything to.
  ///
  /// - Complexity: O(1): one look at a number.
  public var isListening: Bool { loop.isListening }

  /// Shows what there is now: what differs from before is told to those who want to hear of it.
  ///
  /// - Parameters:
  ///   - window: The window with all that is in it.
  ///   - origin: Where its content stands on the screen, in points.
  public func show(_ window: AccessibleElement, at origin: (x: Int, y: Int)) {
    loop.perform { $0.show(AccessibleTree(window), at: origin) }
  }

  /// Has something be said.
  ///
  /// - Parameters:
  ///   - text: What is said.
  ///   - isUrgent: Whether it cuts off what is being said.
  public func say(_ text: String, isUrgent: Bool = false) {
    loop.perform { $0.say(text, isUrgent: isUrgent) }
  }
}
