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
}
