import Testing

@testable import Replay

struct ReplaySetupPrinterTests {
  @Test func aSetupIsPrintedAsItWas() throws {
    let header = try ReplayScript(parsing: Sample.textOfSetup, file: "a").header
    #expect("\(header)\n" == Sample.textOfSetup)
  }

  @Test func aHeaderHasTheLowestVersionThatCanSayIt() {
    func version(_ setup: ReplaySetup, _ screen: ReplayScreen? = nil) -> Int {
      ReplayHeader(
        deck: "a", pairs: 8, seed: 1, viewport: Sample.header.viewport, setup: setup,
        screen: screen
      ).version
    }
    #expect(version(.classic) == 1)
    #expect(version(Sample.setup) == 4)
    #expect(version(.classic, ReplayScreen(name: "home")) == 4)
  }

  @Test func aScreenIsPrintedWithWhatItHas() throws {
    let screen = ReplayScreen(name: "home", given: "a \"b\"\n")
    let header = ReplayHeader(
      deck: "", pairs: 0, seed: 0, viewport: Sample.header.viewport, screen: screen)
    let text = """
      recall-replay 4
      screen    home
      viewport  1024x768
      given     "a \\"b\\"\\n"
      """
    #expect("\(header)" == text)
    #expect(try ReplayScript(parsing: text + "\n", file: "a").header == header)
  }

  @Test func whatIsGivenFitsIntoLines() throws {
    let given = String(repeating: "a\u{1}ä🚗", count: 20_000)
    let header = ReplayHeader(
      deck: "d", pairs: 3, seed: 9, viewport: Sample.header.viewport,
      screen: ReplayScreen(name: "home", given: given))
    let text = "\(header)\n"
    #expect(text.split(separator: "\n").allSatisfy { $0.utf8.count <= ReplayGrammar.lineBytes })
    #expect(try ReplayScript(parsing: text, file: "a").header == header)
  }

  @Test(arguments: [("", 0, 0), ("", 1, 0), ("", 0, 1), ("d", 0, 0)])
  func aScreenIsPrintedWithTheGameThatItHas(deck: String, pairs: Int, seed: UInt64) {
    let header = ReplayHeader(
      deck: deck, pairs: pairs, seed: seed, viewport: Sample.header.viewport,
      screen: ReplayScreen(name: "home"))
    let fields = [
      deck.isEmpty ? "" : "deck      d\n", pairs == 0 ? "" : "pairs     1\n",
      seed == 0 ? "" : "seed      1\n",
    ]
    #expect(
      "\(header)"
        == "recall-replay 4\nscreen    home\n\(fields.joined())viewport  1024x768")
  }
}
