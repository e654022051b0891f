import Testing

@testable import Replay

struct SetupDraftTests {
  private func error(in fields: String, header: String = Self.header) -> String {
    do throws(ReplayError) {
      let script = try ReplayScript(parsing: header + fields + "\n", file: "bad.replay")
      return "accepted: \(script)"
    } catch {
      return error.description
    }
  }

  private static let header = "recall-replay 4\ndeck a\npairs 8\nseed 1\nviewport 9x9\n"
  private static let name = "a player's name in quotes, of 1 to 40 characters"
  private static let find = "a find: a time in ms and a pair, as in 1200:3"

  @Test func readsAllOfASetup() throws {
    let header = try ReplayScript(parsing: Sample.textOfSetup, file: "a").header
    #expect(header.setup == Sample.setup)
    #expect(header.screen == nil)
    let second = header.position(of: .player, number: 0, in: "a")
    #expect(second == SourcePosition(file: "a", line: 7, column: 11))
    #expect(header.position(of: .player, in: "a").line == 8)
  }

  @Test(arguments: [
    ("player \"Ann\"", ReplaySetup()), ("turnback 250", ReplaySetup()), ("turnback 60000", .init()),
    ("look 500", .init()), ("look 600000", .init()), ("race 1000", .init()),
    ("race 36000000", .init()), ("hold 250", .init()), ("hold 3000", .init()),
    ("ghost 10000000000:7", .init()), ("bonus off", .init()), ("peeks off", .init()),
  ])
  func eachFieldStandsAloneAndAtItsBounds(field: String, classic: ReplaySetup) throws {
    let header = try ReplayScript(parsing: Self.header + field + "\n", file: "a").header
    #expect(header.setup != classic)
    #expect(try ReplayScript(parsing: "\(header)\n", file: "a").header == header)
  }

  @Test func aGameGivesAdviceFromVersionFiveOn() throws {
    let five = Self.header.replacing("recall-replay 4", with: "recall-replay 5")
    let header = try ReplayScript(parsing: five + "advice on\n", file: "a").header
    #expect(header.setup.givesAdvice)
    #expect(try ReplayScript(parsing: "\(header)\n", file: "a").header == header)
    #expect(error(in: "advice off", header: five) == "bad.replay:6:8: expected `on`, found `off`")
    #expect(!error(in: "advice on").hasPrefix("accepted"))
    var setup = ReplaySetup()
    setup.givesAdvice = true
    let made = ReplayHeader(
      deck: "a", pairs: 8, seed: 1, viewport: header.viewport, setup: setup)
    #expect(made.version == 5)
  }

