import Testing

@testable import Replay

/// What is wrong with a file is said with its place, what was expected and what was found.
struct ReplayErrorTests {
  private func error(in text: String) -> String {
    do throws(ReplayError) {
      let script = try ReplayScript(parsing: text, file: "bad.replay")
      return "accepted: \(script)"
    } catch {
      return error.description
    }
  }

  private func error(in bytes: [UInt8]) -> String {
    do throws(ReplayError) {
      let script = try ReplayScript(parsing: bytes, file: "bad.replay")
      return "accepted: \(script)"
    } catch {
      return error.description
    }
  }

  private static let fields = "a field (deck, pairs, seed, viewport, scheme) or a step"
  private static let actions =
    "an action (start, wait, tap, press, drag, down, move, up, cancel, scroll, key, text, marked, "
    + "paste, message, resize, focus, expect, end)"

  @Test(arguments: [
    ("", "1:1: expected `recall-replay 5`, found an empty file"),
    ("\n", "1:1: expected `recall-replay`, found the end of the line"),
    ("hello\n", "1:1: expected `recall-replay`, found `hello`"),
    ("recall-replay", "1:14: expected version 1 to 5, found the end of the file"),
    ("recall-replay 6\n", "1:15: expected version 1 to 5, found `6`"),
    ("recall-replay 1 2\n", "1:17: expected the end of the line, found `2`"),
    (
      "recall-replay 1",
      "1:16: expected a newline: the last line is cut off, found the end of the file"
    ),
    ("recall-replay 1\n", "2:1: expected the field `deck`, found the end of the file"),
    ("recall-replay 1\ncards 8\n", "2:1: expected \(fields), found `cards`"),
    ("recall-replay 1\ndeck 8\n", "2:6: expected a deck's name, found `8`"),
    ("recall-replay 1\ndeck a b\n", "2:8: expected the end of the line, found `b`"),
    (
      "recall-replay 1\npairs 0\n",
      "2:7: expected a number of pairs from 1 to 10000, found `0`"
    ),
    (
      "recall-replay 1\npairs 10001\n",
      "2:7: expected a number of pairs from 1 to 10000, found `10001`"
    ),
    (
      "recall-replay 1\nseed 18446744073709551616\n",
      "2:6: expected a seed from 0 to 18446744073709551615, found `18446744073709551616`"
    ),
    (
      "recall-replay 1\nseed -1\n",
      "2:6: expected a seed from 0 to 18446744073709551615, found `-1`"
    ),
    (
      "recall-replay 1\nviewport 0.999x1\n",
      "2:10: expected a size from 1x1 to 100000x100000, found `0.999x1`"
    ),
    (
      "recall-replay 1\nviewport 1x100000.001\n",
      "2:10: expected a size from 1x1 to 100000x100000, found `1x100000.001`"
    ),
    ("recall-replay 1\nscheme blue\n", "2:8: expected `light` or `dark`, found `blue`"),
    (
      "recall-replay 1\nseed 1\n\nseed 2\n",
      "4:1: expected each field once, found `seed` again, which line 2 has"
    ),
    (
      "recall-replay 1\ndeck a\npairs 1\nviewport 9x9\n0 tap a\n",
      "5:1: expected the field `seed`, found `0`"
    ),
    (
      "recall-replay 1\ndeck a",
      "2:7: expected a newline: the last line is cut off, found the end of the file"
    ),
  ])
  func namesWhatIsWrongWithTheHeader(text: String, message: String) {
    #expect(error(in: text) == "bad.replay:" + message)
  }

  private static let headerOfVersion2 =
    "recall-replay 2\ndeck own\npairs 2\nseed 1\nviewport 9x9\n"

