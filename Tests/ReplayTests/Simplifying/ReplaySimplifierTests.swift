import Testing

@testable import Replay

@Suite struct ReplaySimplifierTests {
  private func simplified(_ steps: String) throws -> [String] {
    let script = try Sample.script(steps)
    let simple = try ReplaySimplifier(script) { trial in
      let table = Table()
      var bytes = Array("\(trial)".utf8)
      let reader = try ReplayReader(file: "trial") {
        defer { bytes = [] }
        return bytes
      }
      var digests: [Int: UInt64] = [:]
      _ = try reader.play(
        on: table, isComplete: true, checks: .expectations,
        observer: { if $0.isLast { digests[$0.index] = table.digest } })
      return digests
    }.simplified()
    #expect(try ReplayPlayer(simple).play(on: Table()).isSuccess)
    return simple.steps.map { "\($0.time) \($0.action)" }
  }

  @Test func aDownAndAnUpAreATapAtARoundTime() throws {
    #expect(
      try simplified("1007 down card:1 +30,+20\n1093 up card:1 +30,+20\n2049 end\n")
        == ["1100 tap card:1", "2000 end"])
  }

  @Test func movesThatDontMatterAreLeftOut() throws {
    #expect(
      try simplified(
        "7 down card:1 +30,+20\n20 move card:1 +31,+20\n30 move card:1 +32,+20\n93 up card:1 +32,+20\n100 end\n"
      ) == ["100 tap card:1", "100 end"])
  }

  @Test func whatGoesUpElsewhereIsADrag() throws {
    #expect(
      try simplified(
        "0 down card:1 +30,+20\n20 move card:1 +131,+20\n100 up card:1 +131,+20\n100 expect card:1.taps = 0\n200 end\n"
      )
        == [
          "0 drag card:1 +30,+20 -> card:1 +131,+20 over 100", "100 expect card:1.taps = 0",
          "200 end",
        ])
  }

  @Test func timesStayWhereTheyMatter() throws {
    // The card rests a second after its tap, and the digest tells of that.
    #expect(
      try simplified("0 down card:1\n0 up card:1\n999 wait\n1001 wait\n2000 end\n")
        == ["0 tap card:1", "999 wait", "1000 wait", "2000 end"])
  }

  @Test func aKeyThatGoesDownAndUpIsOneStep() throws {
    #expect(
      try simplified("0 key down a with shift\n80 key up a with shift\n100 key down b\n200 end\n")
        == ["0 key a with shift", "100 key down b", "200 end"])
  }

  @Test func whatOverlapsStaysAsItIs() throws {
    let steps = [
      "0 down card:1 pointer 1", "0 down card:2 pointer 2", "100 up card:1 pointer 1",
      "100 up card:2 pointer 2", "100 end",
    ]
    #expect(try simplified(steps.joined(separator: "\n") + "\n") == steps)
  }

  @Test func commentsStay() throws {
    let script = try Sample.script("// why\n0 down card:1\n0 up card:1\n// end\n9 end\n")
    let simple = try ReplaySimplifier(script) { trial in
      Dictionary(uniqueKeysWithValues: trial.steps.indices.map { ($0, 1) })
    }.simplified()
    #expect(simple.steps.map(\.comments) == [["why"], ["end"]])
  }

  @Test func digestsAreThoseOfTheOriginalAndLinesAreLeftOut() throws {
    let script = try Sample.script(
      "0 start #0000000000000009\n  a = 1\n0 down card:1\n9 up card:1 #0000000000000008\n9 end\n")
    var plays = 0
    let simple = try ReplaySimplifier(script) { trial in
      plays += 1
      if plays > 1 {
        #expect(trial.steps.allSatisfy { $0.digest == nil && $0.changes.isEmpty })
      }
      return plays == 1 ? [0: 5, 1: 6, 2: 7, 3: 8] : [0: 5, 1: 7, 2: 8]
    }.simplified()
    #expect(simple.steps.map { "\($0.action)" } == ["start", "tap card:1", "end"])
    #expect(simple.steps.map(\.digest) == [5, 7, 8])
    #expect(simple.steps.allSatisfy { $0.changes.isEmpty })
  }

  /// What doesn't come to the same in so many rounds stays as it is.
  @Test func aScriptIsPlayedSoOftenAndNoMore() throws {
    let keys = (0..<400).map { "\($0 * 10 + 3) key down a\n\($0 * 10 + 4) key up a\n" }
    let script = try Sample.script(keys.joined() + "9999 end\n")
    var plays: UInt64 = 0
    let simple = try ReplaySimplifier(script) { trial in
      plays += 1
      var digests = Dictionary(uniqueKeysWithValues: trial.steps.indices.map { ($0, UInt64(1)) })
      digests[trial.steps.count - 1] = plays
      return digests
    }.simplified()
    #expect(ReplaySimplifier.mostRounds == 300)
    #expect(plays == 601, "once as it is, and so often for ways and for times")
    #expect(
      simple.steps.map { "\($0.time) \($0.action)" }
        == script.steps.map { "\($0.time) \($0.action)" })
  }

  @Test func aScriptThatStopsEarlierIsSaidLessSimply() throws {
    struct Stopped: Error {}
    let script = try Sample.script("0 down card:1\n9 up card:1\n9 end\n")
    let simple = try ReplaySimplifier(script) { trial in
      guard trial.steps.count == 3 else { throw Stopped() }
      return [0: 1, 1: 2, 2: 3]
    }.simplified()
    #expect(simple.steps.map { "\($0.action)" } == ["down card:1", "up card:1", "end"])
  }

  /// The first step comes to 100, and the second one, which can't be rounded, no earlier.
  @Test func noStepComesBeforeOneThatWasRounded() throws {
    let script = try Sample.script("51 wait\n58 wait\n")
    var tries = 0
    let simple = try ReplaySimplifier(script) { trial in
      if trial.steps[0].time == 100 { tries += 1 }
      return [0: 1, 1: (1...2).contains(tries) ? 9 : 2]
    }.simplified()
    #expect(tries == 3)
    #expect(simple.steps.map(\.time) == [100, 100])
  }
}
