import Testing

@testable import RecallGame
@testable import RecallUI
@testable import RecallUICore

/// Whoever looks, and however things move: the game is the same.
@Suite struct FramesTests {
  /// Plays the same game; `look` is called whenever so much time has passed.
  private func digests(
    every interval: Duration?, reducesMotion: Bool = false
  ) throws -> [UInt64] {
    let played = try PlayedStage(pairs: 4, reducesMotion: reducesMotion)
    var digests: [UInt64] = []
    func pass(_ duration: Duration) {
      var rest = duration
      while let interval, rest > interval {
        played.stage.advance(by: interval)
        #expect(played.stage.displayList == played.stage.displayListAnew)
        rest -= interval
      }
      played.stage.advance(by: rest)
      digests.append(played.stage.digest)
    }
    try played.tap("deck")
    pass(.milliseconds(130))
    for id in [0, 2, 5, 4, 1, 0] {
      try played.tap(card: id)
      pass(.milliseconds(170))
    }
    let peeked = try played.center(of: "card:6")
    played.stage.send(.pointer(.init(.down, at: peeked)))
    pass(.milliseconds(750))
    played.stage.send(.pointer(.init(.up, at: peeked)))
    try played.tap("shuffle")
    pass(.milliseconds(200))
    for id in [2, 3, 6, 7] {
      try played.tap(card: id)
      pass(.milliseconds(90))
    }
    pass(.seconds(2))
    try played.tap("play again")
    pass(.seconds(3))
    return digests
  }

  @Test func framesAreObservations() throws {
    let unseen = try digests(every: nil)
    // The last pass only takes time, of which a state with no timer left knows nothing.
    #expect(Set(unseen).count >= unseen.count - 1)
    #expect(try digests(every: .nanoseconds(16_666_667)) == unseen)
    #expect(try digests(every: .nanoseconds(6_944_444)) == unseen)
  }

  @Test func reducedMotionChangesNoState() throws {
    #expect(try digests(every: nil, reducesMotion: true) == digests(every: nil))
  }

  @Test func reducedMotionFadesInsteadOfMoving() throws {
    let played = try PlayedStage(pairs: 4, reducesMotion: true)
    try played.tap("deck")
    played.stage.advance(by: .milliseconds(150))
    let places = try (0..<8).map { try #require(played.stage.element("card:\($0)")).frame }
    let deck = try #require(played.stage.element("deck")).frame.insetBy(dx: -12, dy: -12)
    let cards = played.backsDrawn
    #expect(!cards.isEmpty)
    for card in cards {
      #expect(places.contains { $0.insetBy(dx: -1, dy: -1).contains(card) } || deck.contains(card))
    }
  }
}
