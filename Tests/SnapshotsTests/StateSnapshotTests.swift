import Testing

@testable import Snapshots

@Suite struct StateSnapshotTests {
  private func snapshot(_ text: String) -> StateSnapshot {
    StateSnapshot(
      text.split(separator: " ").map { line in
        let parts = line.split(separator: "=")
        return StateSnapshot.Line(name: String(parts[0]), value: String(parts[1]))
      })
  }

  @Test func linesAreSortedAndTheLastOfAnNameCounts() {
    #expect(snapshot("b=1 a=2 b=3 ä=4 B=5").description == "B = 5\na = 2\nb = 3\nä = 4")
    #expect(snapshot("a=1 a=2").description == "a = 2")
  }

  @Test func aLineIsFoundByItsName() {
    let lines = snapshot("a=1 c=2 e=3")
    #expect(["a", "b", "c", "d", "e", "f"].map { lines[$0] } == ["1", nil, "2", nil, "3", nil])
    #expect(StateSnapshot()["a"] == nil)
  }

  @Test(arguments: ["", "a=1", "b=1", "a=1 b=2", "a=2 c=1", "b=2 c=2 d=3"])
  func changesLeadFromOneSnapshotToAnother(first: String) {
    for second in ["", "a=1", "a=2 b=2", "c=1 d=4", "a=1 b=2 c=3 d=4"] {
      var result = snapshot(first)
      result.apply(snapshot(second).changes(since: result))
      #expect(result == snapshot(second), "from \(first) to \(second)")
    }
  }

  @Test func onlyWhatChangedIsAChange() {
    #expect(
      snapshot("a=1 b=3 d=4").changes(since: snapshot("a=1 b=2 c=3")) == [
        SnapshotChange(name: "b", value: "3"), SnapshotChange(name: "c", value: nil),
        SnapshotChange(name: "d", value: "4"),
      ])
  }
}
