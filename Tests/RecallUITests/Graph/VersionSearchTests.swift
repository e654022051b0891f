import TestSupport
import Testing

@testable import RecallUICore

/// Finding the changes among the versions of a value, with few looks.
@Suite struct VersionSearchTests {
  /// What is found among `versions`, and how many of them were looked at besides both ends.
  private func search(
    _ versions: [Int], guess: Int = 0
  ) -> (changes: [Int], values: [Int], looks: Int) {
    var looks = 0
    func look(at version: Int) -> Int {
      looks += 1
      return versions[version]
    }
    let last = versions.count - 1
    var search = VersionSearch<Int>(guess: guess)
    var values: [Int] = []
    search.run(
      from: 0, versions[0], to: last, versions[last], &values, value: look, areSame: ==)
    return (search.changes, values, looks)
  }

  @Test func aValueThatStaysIsLookedAtAtBothEndsOnly() {
    let found = search([7, 7, 7, 7, 7])
    #expect(found.changes.isEmpty && found.looks == 0)
  }

  @Test(arguments: 1...63)
  func aChangeIsFoundWhereverItIs(place: Int) {
    let versions = (0..<64).map { $0 < place ? 1 : 2 }
    let found = search(versions)
    #expect(found.changes == [place] && found.values == [2])
    #expect(found.looks <= 6)
  }

  @Test(arguments: 1...63)
  func aRightGuessTakesTwoLooksAtMost(place: Int) {
    let found = search((0..<64).map { $0 < place ? 1 : 2 }, guess: place)
    #expect(found.changes == [place])
    #expect(found.looks <= 2)
  }

  @Test(arguments: [-3, 0, 5, 9, 200])
  func aWrongGuessFindsTheSame(guess: Int) {
    #expect(search([1, 1, 1, 1, 2, 2, 2, 3, 3, 4], guess: guess).changes == [4, 7, 9])
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func changesThatNeverGoBackAreAllFound(seed: UInt64) {
    var chance = Chance(seed: seed)
    var versions = [0]
    for _ in 0..<chance.number(in: 1...90) {
      versions.append(versions[versions.count - 1] + (chance.oneIn(3) ? 1 : 0))
    }
    let expected = versions.indices.dropFirst().filter { versions[$0] != versions[$0 - 1] }
    let found = search(versions, guess: chance.number(below: 100))
    #expect(found.changes == expected)
    #expect(found.values == expected.map { versions[$0] })
  }

  @Test func whatGoesAndComesBackMayBeOverlooked() {
    #expect(search([1, 1, 2, 1, 1, 1, 1]).changes.isEmpty)
  }
}
