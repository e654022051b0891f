import Testing

@testable import Replay

struct SimilarNamesTests {
  @Test func theFewestEditsComeFirst() {
    let names = ["board", "card:0", "card:9", "card:98", "score"]
    #expect(similarNames(to: "card:99", among: names, limit: 3) == ["card:9", "card:98", "card:0"])
  }

  @Test func emptyNamesAndListsAreFine() {
    #expect(similarNames(to: "", among: ["", "a"]) == ["", "a"])
    #expect(similarNames(to: "a", among: []) == [])
  }

  @Test(arguments: [
    ("tpa", "tap"), ("taps", "tap"), ("pres", "press"), ("expct", "expect"), ("click", "tap"),
    ("t", nil), ("abc", nil), ("elephant", nil), ("", nil),
  ])
  func theWordThatWasMeantIsASlipAway(word: String, meant: String?) {
    #expect(nearestWord(to: word, among: ["tap", "press", "expect"]) == meant)
  }

  @Test func whatOthersSayIsOnlyMeantWhereItCanBeSaid() {
    #expect(nearestWord(to: "click", among: ["press"]) == nil)
  }
}
