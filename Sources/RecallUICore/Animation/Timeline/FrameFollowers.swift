/// A view whose content is drawn with each frame as it is then, and counts otherwise as it last was.
protocol FrameFollowing: AnyObject {
  /// Has the content be what a frame of this instant shows.
  func followFrame()
}

/// The views of a stage whose content follows the frames.
///
/// A frame changes nothing, so what is there to be touched would stay where it was last updated, while it is seen
/// to move. So it is brought up to date whenever an event comes.
final class FrameFollowers {
  private struct Entry {
    unowned let follower: any FrameFollowing
  }

  private var entries: [Entry] = []

  /// - Complexity: O(1).
  func add(_ follower: any FrameFollowing) {
    entries.append(Entry(follower: follower))
  }

  /// - Complexity: O(*n*) for *n* of them.
  func remove(_ follower: any FrameFollowing) {
    entries.removeAll { $0.follower === follower }
  }

  /// Has the views be what a frame of this instant shows.
  ///
  /// - Complexity: O(*n*) for *n* of them.
  func update() {
    for entry in entries {
      entry.follower.followFrame()
    }
  }
}
