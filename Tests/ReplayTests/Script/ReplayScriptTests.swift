import Testing

@testable import Replay

struct ReplayScriptTests {
  @Test func scriptsAreEqualThatSayTheSameElsewhere() throws {
    let compact = try ReplayScript(parsing: Sample.text("0 tap card:1\n"), file: "a.replay")
    let spaced = try ReplayScript(parsing: Sample.text("\n\n  0   tap  card:1\n"), file: "b")
    let other = try ReplayScript(parsing: Sample.text("0 tap card:2\n"), file: "a.replay")
    #expect(compact == spaced)
    #expect(compact != other)
  }

  @Test func aFieldOfTheHeaderHasAPosition() throws {
    let script = try Sample.script("")
    #expect(script.position(of: .deck).description == "sample.replay:2:6")
    #expect(script.position(of: .viewport).description == "sample.replay:5:10")
  }

  @Test func theEndIsWhenTheLastEventHappens() throws {
    let script = try Sample.script("100 press card:1 for 800\n200 key space\n")
    #expect(script.endTime == 900)
    #expect(!script.isComplete)
    #expect(ReplayStep(at: .max, .press(.element("a"), milliseconds: 1)).endTime == .max)
  }

  @Test func aScriptWithoutStepsEndsWhereItBegins() throws {
    #expect(try Sample.script("").endTime == 0)
    #expect(try !Sample.script("").isComplete)
  }
}
