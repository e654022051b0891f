/// Where a stage gives up.
enum UpdateLimit {
  /// How many rounds of updates may follow one event. A program whose views change each other's
  /// state settles in a few; SwiftUI too gives up on what doesn't.
  static let rounds = 100
}
