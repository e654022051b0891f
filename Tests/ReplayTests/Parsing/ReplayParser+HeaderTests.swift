import Testing

@testable import Replay

/// Which fields a header needs, and how much stands in them.
@Suite struct ReplayParserHeaderTests {
  private func header(_ fields: String, version: Int = 5) throws -> ReplayHeader {
    try ReplayScript(parsing: "recall-replay \(version)\n\(fields)\n", file: "a.replay").header
  }

  private static let fields = ["deck food", "pairs 8", "seed 1", "viewport 9x9"]

  @Test(arguments: fields.indices)
  func eachFieldOfAGameIsNeeded(number: Int) {
    var fields = Self.fields
    let name = fields.remove(at: number).split(separator: " ")[0]
    #expect {
      _ = try header(fields.joined(separator: "\n"))
    } throws: {
      "\($0)" == "a.replay:5:1: expected the field `\(name)`, found the end of the file"
    }
  }

  @Test func theGhostOfAnotherScreenKnowsNoPairs() throws {
    #expect(try header("screen home\nviewport 9x9\nghost 5:1").setup.ghost.count == 1)
  }

  @Test(arguments: [
    "de", "az", "AZ", "09", "d-", String(repeating: "a", count: 34),
    String(repeating: "a", count: 35), "zh-Hant-TW",
  ])
  func aLanguageHasACode(code: String) throws {
    let fields = Self.fields + ["language \(code)"]
    #expect(try header(fields.joined(separator: "\n")).language == code)
  }

  @Test(arguments: [
    "d", "\"\"", String(repeating: "a", count: 36), "d/", "d:", "d@", "d[", "d`", "d{", "\"dé\"",
    "d_E", "\"d e\"",
  ])
  func whatIsNoCodeOfALanguageIsRefused(code: String) {
    #expect {
      _ = try header((Self.fields + ["language \(code)"]).joined(separator: "\n"))
    } throws: {
      "\($0)".hasPrefix("a.replay:6:10: expected a language's code, such as `de`, found ")
    }
  }

  @Test(arguments: [(-1, true), (0, true), (1, false)])
  func symbolsHaveSoManyBytes(beyond: Int, isRead: Bool) {
    let line = "symbols " + String(repeating: "x", count: 50_000)
    let last = "symbols " + String(repeating: "y", count: 50_000 + beyond)
    let lines = Self.fields + ["title \"t\""] + Array(repeating: line, count: 19) + [last]
    let text = lines.joined(separator: "\n")
    let shown = String(repeating: "y", count: 40) + "…"
    do {
      #expect(try header(text).ownDeck?.symbols.count == 20)
      #expect(isRead)
    } catch {
      #expect(!isRead)
      #expect(
        "\(error)"
          == "a.replay:26:9: expected at most 10000 symbols in 1000000 bytes, found `\(shown)`")
    }
  }
}
