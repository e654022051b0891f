import Interaction
import Testing

@testable import Replay

@Suite struct ReplayFailureTests {
  private func text(_ kind: ReplayFailure.Kind) -> String {
    ReplayFailure(
      position: SourcePosition(file: "a", line: 7, column: 3), step: 1, action: "tap card:1",
      kind: kind
    ).description
  }

  private func differences(_ count: Int) -> [SnapshotDifference] {
    (0..<count).map { SnapshotDifference(name: "line\($0)", expected: nil, found: "a b") }
  }

  @Test(arguments: [
    (1, 1, ""), (20, 20, ""), (21, 20, "\n  and 1 more"), (25, 20, "\n  and 5 more"),
  ])
  func twentyDifferencesAreShown(count: Int, shown: Int, rest: String) {
    let lines = (0..<shown).map { "\n  line\($0): expected no such line, found \"a b\"" }.joined()
    #expect(
      text(.divergence(expected: 1, found: 2, differences: differences(count)))
        == "a:7:3: after `tap card:1`, expected the digest #0000000000000001, "
        + "found #0000000000000002" + lines + rest)
    #expect(
      text(.lines(differences: differences(count)))
        == "a:7:3: after `tap card:1`, expected lines that belong to the digest, found others"
        + lines + rest)
  }

  @Test(arguments: [(0, 0), (1, 1), (20, 20), (21, 20)])
  func twentyEffectsAreShown(count: Int, shown: Int) {
    let effects = (0..<count).map { StageEffect.playSound("s\($0)") }
    let words = (0..<shown).map { "sound s\($0)" }.joined(separator: ", ")
    #expect(
      text(.effect(expected: .closeWindow, found: effects))
        == "a:7:3: expected the effect close, found " + (count == 0 ? "none" : words))
  }

  @Test(
    arguments: [
      (nil, ["card:1"], nil, "found nothing of that name; there are card:1"),
      ("", [], nil, "found one"), ("x y", [], nil, "found \"x y\""),
      (nil, [], 500, "found nothing of that name"),
    ] as [(String?, [String], Int64?, String)])
  func whatIsNotMetIsToldWithWhatThereWas(
    found: String?, similar: [String], waited: Int64?, end: String
  ) {
    let patience = waited == nil ? "" : " within 500 ms"
    #expect(
      text(
        .unmet(
          .init(.element("card:0", nil), .exists), found: found, similar: similar, waited: waited))
        == "a:7:3: expected element card:0 exists\(patience), \(end)")
  }

  @Test func onlyWhatATargetThrowsIsItsOwnFault() {
    let kinds: [ReplayFailure.Kind] = [
      .lines(differences: []), .picture(name: "a.png", difference: "found none"),
      .target(message: "no"),
    ]
    #expect(kinds.map(\.isOfTarget) == [false, false, true])
    #expect(text(kinds[1]) == "a:7:3: expected the picture a.png, found none")
    #expect(text(kinds[2]) == "a:7:3: `tap card:1` failed: no")
  }

  @Test func aDifferenceIsToldByItself() {
    #expect("\(differences(1)[0])" == "line0: expected no such line, found \"a b\"")
    let gone = SnapshotDifference(name: "a b", expected: "1", found: nil)
    #expect("\(gone)" == "\"a b\": expected 1, found no such line")
  }
}
