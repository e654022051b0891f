import Foundation
import Interaction
import Testing

@testable import Replay

struct ReplayPrinterTests {
  static let canonical = """
    recall-replay 1
    // A game by hand.
    deck      vehicles
    pairs     8
    seed      42
    viewport  1024x768
    scheme    dark

        0  start                              #00000000000000ff
             score = 0
             title = "Hello there"
        0  tap card:3
      640  tap card:9
     1200  press card:5 for 800
     2500  drag 512,600 -> 512,200.5 over 300
     3000  key space
     3000  key down a with shift+command
     3500  focus lost
     3600  down "new game" +12,-30 pointer 1
     3601  move "new game" +12,-30 pointer 1  #9f3a0c2d91e0b754
             score = 2
             title gone
    // The pair is gone.
     9100  expect score = 2
     9100  expect card:3.isFaceUp = true
    12000  text "\\"\\u{0}\\u{202E}ä🚗\\n"
    123456  end
    // Thanks.

    """

  @Test func aCanonicalFileIsPrintedAsItWas() throws {
    let script = try ReplayScript(parsing: Self.canonical, file: "canonical.replay")
    #expect(script.description == Self.canonical)
  }

  /// A terminal obeys some of these, and so does no parser.
  @Test(arguments: ["\u{82}", "\u{9B}1m", "\u{85}", "\u{2028}", "\t", "\u{202E}"])
  func aCommentIsPrintedAsItWasRead(_ comment: String) throws {
    let text = Self.canonical.replacingOccurrences(of: "A game by hand.", with: "A\(comment)B")
    let script = try ReplayScript(parsing: text, file: "comment.replay")
    #expect(script.description == text)
  }

  @Test func aScriptIsReadAsItWas() throws {
    let names = ["a", "a b", "", "1", "ä", "x#y", "->", "with", "over", "\"", "\\", "a\u{0}\n\t\r"]
    let places = names.map { ScriptPlace.element($0) }
    var steps: [ReplayStep] = []
    for name in names {
      for phase in [nil] + KeyEvent.Phase.allCases.map({ $0 }) {
        steps.append(ReplayStep(at: 0, .key(phase, name)))
        steps.append(ReplayStep(at: 0, .key(phase, name, [.option, .command])))
      }
      steps.append(ReplayStep(at: 0, .text(name), digest: 1))
      steps.append(ReplayStep(at: 0, .expect(name: name, value: name)))
    }
    for name in KeyEvent.Phase.allCases.map(\.rawValue) {
      steps.append(ReplayStep(at: 0, .key(nil, name), digest: .max))
      steps.append(ReplayStep(at: 0, .key(.up, name)))
    }
    for place in places {
      let offset = ScriptPoint(.init(x: -0.5, y: 7))
      steps.append(ReplayStep(at: 1, .drag(from: place, to: place, milliseconds: 0)))
      steps.append(ReplayStep(at: 1, .scroll(place, by: offset)))
      guard case .element(let name, _) = place else { continue }
      steps.append(
        ReplayStep(
          at: 1,
          .pointer(.up, .element(name, offset: offset), PointerUse(PointerID(3), button: .middle)),
          comments: ["", "//", " x"]))
    }
    steps.append(
      ReplayStep(
        at: 2, .end, digest: 0,
        changes: [SnapshotChange(name: "", value: ""), SnapshotChange(name: "a", value: "= b")]))
    let script = ReplayScript(header: Sample.header, steps: steps, trailingComments: ["bye"])
    let read = try ReplayScript(parsing: script.description, file: "printed.replay")
    #expect(read == script)
    #expect(read.description == script.description)
  }

  @Test func aCommentStaysOneLine() throws {
    let script = ReplayScript(
      header: Sample.header, steps: [ReplayStep(at: 0, .end, comments: ["two\nlines\u{7}"])])
    let read = try ReplayScript(parsing: script.description, file: "printed.replay")
    #expect(read.steps.map(\.comments) == [["two lines "]])
  }

  @Test(
    arguments: [
      (0, "0000000000000000"), (0xAB, "00000000000000ab"), (.max, "ffffffffffffffff"),
    ] as [(UInt64, String)])
  func aDigestHasSixteenDigits(digest: UInt64, text: String) {
    #expect(digestText(digest) == text)
  }