  @Test(arguments: [
    (
      "cards 8",
      "6:1: expected a field (deck, pairs, seed, viewport, scheme, fonts, title, symbols) or a step, "
        + "found `cards`"
    ),
    ("title Own", "6:7: expected a title in quotes, found `Own`"),
    ("title \"Own\"", "7:1: expected the field `symbols`, found the end of the file"),
    ("symbols a b", "7:1: expected the field `title`, found the end of the file"),
    (
      "symbols",
      "6:8: expected a symbol, in quotes if it is no plain word, found the end of the line"
    ),
    ("symbols 🚗", "6:9: expected a symbol, in quotes if it is no plain word, found `🚗`"),
    (
      "title \"Own\"\nsymbols a\ntitle \"b\"",
      "8:1: expected each field once, found `title` again, which line 6 has"
    ),
  ])
  func namesWhatIsWrongWithADeckOfOnesOwn(fields: String, message: String) {
    #expect(error(in: Self.headerOfVersion2 + fields + "\n") == "bad.replay:" + message)
  }

  private static let family = "a font's family, in quotes if it is no plain word"
  private static let metrics = "another family, or `#` and sixteen digits of their metrics"

  @Test(arguments: [
    ("fonts", "6:6: expected \(family), found the end of the line"),
    ("fonts #00000000000000ff", "6:7: expected \(family), found `#00000000000000ff`"),
    ("fonts Ü #00000000000000ff", "6:7: expected \(family), found `Ü`"),
    ("fonts Inter", "6:12: expected \(metrics), found the end of the line"),
    ("fonts Inter #ff", "6:13: expected \(metrics), found `#ff`"),
    ("fonts Inter #00000000000000FF", "6:13: expected \(metrics), found `#00000000000000FF`"),
    ("fonts Inter #00000000000000ff a", "6:31: expected the end of the line, found `a`"),
    (
      "fonts a #00000000000000ff\nfonts a #00000000000000ff",
      "7:1: expected each field once, found `fonts` again, which line 6 has"
    ),
    (
      "fonts a b c d e f g h i j k l m n o p q #00000000000000ff",
      "6:39: expected at most 16 families of fonts, found `q`"
    ),
  ])
  func namesWhatIsWrongWithFonts(fields: String, message: String) {
    #expect(error(in: Self.headerOfVersion2 + fields + "\n") == "bad.replay:" + message)
  }