  @Test(arguments: [
    ("player Ann", "6:8: expected \(name), found `Ann`"),
    ("player \"\"", "6:8: expected \(name), found \"\""),
    (
      "player \"\(String(repeating: "a", count: 41))\"",
      "6:8: expected \(name), found \"\(String(repeating: "a", count: 40))…\""
    ),
    ("player \"a\" perfect", "6:12: expected `bot` or the end of the line, found `perfect`"),
    ("player \"a\" bot", "6:15: expected a bot's name, found the end of the line"),
    ("player \"a\" bot b c", "6:18: expected the end of the line, found `c`"),
    (
      "player \"a\"\nplayer \"b\"\nplayer \"c\"\nplayer \"d\"\nplayer \"e\"",
      "10:8: expected at most 4 players, found \"e\""
    ),
    ("turnback 249", "6:10: expected a time from 250 to 60000 ms, found `249`"),
    ("turnback 60001", "6:10: expected a time from 250 to 60000 ms, found `60001`"),
    ("look 499", "6:6: expected a time from 500 to 600000 ms, found `499`"),
    ("look 600001", "6:6: expected a time from 500 to 600000 ms, found `600001`"),
    ("bonus on", "6:7: expected `off`, found `on`"),
    ("peeks no", "6:7: expected `off`, found `no`"),
    ("race 999", "6:6: expected a time from 1000 to 36000000 ms, found `999`"),
    ("race 36000001", "6:6: expected a time from 1000 to 36000000 ms, found `36000001`"),
    ("hold 249", "6:6: expected a time from 250 to 3000 ms, found `249`"),
    ("hold 3001", "6:6: expected a time from 250 to 3000 ms, found `3001`"),
    (
      "hold 500\nhold 600",
      "7:1: expected each field once, found `hold` again, which line 6 has"
    ),
    ("ghost", "6:6: expected \(find), found the end of the line"),
    ("ghost 1:", "6:7: expected \(find), found `1:`"),
    ("ghost -1:2", "6:7: expected \(find), found `-1:2`"),
    ("ghost 1:2:3", "6:7: expected \(find), found `1:2:3`"),
    ("ghost 1::2", "6:7: expected \(find), found `1::2`"),
    ("ghost :2", "6:7: expected \(find), found `:2`"),
    ("ghost 5:10000", "6:7: expected \(find), found `5:10000`"),
    ("ghost 5:9999", "6:7: expected pairs from 0 to 7, as there are 8, found `5:9999`"),
    ("ghost 10000000001:2", "6:7: expected \(find), found `10000000001:2`"),
    ("ghost 99999999999999999999:2", "6:7: expected \(find), found `99999999999999999999:2`"),
    ("ghost 5:1 4:2", "6:11: expected a find at 5 ms or later, found `4:2`"),
    ("ghost 5:1\nghost 6:1", "7:7: expected each pair to be found once, found `6:1`"),
    ("ghost 5:8", "6:7: expected pairs from 0 to 7, as there are 8, found `5:8`"),
    ("screen 5", "6:8: expected a screen's name, found `5`"),
    ("screen home\ngiven x", "7:7: expected a text in quotes, found `x`"),
    ("given \"x\"", "7:1: expected the field `screen`, found the end of the file"),
    (
      "screen table\ngiven \"x\"", "8:1: expected the field `screen`, found the end of the file"
    ),
  ])
  func namesWhatIsWrongWithASetup(fields: String, message: String) {
    #expect(error(in: fields) == "bad.replay:" + message)
  }

  @Test(arguments: [1, 2, 3])
  func earlierVersionsHaveNoSetup(version: Int) {
    let header = "recall-replay \(version)\n"
    #expect(error(in: "player \"Ann\"", header: header).hasSuffix("or a step, found `player`"))
    #expect(error(in: "screen home", header: header).hasSuffix("or a step, found `screen`"))
  }

  @Test func unknownFieldsAreToldWhatThereIs() {
    #expect(
      error(in: "cards 8")
        == "bad.replay:6:1: expected a field (deck, pairs, seed, viewport, scheme, fonts, title, "
        + "symbols, player, turnback, look, bonus, peeks, race, hold, ghost, screen, given, stored) or a "
        + "step, found `cards`")
  }

  @Test func aScreenNeedsNoDeck() throws {
    let text = "recall-replay 4\nscreen home\nviewport 9x9\ngiven \"a\\n\"\ngiven \"b\"\n0 end\n"
    let header = try ReplayScript(parsing: text, file: "a").header
    #expect(header.screen == ReplayScreen(name: "home", given: "a\nb"))
    #expect(header.deck.isEmpty && header.pairs == 0 && header.seed == 0)
    #expect(
      error(in: "screen home", header: "recall-replay 4\n")
        == "bad.replay:3:1: expected the field `viewport`, found the end of the file")
    #expect(
      error(in: "screen table\nviewport 9x9", header: "recall-replay 4\n")
        == "bad.replay:4:1: expected the field `deck`, found the end of the file")
  }

  @Test(arguments: [(0, true), (1, false)])
  func soMuchIsGiven(more: Int, isRead: Bool) {
    let line = "given \"" + String(repeating: "x", count: 65_000) + "\"\n"
    let whole = ReplayGrammar.givenBytes / 65_000
    let rest = ReplayGrammar.givenBytes % 65_000 + more
    let text =
      Self.header + "screen home\n" + String(repeating: line, count: whole)
      + "given \"" + String(repeating: "x", count: rest) + "\"\n"
    do throws(ReplayError) {
      let header = try ReplayScript(parsing: text, file: "bad.replay").header
      #expect(isRead)
      #expect(header.screen?.given.utf8.count == ReplayGrammar.givenBytes)
    } catch {
      #expect(!isRead)
      #expect(error.expected == "at most 16777216 bytes given in all")
      #expect(error.position.description == "bad.replay:\(whole + 7):7")
    }
  }
}
