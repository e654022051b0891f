import Foundation
import Testing

@testable import RecallApp

private final class Seen {
  var date: Date?
  var identifiers: [UUID] = []
}

@Suite struct StageDatesTests {
  private static let noon = Date(timeIntervalSince1970: 1_795_435_200)

  private func seen(seed: UInt64) -> Seen {
    let seen = Seen()
    _ = Stage(size: CGSize(width: 10, height: 10), seed: seed, date: Self.noon) {
      Text("").onAppear {
        seen.date = StageDates.now
        seen.identifiers = [StageIdentifiers.next(), StageIdentifiers.next()]
      }
    }
    return seen
  }

  @Test func aProgramSeesTheStagesDateAndIdentifiers() {
    let (first, again, other) = (seen(seed: 1), seen(seed: 1), seen(seed: 2))
    #expect(first.date == Self.noon)
    #expect(first.identifiers == again.identifiers)
    #expect(Set(first.identifiers + other.identifiers).count == 4)
  }

  @Test func outsideOfAStageTheyAreTheSystems() {
    let before = Date()
    #expect(StageDates.now >= before)
    #expect(StageIdentifiers.next() != StageIdentifiers.next())
  }
}
