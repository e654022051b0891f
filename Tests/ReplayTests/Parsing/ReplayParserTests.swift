import Foundation
import Interaction
import Testing

@testable import Replay

struct ReplayParserTests {
  private static func point(_ x: Int, _ y: Int) -> ScriptPoint {
    ScriptPoint(x: ScriptCoordinate(thousandths: x), y: ScriptCoordinate(thousandths: y))
  }

  @Test func readsTheHeaderInAnyOrder() throws {
    let script = try ReplayScript(
      parsing: """
        recall-replay 1
        scheme dark
        // One game of the daily deal.
        seed 18446744073709551615
        viewport 800.5x600
        pairs 10000
        deck "My deck"

        """, file: "a.replay")
    #expect(script.header.deck == "My deck")
    #expect(script.header.pairs == 10_000)
    #expect(script.header.seed == .max)
    #expect(script.header.viewport.description == "800.5x600")
    #expect(script.header.scheme == .dark)
    #expect(script.header.comments == ["One game of the daily deal."])
    #expect(script.steps.isEmpty)
  }

  @Test(
    arguments: [
      ("start", .start),
      ("wait", .wait),
      ("tap card:3", .tap(.element("card:3"))),
      ("tap 12,-3.5", .tap(.point(point(12_000, -3500)))),
      ("tap \"new game\" +1,-0.001", .tap(.element("new game", offset: point(1000, -1)))),
      ("press card:5 for 800", .press(.element("card:5"), milliseconds: 800)),
      (
        "drag 1,2 -> over over 300 pointer 2",
        .drag(
          from: .point(point(1000, 2000)), to: .element("over"), milliseconds: 300,
          PointerUse(PointerID(2)))
      ),
      (
        "drag a +1,+1 -> b -1,-1 over 0",
        .drag(
          from: .element("a", offset: point(1000, 1000)),
          to: .element("b", offset: point(-1000, -1000)), milliseconds: 0)
      ),
      (
        "down 1,2 pointer 999 button secondary",
        .pointer(
          .down, .point(point(1000, 2000)), PointerUse(PointerID(999), button: .secondary))
      ),
      ("move a", .pointer(.move, .element("a"))),
      ("up a button middle", .pointer(.up, .element("a"), PointerUse(button: .middle))),
      ("cancel a", .pointer(.cancel, .element("a"))),
      ("scroll a by 0,-120", .scroll(.element("a"), by: point(0, -120_000))),
      ("key space", .key(nil, "space")),
      ("key up", .key(nil, "up")),
      ("key up up", .key(.up, "up")),
      ("key up with shift", .key(nil, "up", .shift)),
      ("key down \"with\" with control+command", .key(.down, "with", [.control, .command])),
      ("key repeat +", .key(.repeat, "+")),
      (#"text "a \"b\" \\ \n\r\t\u{1F697}""#, .text("a \"b\" \\ \n\r\t🚗")),
      ("text \"\"", .text("")),
      ("resize 0x100000", .resize(ScriptSize(.init(width: 0, height: 100_000)))),
      ("focus lost", .focus(.lost)),
      ("expect card:3.isFaceUp = true", .expect(name: "card:3.isFaceUp", value: "true")),
      ("expect \"a b\" = \"c d\"", .expect(name: "a b", value: "c d")),
      ("expect a = -1.5#", .expect(name: "a", value: "-1.5#")),
      (#"marked "に""#, .marked("に")),
      (#"paste "a\nb""#, .paste("a\nb")),
      (#"message deck "a\nb""#, .message(name: "deck", body: "a\nb")),
      ("expect effect = 1", .expect(name: "effect", value: "1")),
      (#"expect effect copy "a b""#, .expectEffect(.copy("a b"))),
      ("expect effect paste", .expectEffect(.requestPaste)),
      (
        "expect effect open https://www.swift.org/a?b=c#d",
        .expectEffect(.openURL(URL(string: "https://www.swift.org/a?b=c#d")!))
      ),
      ("expect effect feedback success", .expectEffect(.feedback(.success))),
      (
        #"expect effect feedback "impact heavy 0.5""#,
        .expectEffect(.feedback(.impact(weight: .heavy, intensity: 0.5)))
      ),
      ("expect effect sound bell", .expectEffect(.playSound("bell"))),
      ("expect announcement \"a bus\"", .expectEffect(.announce(Announcement("a bus")))),
      (
        "expect announcement assertive \"a bus\"",
        .expectEffect(.announce(Announcement("a bus", priority: .assertive)))
      ),
      ("expect announcement = 1", .expect(name: "announcement", value: "1")),
      ("expect effect close", .expectEffect(.closeWindow)),
      (
        #"expect effect message keep "a \"b\"""#,
        .expectEffect(.message(name: "keep", body: "a \"b\""))
      ),
      ("end", .end),
    ] as [(String, ReplayAction)])
  func readsEveryAction(text: String, action: ReplayAction) throws {
    let script = try Sample.script("0 \(text)\n")
    #expect(script.steps == [ReplayStep(at: 0, action)])
    let digested = try Sample.script("0 \(text) #0123456789abcdef\n")
    #expect(digested.steps == [ReplayStep(at: 0, action, digest: 0x0123_4567_89AB_CDEF)])
  }

  @Test func readsChangesBelowTheirStep() throws {
    let script = try Sample.script(
      """
      5 down a #00000000000000ff
          a = 1
          b gone
          "c d" = ""
      6 up a

      """)
    #expect(
      script.steps[0].changes == [
        SnapshotChange(name: "a", value: "1"), SnapshotChange(name: "b", value: nil),
        SnapshotChange(name: "c d", value: ""),
      ])
    #expect(script.steps[1].changes.isEmpty)
  }

  @Test func commentsBelongToWhatFollowsThem() throws {
    let script = try Sample.script("// first\n//\n0 tap a\n//  last\n0 end\n// over\n")
    #expect(script.steps.map(\.comments) == [["first", ""], [" last"]])
    #expect(script.trailingComments == ["over"])
  }

  @Test func linesMayEndWithCarriageReturns() throws {
    let text = Sample.text("0 text \"a\"\n").replacing("\n", with: "\r\n")
    #expect(
      try ReplayScript(parsing: text, file: "a").steps == [ReplayStep(at: 0, .text("a"))])
  }

  @Test func aPointerIsFreeAgainAtTheInstantAtWhichAPressEnds() throws {
    let script = try Sample.script(
      "0 press a for 800\n799 tap b pointer 1\n799 focus lost\n800 tap a\n800 end\n")
    #expect(script.steps.count == 5)
  }

  @Test func aRecordingWithoutAnEndIsAPrefix() throws {
    #expect(try !Sample.script("0 down a\n").isComplete)
    #expect(try Sample.script("0 down a\n1 end\n").isComplete)
    #expect(try Sample.script("0 down a\n1 end").isComplete)
  }

  @Test func anEventDuringWhichTheWriterDiedIsThere() throws {
    let script = try Sample.script("0 down a\n1 up a +1,+1     #")
    #expect(
      script.steps.last
        == ReplayStep(at: 1, .pointer(.up, .element("a", offset: Self.point(1000, 1000)))))
    #expect(!script.isComplete)
  }

  @Test(arguments: 0..<20)
  func aControlCharacterIsRefusedWhereverItStands(place: Int) throws {
    for character in ["\u{7F}", "\u{1F}", "\u{0}"] {
      let text =
        "recall-replay 5\n// \(String(repeating: "a", count: place))\(character)bcdefghijk\n"
      let error = #expect(throws: ReplayError.self) {
        try ReplayScript(parsing: text, file: "a.replay")
      }
      #expect(error?.position.line == 2 && error?.position.column == 4 + place)
    }
    let tabbed = "recall-replay 5\n// \(String(repeating: "a", count: place))\t~ é\n"
    let error = #expect(throws: ReplayError.self) {
      try ReplayScript(parsing: tabbed, file: "a.replay")
    }
    // What is missing is missed behind the comment.
    #expect(error?.position.line == 3)
  }

