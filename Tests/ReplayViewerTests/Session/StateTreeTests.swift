import Testing

@testable import ReplayViewer

@Suite struct StateTreeTests {
  private func value(_ name: String, since moment: Int = 0) -> StateHistory.Value {
    StateHistory.Value(name: name, text: "1", since: moment)
  }

  private func rows(
    _ values: [StateHistory.Value], behind moment: Int = 5, open: Set<String> = []
  ) -> [StateTree.Row] {
    StateTree(values, behind: moment) { open.contains($0) }.rows
  }

  @Test func whatBeginsAlikeStandsInABranch() {
    let (one, two) = (value("card:0.place", since: 5), value("card:0.side"))
    #expect(
      rows([one, two, value("score")]) == [
        .branch(.init(name: "card:0", count: 2, changed: 1, others: 0, isOpen: false)),
        .value(value("score"), isInBranch: false),
      ])
    #expect(
      rows([one, two, value("score")], open: ["card:0"]) == [
        .branch(.init(name: "card:0", count: 2, changed: 1, others: 0, isOpen: true)),
        .value(one, isInBranch: true),
        .value(two, isInBranch: true), .value(value("score"), isInBranch: false),
      ])
  }

  @Test func aBranchTellsHowManyAreOthersBesideIt() {
    let tree = StateTree(
      [value("card:0.place"), value("card:0.side", since: 0)], behind: 0,
      isOther: { $0.name == "card:0.side" }, isOpen: { _ in false })
    // What is there from the beginning on hasn't changed.
    #expect(
      tree.rows == [
        .branch(.init(name: "card:0", count: 2, changed: 0, others: 1, isOpen: false))
      ])
  }

  @Test func oneAloneNeedsNoBranch() {
    #expect(rows([value("deck.dealt")]) == [.value(value("deck.dealt"), isInBranch: false)])
    #expect(rows([]) == [])
  }

  @Test func aBranchAndAValueOfThatNameAreTwo() {
    let all = rows([value("deck"), value("deck.a"), value("deck.b")])
    #expect(all.count == 2)
    #expect(Set(all.map(\.id)).count == 2)
  }

  @Test(arguments: [
    ("card:2.a", "card:10.a"), ("card:2.a", "card:2.b"), ("a", "b"), ("a", "a.b"),
    ("card:9", "card:9.a"), ("card:9.z", "card:10"), ("7", "a"), ("a1", "ab"), ("a.2", "a.10"),
    ("x99999999999999999999999", "x100000000000000000000000"), ("x01", "x1"), ("", "a"),
  ])
  func namesStandAsPeoplePutThem(first: String, second: String) {
    #expect(StateName(first).precedes(StateName(second)))
    #expect(!StateName(second).precedes(StateName(first)))
    #expect(!StateName(first).precedes(StateName(first)))
  }
}
