import Testing

@testable import Replay

@Suite struct ActionReaderExpectationsTests {
  private static func number(_ text: String) -> DecimalNumber {
    DecimalNumber(text) ?? DecimalNumber("0")!
  }

  private static let words: [(String, ReplayAction)] = [
    ("expect a = 1", .expect(name: "a", value: "1")),
    ("expect a != \"b c\"", .expect(.init(.state("a"), .different("b c")))),
    ("expect a < -1.5", .expect(.init(.state("a"), .less(number("-1.5"))))),
    ("expect a > 3", .expect(.init(.state("a"), .greater(number("3"))))),
    ("expect a exists", .expect(.init(.state("a"), .exists))),
    ("expect a gone", .expect(.init(.state("a"), .gone))),
    ("expect element = 1", .expect(name: "element", value: "1")),
    ("expect picture exists", .expect(.init(.state("picture"), .exists))),
    ("expect effect > 2", .expect(.init(.state("effect"), .greater(number("2"))))),
    ("expect element card:3 exists", .expect(.init(.element("card:3", nil), .exists))),
    (
      "expect element card:3.label = \"a b\"",
      .expect(.init(.element("card:3", .label), .equal("a b")))
    ),
    (
      "expect element \"new game\" isEnabled = false",
      .expect(.init(.element("new game", .isEnabled), .equal("false")))
    ),
    ("expect element a.b.x < 3", .expect(.init(.element("a.b", .x), .less(number("3"))))),
    ("expect element a.b exists", .expect(.init(.element("a.b", nil), .exists))),
    ("expect element \"a.x\" exists", .expect(.init(.element("a.x", nil), .exists))),
    ("expect element \"a.x\" x = 1", .expect(.init(.element("a.x", .x), .equal("1")))),
    ("expect picture shown.txt", .expectPicture("shown.txt")),
    ("expect picture \"a b/c.png\" within 255", .expectPicture("a b/c.png", tolerance: 255)),
    ("expect picture a.png within 1", .expectPicture("a.png", tolerance: 1)),
    ("expect picture a.png within 0", .expectPicture("a.png")),
    ("scroll to card:3", .scrollTo("card:3")),
    ("scroll list by 0,-1", .scroll(.element("list"), by: ScriptPoint(.init(x: 0, y: -1)))),
    ("scroll to \"to\" at list", .scrollTo("to", at: .element("list"))),
    (
      "scroll to by 0,-1",
      .scroll(.element("to"), by: ScriptPoint(.init(x: 0, y: -1)))
    ),
    (
      "wait until a = 1 for at most 500",
      .waitUntil(.init(.state("a"), .equal("1")), milliseconds: 500)
    ),
    (
      "wait until element a.isVisible = true for at most 0",
      .waitUntil(.init(.element("a", .isVisible), .equal("true")), milliseconds: 0)
    ),
  ]

  @Test(arguments: words)
  func whatIsReadIsPrintedAndReadAgain(text: String, action: ReplayAction) throws {
    #expect(try Sample.script("0 \(text)\n", version: 5).steps == [ReplayStep(at: 0, action)])
    #expect(try Sample.script("0 \(action)\n", version: 5).steps == [ReplayStep(at: 0, action)])
  }

  private func error(in step: String, version: Int = 5) -> String {
    do {
      return "accepted: \(try Sample.script("0 \(step)\n", version: version))"
    } catch {
      return "\(error)"
    }
  }

  private static let comparisons = "a comparison (=, !=, <, >, exists, gone)"
  private static let properties =
    "what of the element is meant (label, value, isVisible, isEnabled, frame, x, y, width, height)"

  @Test(arguments: [
    ("expect a == 1", "6:12: expected \(comparisons), found `==`; did you mean `=`?"),
    ("expect a exist", "6:12: expected \(comparisons), found `exist`; did you mean `exists`?"),
    ("expect a", "6:11: expected \(comparisons), found the end of the line"),
    ("expect a < b", "6:14: expected a number, as in -12.5, found `b`"),
    ("expect a < \"1\"", "6:14: expected a number, as in -12.5, found \"1\""),
    (
      "expect element a.lable = 1",
      "6:18: expected \(properties), found `a.lable`; did you mean `a.label`?"
    ),
    (
      "expect element \"a\" enabled = 1",
      "6:22: expected \(properties), found `enabled`; did you mean `isEnabled`?"
    ),
    (
      "expect picture a.gif",
      "6:18: expected a picture's file, *.txt or *.png, in this folder or below it, found `a.gif`"
    ),
    (
      "expect picture .png",
      "6:18: expected a picture's file, *.txt or *.png, in this folder or below it, found `.png`"
    ),
    (
      "expect picture .txt",
      "6:18: expected a picture's file, *.txt or *.png, in this folder or below it, found `.txt`"
    ),
    (
      "expect picture ../a.png",
      "6:18: expected a picture's file, *.txt or *.png, in this folder or below it, found `../a.png`"
    ),
    (
      "expect picture /a.png",
      "6:18: expected a picture's file, *.txt or *.png, in this folder or below it, found `/a.png`"
    ),
    (
      "expect picture a.png within 256",
      "6:31: expected how far channels may be off, from 0 to 255, found `256`"
    ),
    ("wait until a = 1", "6:19: expected `for`, found the end of the line"),
    ("wait until a = 1 for at least 5", "6:27: expected `most`, found `least`"),
    (
      "wait until a = 1 for at most 10000000001",
      "6:32: expected a duration from 0 to 10000000000 ms, found `10000000001`"
    ),
    ("scroll to", "6:12: expected an element's identifier, found the end of the line"),
  ])
  func whatIsWrongIsNamedWithWhatWasMeant(step: String, message: String) {
    #expect(error(in: step) == "sample.replay:" + message)
  }

  @Test(arguments: [
    "expect a != 1", "expect a exists", "expect element a exists", "expect picture a.png",
    "wait until a = 1 for at most 1", "scroll to a",
  ])
  func olderVersionsHaveNoneOfIt(step: String) {
    for version in 1...4 {
      #expect(error(in: step, version: version).contains(": expected "), "\(version): \(step)")
    }
  }

  @Test func whatFollowsAWaitStandsBehindItsLongestTime() throws {
    let wait = "5 wait until a = 1 for at most 100\n"
    #expect(try Sample.script(wait + "105 tap a\n", version: 5).steps.count == 2)
    for step in ["tap a", "wait", "expect a = 1", "end"] {
      #expect {
        _ = try Sample.script(wait + "104 \(step)\n", version: 5)
      } throws: {
        "\($0)"
          == "sample.replay:7:5: expected a time of at least 105 ms, when line 6 ends, found `104`"
      }
    }
  }

  @Test func aWordOfTheScriptThatIsSpeltWronglyIsSet() {
    #expect(error(in: "tpa a").hasSuffix("found `tpa`; did you mean `tap`?"))
    #expect(error(in: "click a").hasSuffix("found `click`; did you mean `tap`?"))
    #expect(error(in: "elephant a").hasSuffix("found `elephant`"))
  }
}
