import Testing

@Suite struct LexerTests {
  private func words(_ source: String) -> String {
    Lexer.tokens(of: source).map(\.text).joined(separator: " ")
  }

  @Test(arguments: [
    ("let a = b.c(1)", "let a = b . c ( 1 )"),
    ("a // b\nc", "a c"),
    ("a /* b /* c */ d */ e", "a e"),
    ("a /* never closed", "a"),
    (#"a("b") c"#, "a ( ) c"),
    (#"a("b\"c") d"#, "a ( ) d"),
    (#"a("// no comment") b"#, "a ( ) b"),
    (#"a("\(b("c").d)e") f"#, "a ( b ( ) . d ) f"),
    (##"a(#"b"c\(d)\#(e)"#) f"##, "a ( e ) f"),
    ("a(\"\"\"\n  b \"c\" \\(d)\n  \"\"\") e", "a ( d ) e"),
    ("a(\"never closed\nb", "a ( b"),
    ("`import` a", "`import` a"),
    ("let ä = 🚗", "let ä = 🚗"),
    ("", ""),
  ])
  func codeIsKeptAndTheRestIsNot(source: String, expected: String) {
    #expect(words(source) == expected)
  }

  @Test func linesAreCountedThroughCommentsAndStrings() {
    let source = "/*\n*/ a \"\"\"\n  \n  \"\"\"\nb"
    #expect(
      Lexer.tokens(of: source) == [Token(text: "a", line: 2), Token(text: "b", line: 5)])
  }
}
