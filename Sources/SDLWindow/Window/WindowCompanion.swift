import RecallUI

/// Somebody beside the person at a window, who looks at what it shows and does things there: a screen reader.
///
/// It is called on the window's thread alone.
public protocol WindowCompanion: AnyObject {
  /// Is called when all has happened that was to happen, before the window draws and waits. It may have more
  /// happen.
  ///
  /// - Parameters:
  ///   - hasChanged: Whether something happened to the content that it wasn't told of yet. It is told once for each
  ///     frame, however much happens before that.
  ///   - origin: Where the content's top left corner stands on the desktop, in points, where that matters.
  ///   - send: Has an event happen to the content now, as if it came from the person.
  func windowDidSettle(
    hasChanged: Bool, origin: @autoclosure () -> CGPoint, send: (InputEvent) throws -> Void) throws

  /// Is told what the content wants to be said. It will be told that the content has changed, too.
  func say(_ announcement: Announcement)
}
