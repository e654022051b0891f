/// Where a stage gives up for the time being.
enum UpdateLimit {
  /// How many rounds of updates may follow one event. A program whose views change each other's
  /// state settles in a few; SwiftUI too gives up on what doesn't.
  static let rounds = 100
  /// How many may follow the next events, until everything has settled.
  static let roundsOfUnsettled = 10
  /// When what was put off goes on if nothing happens before: with the next of 60 frames a second.
  static let frame = Duration.nanoseconds(16_666_667)
  /// With how many frames it does.
  static let frames = 100
}