  // MARK: Line by line

  private func parser(_ text: String) throws -> ReplayParser {
    var parser = ReplayParser(file: "a.replay")
    try parser.readAll(Array(Sample.text(text).utf8))
    return parser
  }

  @Test(
    arguments: [
      ("", []), ("0 tap a\n", ["tap a"]), ("0 tap a\n1 tap b\n2 tap c\n", ["tap c"]),
    ] as [(String, [String])])
  func allStepsButTheLastAreForgotten(steps: String, left: [String]) throws {
    var parser = try parser(steps)
    parser.forgetSteps()
    #expect(parser.steps.map { "\($0.action)" } == left)
  }

  @Test func aStepIsTakenOnceNothingCanBelongToItAnyMore() throws {
    var parser = try parser("0 tap a\n1 tap b\n")
    #expect(parser.takeWholeStep(atEnd: false)?.time == 0)
    #expect(parser.takeWholeStep(atEnd: false) == nil)
    #expect(parser.takeWholeStep(atEnd: true)?.time == 1)
    #expect(parser.takeWholeStep(atEnd: true) == nil)
  }

  @Test func ofCommentsOnlyThatThereAreSomeIsKept() throws {
    var parser = try parser("// a\n0 tap a #00000000000000ff\n// b\n// c\n")
    parser.forgetComments()
    #expect(parser.comments == [""])
    #expect(parser.steps.map(\.comments) == [[]])
    #expect(throws: ReplayError.self) { try parser.readAll(Array(" a = 1\n".utf8)) }
    parser = try self.parser("0 tap a #00000000000000ff\n")
    parser.forgetComments()
    #expect(parser.comments.isEmpty)
  }
}
