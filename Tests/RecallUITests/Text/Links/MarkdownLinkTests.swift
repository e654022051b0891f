import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct MarkdownLinkTests {
  /// A text with the address of each link behind its words.
  private func shown(_ text: Text) -> String {
    text.runs.map { run in
      run.link.map { "{\(run.string)|\($0.absoluteString)}" } ?? run.string
    }.joined()
  }

  @Test(arguments: [
    ("[a](https://a.b)", "{a|https://a.b}"), ("x [a b](c) y", "x {a b|c} y"),
    ("[a](<https://a.b>)", "{a|https://a.b}"), ("[a](c \"title\")", "{a|c}"),
    ("[a](c 'title')", "{a|c}"), ("[a]( c )", "{a|c}"), ("[a](c(d))", "{a|c(d)}"),
    ("[a [b] c](d)", "{a [b] c|d}"), ("[a](b) [c](d)", "{a|b} {c|d}"),
    ("<https://a.b>", "{https://a.b|https://a.b}"), ("<a@b.c>", "{a@b.c|mailto:a@b.c}"),
    ("[a]", "[a]"), ("[a](", "[a]("), ("[a]()", "[a]()"), ("[a] (b)", "[a] (b)"),
    ("[a](b c)", "[a](b c)"), ("\\[a](b)", "[a](b)"), ("a < b > c", "a < b > c"), ("<3", "<3"),
    ("[", "["), ("<>", "<>"), ("`[a](b)`", "[a](b)"),
  ])
  func linksAreReadAsTheyAreWritten(_ literal: String, _ expected: String) {
    #expect(shown(Text(LocalizedStringKey(literal))) == expected)
  }

  @Test func aLinksWordsHaveLooksOfTheirOwn() {
    let runs = Text("[so **strong**](a) *and [so](b)*").runs
    #expect(runs.map(\.string) == ["so ", "strong", " ", "and ", "so"])
    #expect(runs.map { $0.weight == .bold } == [false, true, false, false, false])
    #expect(runs.map { $0.isItalic == true } == [false, false, false, true, true])
    #expect(runs.map { $0.link?.absoluteString } == ["a", "a", nil, nil, "b"])
    #expect(runs[0].style == AnyShapeStyle(.tint))
  }

  @Test func valuesStandInWordsAndAddresses() {
    let (name, number) = ("An*n*", 7)
    #expect(shown(Text("[\(name)](https://a.b/\(number))")) == "{An*n*|https://a.b/7}")
  }

  @Test func onlyLiteralsHaveLinks() {
    let words = "[a](b)"
    #expect(shown(Text(words)) == "[a](b)")
    #expect(shown(Text(.init(words))) == "{a|b}")
    #expect(shown(Text(.init("[a](b)"))) == "{a|b}")
  }

  @Test func attributedStringsHaveTheLinksOfTheirMarkdown() throws {
    let string = try AttributedString(
      markdown: "see [this](b/c) *now*",
      options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace),
      baseURL: URL(string: "https://a.b"))
    #expect(String(string.characters) == "see this now")
    #expect(string.runs.compactMap(\.link).map(\.absoluteString) == ["https://a.b/b/c"])
    #expect(shown(Text(string)) == "see {this|https://a.b/b/c} now")
  }
}
