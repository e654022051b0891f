import Testing

@testable import Fuzzing

struct ScriptMutatorTests {
  @Test(
    arguments: [
      ("", []), ("a", []), ("\n", [0]), ("a\n\nb", [1, 2]), ("a\nb\n", [1, 3]),
    ] as [(String, [Int])])
  func newlinesAreFound(text: String, places: [Int]) {
    #expect(Array(text.utf8).newlines == places)
  }

  @Test func theSameIsSpoiltInTheSameWay() {
    let bytes = Array("recall-replay 1\ndeck a\n\n0 tap card:1\n1 end\n".utf8)
    var seen: Set<[UInt8]> = []
    for seed in 0..<50 as Range<UInt64> {
      var first = ScriptMutator(generator: FuzzGenerator(seed: seed))
      var second = ScriptMutator(generator: FuzzGenerator(seed: seed))
      let spoilt = first.mutated(bytes)
      #expect(spoilt == second.mutated(bytes))
      seen.insert(spoilt)
    }
    #expect(seen.count > 40)
  }
}
