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
}
