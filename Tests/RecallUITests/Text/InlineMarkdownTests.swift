import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct InlineMarkdownTests {
  /// A text with its looks in braces: `b` bold, `i` italic, `s` struck through, `c` code.
  private func looks(_ text: Text) -> String {
    text.runs.map { run in
      var marks = ""
      if run.weight == .bold { marks += "b" }
      if run.isItalic == true { marks += "i" }
      if run.strikethrough?.isActive == true { marks += "s" }
      if run.design == .monospaced { marks += "c" }
      return marks.isEmpty ? run.string : "{\(marks) \(run.string)}"
    }.joined()
  }

  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("a **b** c", "a {b b} c"), ("__a__", "{b a}"),
    ("*a*", "{i a}"), ("_a_", "{i a}"), ("***a***", "{bi a}"), ("~~a~~", "{s a}"),
    ("~a~", "~a~"), ("~~~a~~~", "~~~a~~~"),
    ("a * b * c", "a * b * c"), ("snake_case_name", "snake_case_name"), ("2*3*4", "2{i 3}4"),
    ("**a", "**a"), ("a**", "a**"), ("** a**", "** a**"), ("**a*", "*{i a}"),
    ("*a**b*", "{i a**b}"), ("**a *b* c**", "{b a }{bi b}{b  c}"),
    ("*a `*` b*", "{i a }{ic *}{i  b}"), ("`**a**`", "{c **a**}"), ("``a`b``", "{c a`b}"),
    ("a `b", "a `b"), ("\\*a\\*", "*a*"), ("a\\b", "a\\b"), ("~~*a*~~", "{is a}"),
    ("*a ~~b* c~~", "{i a ~~b} c~~"),
  ])
  func marksSayHowALiteralLooks(_ literal: String, _ expected: String) {
    #expect(looks(Text(LocalizedStringKey(literal))) == expected)
  }

  @Test func valuesBetweenMarksAreShownAsTheyAre() {
    let name = "*Ann*"
    #expect(looks(Text("**\(name)** won")) == "{b *Ann*} won")
    #expect(looks(Text("_\(3)_\(4)")) == "_3_4")
    #expect(looks(Text("`\(name)`")) == "{c *Ann*}")
  }

  @Test func onlyLiteralsHaveMarks() {
    let words = "*a*"
    #expect(looks(Text(words)) == "*a*")
    #expect(looks(Text(verbatim: "*a*")) == "*a*")
    #expect(looks(Text("*a*")) == "{i a}")
  }

  @Test func textsInTextsKeepTheirLooks() {
    #expect(looks(Text("a \(Text("b").bold()) *\(Text("c").bold()) d*")) == "a {b b} {bi c}{i  d}")
  }

  /// Any characters whatever make some text, which has all that are no marks.
  @Test func nothingIsTooStrangeToBeRead() {
    var generator = SplitMix(state: 7)
    for _ in 0..<500 {
      let literal = String(
        (0..<Int.random(in: 0...14, using: &generator)).compactMap { _ in
          "*_~`\\ ab.\n".randomElement(using: &generator)
        })
      let text = Text(LocalizedStringKey(literal))
      func letters(_ string: String) -> String { string.filter { !"*_~`\\".contains($0) } }
      #expect(letters(text.string) == letters(literal), "\(literal.debugDescription)")
    }
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
