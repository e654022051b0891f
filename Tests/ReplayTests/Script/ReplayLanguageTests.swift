import Foundation
import Testing

@testable import Replay

@Suite struct ReplayLanguageTests {
  private func script(_ line: String, version: Int = 5) throws -> ReplayScript {
    try ReplayScript(
      parsing: "recall-replay \(version)\ndeck food\npairs 2\nseed 1\nviewport 9x9\n\(line)\n",
      file: "a.replay")
  }

  @Test func aLanguageStandsInTheHeader() throws {
    let header = try script("language de-AT").header
    #expect(header.language == "de-AT")
    #expect(header.description.hasSuffix("\nlanguage  de-AT"))
    #expect(try script("").header.language == nil)
    #expect(try script("").header != header)
  }

  @Test func aHeaderWithALanguageIsOfTheVersionThatHasIt() {
    var header = ReplayHeader(
      deck: "food", pairs: 2, seed: 1, viewport: ScriptSize(CGSize(width: 9, height: 9)))
    #expect(header.version == 1)
    header.language = nil
    #expect(header.version == 1)
    header.language = "tr"
    #expect(header.version == 5)
  }

  @Test(arguments: ["language d", "language de_DE", "language \"\"", "language de/x"])
  func whatIsNoCodeIsRefused(line: String) {
    #expect {
      try script(line)
    } throws: {
      "\($0)".hasPrefix("a.replay:6:10: expected a language's code, such as `de`, found ")
    }
  }

  @Test func earlierVersionsHaveNone() {
    #expect(throws: ReplayError.self) { try script("language de", version: 4) }
  }
}