  @Test(arguments: [
    (["Inter"], "Inter"), (["Noto Sans", "a#b", "x\"y"], #""Noto Sans" a#b "x\"y""#),
    (["#00000000000000ff", ""], ##""#00000000000000ff" """##),
    ((0..<16).map { "f\($0)" }, (0..<16).map { "f\($0)" }.joined(separator: " ")),
  ])
  func fontsStandInTheHeader(families: [String], text: String) throws {
    var header = Sample.header
    header.version = 2
    header.fonts = ReplayFonts(families: families, fingerprint: 0xFF)
    #expect(header.description.hasSuffix("\nfonts     \(text) #00000000000000ff"))
    #expect(try ReplayScript(parsing: "\(header)\n", file: "a").header == header)
    var other = header
    other.fonts?.fingerprint = 0
    #expect(other != header)
  }

  @Test(arguments: [("recall 1.1.0", "\"recall 1.1.0\""), ("", "\"\""), ("a\"b", "\"a\\\"b\"")])
  func theProgramStandsInTheHeader(program: String, text: String) throws {
    var header = Sample.header
    header.program = program
    #expect(header.version == 5)
    #expect(header.description.hasSuffix("\nprogram   \(text)"))
    #expect(try ReplayScript(parsing: "\(header)\n", file: "a").header == header)
    var other = header
    other.program = "other"
    #expect(other != header)
  }

  @Test func aDeckOfOnesOwnStandsInTheHeader() throws {
    var header = Sample.header
    header = ReplayHeader(
      deck: "own", pairs: 2, seed: 1, viewport: header.viewport,
      ownDeck: ReplayHeader.OwnDeck(
        title: "My \"own\"", symbols: ["🚗", "a b", "x"] + (0..<40).map { "s\($0)" }))
    let text = ReplayScript(header: header).description
    #expect(
      text.hasPrefix(
        """
        recall-replay 3
        deck      own
        pairs     2
        seed      1
        viewport  1024x768
        title     "My \\"own\\""
        symbols   "🚗" "a b" x s0 s1
        """))
    #expect(text.components(separatedBy: "symbols   ").count == 3)
    #expect(try ReplayScript(parsing: text, file: "a").header == header)
  }

  /// Symbols of so many letters stand in lines of ninety letters, with spaces in between.
  @Test(
    arguments: [
      ([90], [1]), ([91], [1]), ([44, 45], [2]), ([44, 46], [1, 1]), ([44, 46, 43], [1, 2]),
      ([44, 46, 44], [1, 1, 1]), ([30, 29, 29], [3]), ([30, 29, 30], [2, 1]),
    ] as [([Int], [Int])])
  func asManySymbolsStandInALineAsFit(lengths: [Int], counts: [Int]) {
    let deck = ReplayHeader.OwnDeck(
      title: "t", symbols: lengths.map { String(repeating: "s", count: $0) })
    let header = ReplayHeader(
      deck: "own", pairs: 1, seed: 1, viewport: Sample.header.viewport, ownDeck: deck)
    let lines = "\(header)".split(separator: "\n").filter { $0.hasPrefix("symbols ") }
    #expect(lines.map { $0.split(separator: " ").count - 1 } == counts)
  }

  @Test(arguments: [
    ("a\u{1F}b", "a b"), ("a\u{0}\u{1}", "a  "), ("~ !", "~ !"), ("a\u{7F}\u{80}", "a \u{80}"),
    ("\n", " "), ("\t", "\t"),
  ])
  func whatNoLineMayContainIsASpaceInAComment(comment: String, text: String) {
    let step = ReplayStep(at: 0, .end, comments: [comment])
    #expect(Array("\(step)".utf8) == Array("// \(text)\n    0  end".utf8))
  }

  @Test func aStateIsPrintedLineByLine() {
    let state = StateSnapshot([
      .init(name: "a", value: "1"), .init(name: "b c", value: ""), .init(name: "d", value: "e f"),
    ])
    #expect(state.scriptText == "a = 1\n\"b c\" = \"\"\nd = \"e f\"")
    #expect(StateSnapshot().scriptText.isEmpty)
  }
}
