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
    var cache = SnapshotCache()
    for state in states {
      let kept = cache.snapshot(of: [lines(state)])
      let made = StateSnapshot(lines(state))
      #expect(kept == made)
    }
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

  @Test func namesThatDifferInTheirBytesAreTwoLines() {
    let snapshot = StateSnapshot(lines("e\u{301}=1 \u{E9}=2"))
    #expect(snapshot["e\u{301}"] == "1")
    #expect(snapshot["\u{E9}"] == "2")
    #expect(snapshot.changes(since: StateSnapshot()).count == 2)
  }
}
