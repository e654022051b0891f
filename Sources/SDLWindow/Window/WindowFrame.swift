import RecallUI

/// How large a window is, and where it stands: what a program keeps from one time to the next.
public struct WindowFrame: Equatable, Sendable {
  /// Of its content, in points.
  public var size: CGSize
  /// Of its top left corner, in points of the desktop, which may be below zero; nil for wherever the
  /// system puts it.
  public var position: CGPoint?
  /// Whether it fills the screen; the size and the place are those that it goes back to.
  public var isFullScreen: Bool

  public init(size: CGSize, position: CGPoint? = nil, isFullScreen: Bool = false) {
    self.size = size
    self.position = position
    self.isFullScreen = isFullScreen
  }
}