  @Test func versionOneHasNoFonts() {
    #expect(
      error(in: "recall-replay 1\nfonts Inter #00000000000000ff\n")
        == "bad.replay:2:1: expected \(Self.fields), found `fonts`")
  }

  @Test func versionOneHasNoDeckOfOnesOwn() {
    #expect(
      error(in: "recall-replay 1\ntitle \"Own\"\n")
        == "bad.replay:2:1: expected \(Self.fields), found `title`")
  }

  @Test(arguments: [(ReplayGrammar.symbols, true), (ReplayGrammar.symbols + 1, false)])
  func aHeaderCarriesSoManySymbols(count: Int, isRead: Bool) {
    let symbols = (0..<count).map { "symbols s\($0)\n" }.joined()
    let text = Self.headerOfVersion2 + "title \"Own\"\n" + symbols
    #expect(error(in: text).contains("expected at most 10000 symbols in 1000000 bytes") != isRead)
  }

  @Test(arguments: [
    ("0 tab card:3", "6:3: expected \(actions), found `tab`; did you mean `tap`?"),
    ("0", "6:2: expected \(actions), found the end of the line"),
    ("0 \"tap\" a", "6:3: expected \(actions), found \"tap\""),
    ("0 tap", "6:6: expected a point (x,y) or an element's identifier, found the end of the line"),
    ("0 tap 1;2", "6:7: expected a point (x,y) or an element's identifier, found `1;2`"),
    ("0 tap 1.2345,2", "6:7: expected a point (x,y) or an element's identifier, found `1.2345,2`"),
    (
      "0 tap 1000000.001,2",
      "6:7: expected a point (x,y) or an element's identifier, found `1000000.001,2`"
    ),
    (
      "0 tap 9999999999999999999999999,2",
      "6:7: expected a point (x,y) or an element's identifier, found `9999999999999999999999999,2`"
    ),
    ("0 tap a +1,2", "6:9: expected an offset with its signs, as in +12,-3.5, found `+1,2`"),
    ("0 tap a 1,2", "6:9: expected a digest or the end of the line, found `1,2`"),
    ("0 tap a b", "6:9: expected a digest or the end of the line, found `b`"),
    ("0 press a", "6:10: expected `for`, found the end of the line"),
    (
      "0 press a for 10000000001",
      "6:15: expected a duration from 0 to 10000000000 ms, found `10000000001`"
    ),
    ("0 drag a -> b", "6:14: expected `over`, found the end of the line"),
    ("0 drag a b over 1", "6:10: expected `->`, found `b`"),
    (
      "0 down a pointer 1000",
      "6:18: expected a pointer's number from 0 to 999, found `1000`"
    ),
    ("0 down a button 1", "6:17: expected `primary`, `secondary` or `middle`, found `1`"),
    ("0 scroll a by 1", "6:15: expected two lengths, as in 0,-120, found `1`"),
    ("0 key", "6:6: expected a key's name, found the end of the line"),
    (
      "0 key a with shift+shift",
      "6:14: expected modifiers (shift, control, option, command) with + between them, "
        + "found `shift+shift`"
    ),
    (
      "0 key a with alt",
      "6:14: expected modifiers (shift, control, option, command) with + between them, "
        + "found `alt`"
    ),
    ("0 text hello", "6:8: expected a text in quotes, found `hello`"),
    ("0 text \"hello", "6:14: expected a closing quote, found the end of the line"),
    ("0 text \"a\"b", "6:11: expected a space after the closing quote, found `b`"),
    (#"0 text "a\q""#, #"6:10: expected one of \" \\ \n \r \t \u{…}, found `\q`"#),
    (
      #"0 text "\u{D800}""#,
      #"6:9: expected a Unicode scalar value, as in \u{1F697}, found `\u{D800`"#
    ),
    ("0 resize 1x-1", "6:10: expected a size from 0x0 to 100000x100000, found `1x-1`"),
    ("0 focus stolen", "6:9: expected `gained` or `lost`, found `stolen`"),
    ("0 expect score 2", "6:16: expected `=`, found `2`"),
    (
      "0 expect score = 2 3",
      "6:20: expected a digest or the end of the line, found `3`"
    ),
    (
      "0 tap a #0123456789abcde",
      "6:9: expected a digest: # and 16 digits of 0 … 9, a … f, found `#0123456789abcde`"
    ),
    (
      "0 tap a #0123456789ABCDEF",
      "6:9: expected a digest: # and 16 digits of 0 … 9, a … f, found `#0123456789ABCDEF`"
    ),
    ("5 tap a\n4 tap b", "7:1: expected a time from 5 to 10000000000 ms, found `4`"),
    (
      "10000000001 end",
      "6:1: expected a time from 0 to 10000000000 ms, found `10000000001`"
    ),
    (
      "99999999999999999999999999 end",
      "6:1: expected a time from 0 to 10000000000 ms, found `99999999999999999999999999`"
    ),
    ("1 end\n1 tap a", "7:1: expected nothing after `end`, found `1`"),
    ("1 tap a\n1 start", "7:3: expected `start` only as the first step, at 0 ms, found `start`"),
    ("1 start", "6:3: expected `start` only as the first step, at 0 ms, found `start`"),
    (
      "0 press a for 800\n799 tap b",
      "7:5: expected a time of at least 800 ms, when line 6 ends, found `799`"
    ),
    (
      "0 press a for 800 pointer 1\n799 end",
      "7:5: expected a time of at least 800 ms, when line 6 ends, found `799`"
    ),
    ("0 tap a\n  a = 1", "7:3: expected a step, which begins with its time, found `a`"),
    (
      "0 tap a #0123456789abcdef\n b = 1\n a = 1",
      "8:2: expected a name after b, found `a`"
    ),
    (
      "0 tap a #0123456789abcdef\n b is 1",
      "7:4: expected `=` or `gone`, found `is`"
    ),
    ("seed 3", "6:1: expected each field once, found `seed` again, which line 4 has"),
    ("0 tap a\nseed 3", "7:1: expected a step, which begins with its time, found `seed`"),
  ])
  func namesWhatIsWrongWithAStep(steps: String, message: String) {
    #expect(error(in: Sample.text(steps + "\n")) == "bad.replay:" + message)
  }

  @Test func aLetterIsNoAction() {
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      #expect(
        error(in: Sample.text("0 \(letter)\n"))
          .hasPrefix("bad.replay:6:3: expected \(Self.actions), found `\(letter)`"))
    }
  }

  @Test(arguments: [
    ("12 do", "6:4: expected \(actions), found `do`"),
    (
      "12 down card:5 +12,+3",
      "6:22: expected a newline: the last line is cut off, found the end of the file"
    ),
    ("12 text \"Hel", "6:13: expected a closing quote, found the end of the file"),
    (
      "12 down a #9f3a",
      "6:11: expected a digest: # and 16 digits of 0 … 9, a … f, found `#9f3a`"
    ),
    ("12 down a#", "6:9: expected a point (x,y) or an element's identifier, found `a#`"),
    (
      "12 down a #0123456789abcdef #",
      "6:29: expected one digest, found the end of the file"
    ),
  ])
  func namesWhereAFileIsCutOff(steps: String, message: String) {
    #expect(error(in: Sample.text(steps)) == "bad.replay:" + message)
  }

  @Test(
    arguments: [
      ([0x00], "1:1: expected text in UTF-8, found the byte 0x00"),
      ([0x7F, 0x45, 0x4C, 0x46], "1:1: expected text in UTF-8, found the byte 0x7F"),
      ([0x61, 0xFF], "1:2: expected text in UTF-8, found the byte 0xFF"),
      ([0xC3, 0xA4, 0xC3], "1:2: expected text in UTF-8, found the byte 0xC3"),
      ([0xED, 0xA0, 0x80], "1:1: expected text in UTF-8, found the byte 0xED"),
      ([0xC0, 0x80], "1:1: expected text in UTF-8, found the byte 0xC0"),
      ([0xF4, 0x90, 0x80, 0x80], "1:1: expected text in UTF-8, found the byte 0xF4"),
      ([0xF0, 0x9F, 0x9A], "1:1: expected text in UTF-8, found the byte 0xF0"),
    ] as [([UInt8], String)])
  func refusesWhatIsNoText(bytes: [UInt8], message: String) {
    #expect(error(in: bytes) == "bad.replay:" + message)
  }

  @Test func aLongWordIsShortened() {
    let word = String(repeating: "x", count: 1000)
    let shown = String(repeating: "x", count: 40) + "…"
    #expect(error(in: word + "\n") == "bad.replay:1:1: expected `recall-replay`, found `\(shown)`")
  }

  @Test(arguments: [(39, false), (40, false), (41, true)])
  func aWordIsShownUpToFortyScalars(count: Int, isCut: Bool) {
    let word = String(repeating: "é", count: count)
    let shown = isCut ? String(word.prefix(40)) + "…" : word
    #expect(error(in: word + "\n") == "bad.replay:1:1: expected `recall-replay`, found `\(shown)`")
  }

  @Test func columnsCountScalars() {
    #expect(
      error(in: Sample.text("0 text \"ä🚗\" x\n"))
        == "bad.replay:6:13: expected a digest or the end of the line, found `x`")
  }

  // MARK: Sentences

  @Test(arguments: [
    (ReplayError.element, true), (ReplayError.reachable, true), ("a number", false),
  ])
  func whatAStepCannotDoWithoutIsASentence(expected: String, isSentence: Bool) throws {
    var error = ReplayError(
      at: SourcePosition(file: "a", line: 1, column: 2), expected: expected, found: "`b`")
    error.note = "why"
    let sentences = error.sentences
    #expect(sentences.map(\.template) == ["{place}: expected {expected}, found {found}", "{note}"])
    #expect(
      sentences[0].parts["expected"]
        == (isSentence ? .sentence(ReplaySentence(expected)) : .text(expected)))
    #expect("\(error)" == "a:1:2: expected \(expected), found `b`\n  why")
  }
}
