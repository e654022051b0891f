import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct TextAttributedTests {
  private func run(
    _ change: (inout AttributeContainer) -> Void
  ) throws -> Text.Run {
    var attributes = AttributeContainer()
    change(&attributes)
    let text = Text(AttributedString("word", attributes: attributes))
    #expect(text.runs.count == 1)
    return try #require(text.runs.first)
  }

  @Test func eachStretchHasItsOwnLooks() throws {
    var string = AttributedString("red and blue")
    let word = try #require(string.range(of: "red"))
    string[word].foregroundColor = .red
    let runs = Text(string).runs
    #expect(runs.map(\.string) == ["red", " and blue"])
    #expect(runs[0].style == AnyShapeStyle(Color.red))
    #expect(runs[1].style == nil)
  }

  @Test func looksAreTakenOver() throws {
    #expect(try run { $0.font = .title }.font == .title)
    #expect(try run { $0.kern = 3 }.kerning == 3)
    #expect(try run { $0.tracking = 4 }.tracking == 4)
    #expect(try run { $0.baselineOffset = 5 }.baselineOffset == 5)
    let line = Text.LineStyle(pattern: .dot, color: .green)
    let underlined = try run { $0.underlineStyle = line }
    #expect(underlined.underline == TextLine(isActive: true, color: .green, pattern: .dot))
    #expect(underlined.strikethrough == nil)
    let struck = try run { $0.strikethroughStyle = .single }
    #expect(struck.strikethrough?.isActive == true)
    #expect(struck.underline == nil)
  }

  @Test func aLinkHasTheTintUnlessItHasAColor() throws {
    let address = URL(string: "https://swift.org")
    #expect(try run { $0.link = address }.style == AnyShapeStyle(.tint))
    let colored = try run {
      $0.link = address
      $0.foregroundColor = .red
    }
    #expect(colored.style == AnyShapeStyle(Color.red))
  }

  @Test func marksOfMarkdownAreMeanings() throws {
    let string = try AttributedString(markdown: "**strong** *soft* `code` ~~gone~~")
    let parts = string.runs.compactMap { run in
      run.inlinePresentationIntent.map { (String(string[run.range].characters), $0) }
    }
    #expect(parts.map(\.0) == ["strong", "soft", "code", "gone"])
    #expect(parts.map(\.1) == [.stronglyEmphasized, .emphasized, .code, .strikethrough])
    #expect(String(string.characters) == "strong soft code gone")
    let runs = Text(string).runs
    #expect(runs.first?.weight == .bold)
    #expect(runs.contains { $0.string == "soft" && $0.isItalic == true })
    #expect(runs.contains { $0.string == "code" && $0.design == .monospaced })
    #expect(runs.contains { $0.string == "gone" && $0.strikethrough != nil })
  }

  @Test func itStandsInALiteralWithItsLooks() {
    var string = AttributedString("red")
    string.foregroundColor = .red
    let runs = Text("so \(string)").runs
    #expect(runs.map(\.string) == ["so ", "red"])
    #expect(runs[1].style == AnyShapeStyle(Color.red))
  }
}
