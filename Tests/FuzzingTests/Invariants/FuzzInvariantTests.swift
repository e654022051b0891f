import Replay
import Testing

@testable import Fuzzing

struct FuzzInvariantTests {
  @Test func eachLevelHasSomeAndEachNameIsItsOwn() {
    for level in FuzzLevel.allCases {
      let names = FuzzInvariant.all.filter { $0.level == level }.map(\.name)
      #expect(names.count >= 3, "\(level)")
      #expect(Set(names).count == names.count, "\(level)")
      #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil }, "\(names)")
    }
  }

  @Test func theOnesOfReplaysAreKnownByTheirSentences() {
    let all =
      Invariant.memoryGame() + [
        .digestTellsSnapshotsApart, .holdsEndWithWhoBeganThem, .nothingIsWrong, .timeGoesOn,
      ]
    for invariant in all {
      let name = FuzzInvariant.name(ofSentence: invariant.name, on: .stage)
      #expect(name != invariant.name)
    }
    #expect(Invariant.memoryGame().count == 7)
    #expect(FuzzInvariant.name(ofSentence: "pigs fly", on: .stage) == "pigs fly")
  }
}
