import Testing

@testable import Snapshots

@Suite struct SnapshotCacheTests {
  private func lines(_ text: String) -> [StateSnapshot.Line] {
    text.split(separator: " ").map { line in
      let parts = line.split(separator: "=")
      return StateSnapshot.Line(name: String(parts[0]), value: String(parts[1]))
    }
  }

  @Test(arguments: [
    ["b=1 a=1", "b=2 a=1", "b=2 a=1"],
    ["b=1 a=1", "a=1 b=1", "b=1 a=2"],
    ["b=1 a=1", "b=1 c=1", "b=1"],
    ["", "a=1", ""],
    // One name twice: the last line counts.
    ["a=1 a=2 b=1", "a=3 a=2 b=1", "a=3 a=4 b=2", "a=3 b=4 b=2"],
  ])
  func aKeptSnapshotIsTheOneMadeAnew(states: [String]) {
    var (cache, followed) = (SnapshotCache(), SnapshotCache())
    var former = StateSnapshot()
    for state in states {
      let kept = cache.snapshot(of: [lines(state)])
      let made = StateSnapshot(lines(state))
      #expect(kept == made)
      let differences = followed.update(to: [lines(state)])
      #expect(followed.snapshot == made)
      #expect(differences.sorted { $0.name < $1.name } == made.differences(from: former))
      former = made
    }
  }

  @Test func anUpdateTellsWhatEachLineWas() {
    var cache = SnapshotCache()
    cache.update(to: [lines("b=1"), lines("a=1 c=1")])
    #expect(
      cache.update(to: [lines("b=2"), lines("a=1 c=3")]) == [
        LineDifference("b", from: "1", to: "2"), LineDifference("c", from: "1", to: "3"),
      ])
    #expect(
      cache.update(to: [lines("b=2"), lines("a=1")]) == [
        LineDifference("c", from: "3", to: nil)
      ])
    #expect(
      cache.update(to: [lines("b=2"), lines("a=1 d=4")]) == [
        LineDifference("d", from: nil, to: "4")
      ])
    #expect(cache.update(to: [lines("b=2"), lines("a=1 d=4")]) == [])
  }

  @Test func aDifferenceLeadsThereAndBack() {
    let (first, second) = (StateSnapshot(lines("a=1 b=1 c=1")), StateSnapshot(lines("b=2 c=1 d=1")))
    let differences = second.differences(from: first)
    #expect(differences.map(\.name) == ["a", "b", "d"])
    var (there, back) = (first, second)
    there.apply(differences.map(\.change))
    back.apply(differences.map(\.reversal))
    #expect(there == second)
    #expect(back == first)
  }

  @Test func groupsThatAreTheArraysOfLastTimeStandBesideChangedOnes() {
    var cache = SnapshotCache()
    var groups = [lines("a=1 b=1"), lines("c=1"), []]
    #expect(cache.snapshot(of: groups) == StateSnapshot(groups.joined()))
    groups[1][0].value = "2"
    #expect(cache.snapshot(of: groups) == StateSnapshot(groups.joined()))
    groups[0].append(StateSnapshot.Line(name: "d", value: "1"))
    #expect(cache.snapshot(of: groups) == StateSnapshot(groups.joined()))
    groups[2] = [StateSnapshot.Line(name: "c", value: "3")]
    #expect(cache.snapshot(of: groups)["c"] == "3")
    groups.swapAt(1, 2)
    #expect(cache.snapshot(of: groups)["c"] == "2")
    #expect(cache.snapshot(of: []).lines.isEmpty)
  }

  @Test func theVeryArraysOfLastTimeDifferInNothing() {
    var cache = SnapshotCache()
    let groups = [lines("a=1 a=2"), lines("b=1")]
    #expect(cache.update(to: groups).count == 2)
    #expect(cache.update(to: groups).isEmpty)
    #expect(cache.snapshot == StateSnapshot(groups.joined()))
    #expect(cache.update(to: Array(groups.prefix(1))).map(\.name) == ["b"])
  }

  @Test func namesThatDifferInTheirBytesAreTwoLines() {
    let snapshot = StateSnapshot(lines("e\u{301}=1 \u{E9}=2"))
    #expect(snapshot["e\u{301}"] == "1")
    #expect(snapshot["\u{E9}"] == "2")
    #expect(snapshot.changes(since: StateSnapshot()).count == 2)
  }
}
