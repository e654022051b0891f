import Testing

@testable import Replay

/// Which steps belong together, and in which ways they are said, the simplest first.
@Suite struct StepGroupTests {
  private func groups(_ steps: String) throws -> [StepGroup] {
    StepGroup.groups(of: try Sample.script(steps).steps)
  }

  private func text(_ group: StepGroup, notBefore earliest: Int64 = 0) -> [String] {
    group.steps(notBefore: earliest).map { "\($0.step.time) \($0.step.action) (\($0.last))" }
  }

  /// What it says in each way; the last one a second time, behind which there is none.
  private func ways(_ group: StepGroup) -> [[String]] {
    var (group, ways) = (group, [text(group)])
    while group.hasOtherWay, ways.count < 20 {
      group.takeOtherWay()
      ways.append(text(group))
    }
    group.takeOtherWay()
    #expect(text(group) == ways.last)
    return ways
  }

  @Test func whatGoesUpWhereItWentDownIsATapOrAPress() throws {
    let group = try groups("7 down card:1 +30,+20\n93 up card:1 +30,+20\n")
    #expect(
      group.map(ways) == [
        [
          ["93 tap card:1 (1)"], ["93 tap card:1 +30,+20 (1)"], ["7 press card:1 for 86 (1)"],
          ["7 press card:1 +30,+20 for 86 (1)"],
          ["7 down card:1 +30,+20 (0)", "93 up card:1 +30,+20 (1)"],
        ]
      ])
  }

  @Test func aPlaceWithoutAnElementHasOneWayLess() throws {
    let group = try groups("7 down 1,2 pointer 3\n93 up 1,2 pointer 3\n")
    #expect(
      group.map(ways) == [
        [
          ["93 tap 1,2 pointer 3 (1)"], ["7 press 1,2 for 86 pointer 3 (1)"],
          ["7 down 1,2 pointer 3 (0)", "93 up 1,2 pointer 3 (1)"],
        ]
      ])
  }

  @Test(arguments: ["20 move a +1,+1\n93 up a", "20 move a +9,+9\n93 up a +1,+1", "93 up a +1,+1"])
  func whatMovesOrGoesUpElsewhereIsATapOrADrag(rest: String) throws {
    let group = try groups("7 down a\n\(rest)\n")
    let end = rest.hasSuffix("+1,+1") ? "a +1,+1" : "a"
    #expect(group.count == 1)
    #expect(
      group.map(ways).first?.dropLast() == [
        ["93 tap a (\(rest.contains("move") ? 2 : 1))"],
        ["7 drag a -> \(end) over 86 (\(rest.contains("move") ? 2 : 1))"],
      ])
  }

  @Test func aKeyThatGoesDownAndUpIsOneStep() throws {
    let group = try groups("3 key down a with shift\n8 key up a with shift\n")
    #expect(
      group.map(ways) == [
        [
          ["3 key a with shift (1)"],
          ["3 key down a with shift (0)", "8 key up a with shift (1)"],
        ]
      ])
  }

  @Test(arguments: ["0 key down a\n9 key up a", "0 down a\n9 up a"])
  func aCommentStaysWithWhatItTellsOf(steps: String) throws {
    let group = try #require(try groups("// why\n\(steps)\n").first)
    #expect(group.steps(notBefore: 0).map(\.step.comments) == [["why"]])
  }

  /// How many steps each group has.
  @Test(
    arguments: [
      ("0 down a\n1 move a\n2 up a\n3 down b\n4 up b", [3, 2]),
      ("0 down a\n1 key down b\n2 up a", [1, 1, 1]),
      ("0 down a\n1 move a pointer 1\n2 up a", [1, 1, 1]),
      ("0 down a\n1 move a button middle\n2 up a", [1, 1, 1]),
      ("0 down a\n1 cancel a\n2 up a", [1, 1, 1]), ("0 down a\n1 down a\n2 up a", [1, 2]),
      ("0 down a\n1 move a", [1, 1]), ("0 up a\n1 move a", [1, 1]),
      ("0 key down a\n1 key up b", [1, 1]), ("0 key down a\n1 key up a with shift", [1, 1]),
      ("0 key down a\n1 key repeat a\n2 key up a", [1, 1, 1]), ("0 key down a", [1]),
      ("0 key up a\n1 key down a\n2 key up a\n3 end", [1, 2, 1]), ("", []),
    ] as [(String, [Int])])
  func stepsWithNothingInBetweenBelongTogether(steps: String, counts: [Int]) throws {
    let groups = try groups(steps + "\n")
    var first = 0
    for (group, count) in zip(groups, counts) {
      #expect(ways(group).last?.last?.hasSuffix("(\(first + count - 1))") == true)
      #expect(ways(group).last?.count == count)
      first += count
    }
    #expect(groups.count == counts.count)
  }

  /// To hundreds, to tens, and as it is.
  @Test(
    arguments: [
      (1049, [1000, 1050, 1049]), (1050, [1100, 1050, 1050]), (1044, [1000, 1040, 1044]),
      (1045, [1000, 1050, 1045]), (0, [0, 0, 0]), (49, [0, 50, 49]), (50, [100, 50, 50]),
    ] as [(Int64, [Int64])])
  func timesAreRoundedToWhatIsRoundest(time: Int64, rounded: [Int64]) throws {
    var group = try #require(try groups("\(time) wait\n").first)
    group.beginRounding()
    #expect(ways(group) == rounded.map { ["\($0) wait (0)"] })
  }

  @Test func aWayThatWasFoundIsRounded() throws {
    var group = try #require(try groups("7 down a\n93 up a\n").first)
    group.takeOtherWay()
    group.beginRounding()
    #expect(
      ways(group) == [
        ["0 press a for 86 (1)"], ["10 press a for 86 (1)"], ["7 press a for 86 (1)"],
      ]
    )
  }

  @Test func theStartStaysWhereItIs() throws {
    var group = try #require(try groups("0 start\n").first)
    group.beginRounding()
    #expect(!group.hasOtherWay)
    #expect(text(group) == ["0 start (0)"])
  }

  @Test func noStepComesBeforeThoseAboveIt() throws {
    let group = try #require(try groups("7 down 1,1\n93 move 2,1\n95 move 3,1\n").first)
    #expect(text(group, notBefore: 6) == ["7 down 1,1 (0)"])
    #expect(text(group, notBefore: 8) == ["8 down 1,1 (0)"])
  }

  @Test func whatIsGivenUpIsSaidAsItWas() throws {
    let original = ["7 key down a (0)", "93 key up a (1)"]
    var group = try #require(try groups("7 key down a\n93 key up a\n").first)
    var early = group
    early.giveUp()
    #expect(text(early) == original)
    #expect(!early.hasOtherWay)
    group.beginRounding()
    group.giveUp()
    #expect(text(group) == original)
    #expect(!group.hasOtherWay)
  }
}
