import Testing

@testable import Translations

@Suite struct POFileTests {
  static let header = """
    msgid ""
    msgstr ""
    "Language: de\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=2; plural=(n != 1);\\n"


    """

  private func entries(_ text: String) throws -> [POEntry] {
    try POFile(Array((Self.header + text).utf8), file: "de.po").entries
  }

  @Test func entriesHaveTheirWordsAndPlaces() throws {
    let found = try entries(
      """
      # A comment
      #. of the program
      #, fuzzy, c-format
      msgctxt "name"
      msgid "Faces"
      msgstr ""
      "Ge"
      "sichter\\n\\t\\r\\"\\\\"

      msgid "{count} pair"
      msgid_plural "{count} pairs"
      msgstr[0] "{count} Paar"
      msgstr[1] "{count} Paare"
      #~ msgid "gone"
      #~ msgstr "weg"
      """)
    #expect(
      found == [
        POEntry(
          context: "name", id: "Faces", words: ["Gesichter\n\t\r\"\\"], line: 11,
          flags: ["fuzzy", "c-format"]),
        POEntry(
          id: "{count} pair", plural: "{count} pairs", words: ["{count} Paar", "{count} Paare"],
          line: 16),
      ])
  }

  @Test func entriesNeedNoLineBetweenThem() throws {
    let found = try entries("msgid \"a\"\nmsgstr \"b\"\nmsgctxt \"x\"\nmsgid \"a\"\nmsgstr \"c\"")
    #expect(found.map(\.key) == [CatalogKey("a"), CatalogKey("a", context: "x")])
  }

  @Test(arguments: [
    ("msgid \"a\"", "de.po:7: expected msgstr behind msgid, found none"),
    ("msgctxt \"a\"", "de.po:7: expected msgid behind msgctxt, found none"),
    ("msgstr \"a\"", "de.po:7: expected msgid before msgstr, found none"),
    ("msgid_plural \"a\"", "de.po:7: expected msgid before msgid_plural, found none"),
    ("msgid \"a\"\nmsgstr[1] \"b\"", "de.po:8: expected msgstr[0], found msgstr[1]"),
    (
      "msgid \"a\"\nmsgstr[0] \"b\"\nmsgstr[1] \"c\"",
      "de.po:9: expected one msgstr, as there is no msgid_plural, found msgstr[1]"
    ),
    ("msgid a", "de.po:7: expected a text in quotes, found `a`"),
    ("msgid", "de.po:7: expected a text in quotes, found none"),
    ("msgid \"a", "de.po:7: expected a quote at the end of a text, found none"),
    ("msgid \"a\" b", "de.po:7: expected nothing behind a text, found ` b`"),
    (
      "msgid \"\\q\"",
      "de.po:7: expected one of \\n \\t \\r \\\" \\\\, found another sign behind \\"
    ),
    ("\"a\"", "de.po:7: expected msgid or a comment, found a text that goes on with nothing"),
    ("hello \"a\"", "de.po:7: expected msgctxt, msgid, msgid_plural or msgstr, found `hello`"),
    (
      "msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"a\"\nmsgstr \"c\"",
      "de.po:10: expected each msgid once, found \"a\" again, which line 7 has"
    ),
  ])
  func whatIsWrongIsSaidWithItsPlace(text: String, message: String) {
    #expect { try entries(text) } throws: { "\($0)" == message }
  }

  @Test(arguments: [
    ("", "de.po:1: expected a header, which has an empty msgid, found nothing"),
    (
      "msgid \"a\"\nmsgstr \"b\"",
      "de.po:1: expected a header, which has an empty msgid, found \"a\""
    ),
    (
      "msgid \"\"\nmsgstr \"Language: de\\n\"",
      "de.po:1: expected Content-Type: text/plain; charset=UTF-8, found none"
    ),
    (
      "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-1\\n\"",
      "de.po:1: expected Content-Type: text/plain; charset=UTF-8, found text/plain; charset=ISO-8859-1"
    ),
    (
      "msgid \"\"\nmsgstr \"Language: 1\\nContent-Type: text/plain; charset=utf-8\\n\"",
      "de.po:1: expected the code of a language, found 1"
    ),
    (
      "msgid \"\"\nmsgstr \"Language: ar\\nContent-Type: text/plain; charset=utf-8\\n"
        + "Plural-Forms: nplurals=2; plural=(n != 1);\\n\"",
      "de.po:1: expected Plural-Forms: nplurals=6, as ar has them, found nplurals=2; plural=(n != 1);"
    ),
  ])
  func aHeaderSaysWhatTheFileIs(text: String, message: String) {
    #expect {
      try POFile(Array(text.utf8), file: "de.po")
    } throws: {
      "\($0)" == message
    }
  }

  @Test func bytesThatAreNoTextAreToldOfWithTheirLine() {
    #expect {
      try POFile(Array(Self.header.utf8) + [0xFF, 10], file: "de.po")
    } throws: {
      "\($0)" == "de.po:7: expected text in UTF-8, found bytes that are none"
    }
  }

  @Test func linesMayEndAsOnOtherSystems() throws {
    let text = (Self.header + "msgid \"a\"\nmsgstr \"b\"\n").split(
      separator: "\n", omittingEmptySubsequences: false
    ).joined(separator: "\r\n")
    let file = try POFile(Array(("\u{FEFF}" + text).utf8), file: "de.po")
    #expect(file.entries.map(\.words) == [["b"]])
  }
}
