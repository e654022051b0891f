import Testing

@testable import instructions

@Suite struct CallgrindProfileTests {
  /// `main` calls `a` twice and `b`, `b` calls itself, and code without a name is called once.
  static let text = """
    # callgrind format
    version: 1
    creator: callgrind-3.19.0
    cmd: ./profile tap = counted
    positions: line
    events: Ir

    ob=(1) /tmp/x/profile
    fl=(1) ???
    fn=(1) main
    0 10
    cfn=(2) RecallUI.Stage.a(x: Swift.Int) -> ()
    calls=2 0
    0 40
    cob=(2) /usr/lib/libswiftCore.so
    cfn=(3) 0x00000000001234
    calls=1 0
    0 7
    +3 5
    cfn=(4) b
    calls=1 0
    * 30

    fn=(2)
    0 40
    fn=(4)
    0 20
    -2 10
    cfn=(4)
    calls=3 0
    0 60

    ob=(2)
    fn=(3)
    0 7

    totals: 92
    """

  @Test func eachFunctionHasItsOwnInstructionsAndThoseOfWhatItCalls() throws {
    let profile = try CallgrindProfile(parsing: Self.text)
    #expect(
      profile.functions == [
        "main": Cost(own: 15, total: 92),
        "RecallUI.Stage.a(x: Swift.Int) -> ()": Cost(own: 40, total: 40),
        "b": Cost(own: 30, total: 30),
        "(libswiftCore.so without names)": Cost(own: 7, total: 7),
      ])
    #expect(profile.total == 92)
  }

  @Test func functionsThatCallEachOtherTakeNoMoreThanAll() throws {
    let text = """
      events: Ir
      fn=(1) a
      0 5
      cfn=(2) b
      calls=9 0
      0 100
      fn=(2)
      0 6
      """
    #expect(try CallgrindProfile(parsing: text).functions["a"] == Cost(own: 5, total: 11))
  }

  @Test func ofTwoProfilesTheDifferenceIsWhatOneHasMore() {
    let (longer, shorter) = (
      CallgrindProfile(
        total: 100, functions: ["a": Cost(own: 60, total: 100), "b": Cost(own: 40, total: 40)]),
      CallgrindProfile(total: 30, functions: ["a": Cost(own: 30, total: 30)])
    )
    #expect(
      longer.subtracting(shorter)
        == CallgrindProfile(
          total: 70, functions: ["a": Cost(own: 30, total: 70), "b": Cost(own: 40, total: 40)]))
  }

  @Test(arguments: [
    ("events: Ir\nfn=(1) a\n0 x", "line 3: expected a line of callgrind, found `0 x`"),
    ("events: Ir\nhello", "line 2: expected a line of callgrind, found `hello`"),
    ("events: Ir\nwhat=1", "line 2: expected a line of callgrind, found `what=1`"),
    ("", "line 1: expected `events: Ir`, found `none of it`"),
    ("events: Dr Dw", "line 1: expected `events: Ir`, found `none of it`"),
  ])
  func whatIsNoProfileIsNamedWithItsLine(text: String, message: String) {
    let error = #expect(throws: CountsError.self) { try CallgrindProfile(parsing: text) }
    #expect(error?.description == message)
  }
}
