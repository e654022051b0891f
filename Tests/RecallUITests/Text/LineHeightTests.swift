import RecallUI
import Testing

/// On a stage without fonts a line of 20 points' letters is 24 points high.
@Suite struct LineHeightTests {
  private func height(_ lineHeight: AttributedString.LineHeight?) -> CGFloat? {
    smallStage {
      Text("a\nb\nc").font(.system(size: 20)).lineHeight(lineHeight)
        .accessibilityIdentifier("text")
    }.element("text")?.frame.height
  }

  @Test func linesAreAsFarFromEachOtherAsIsSaid() throws {
    let usual = try #require(height(nil))
    let line = usual / 3
    #expect(height(.variable) == usual && height(.normal) == usual)
    #expect(height(.exact(points: line + 10)) == usual + 20)
    #expect(height(.exact(points: line - 4)) == usual - 8)
    #expect(height(.leading(increase: 5)) == usual + 10)
    #expect(height(.multiple(factor: 2)) == usual + 2 * (40 - line))
    #expect(try #require(height(.loose)) > usual)
    #expect(try #require(height(.tight)) < usual)
  }

  @Test func whatIsNoHeightChangesNothing() throws {
    #expect(height(.exact(points: .nan)) == height(nil))
    #expect(height(.multiple(factor: .infinity)) == height(nil))
    // A quarter of a line is left.
    #expect(try #require(height(.exact(points: -1_000))) > 24)
  }

  @Test func linesBeginWhereTheSurroundingsDo() {
    func direction(_ strategy: Text.WritingDirectionStrategy) -> TextDirection? {
      let stage = smallStage {
        Text(verbatim: "abc").writingDirection(strategy: strategy)
          .environment(\.layoutDirection, .rightToLeft)
      }
      for case .text(let text, _) in stage.displayList.items.map(\.content) {
        return text.direction
      }
      return nil
    }
    #expect(direction(.layoutBased) == .rightToLeft)
    #expect(direction(.contentBased) == nil)
    #expect(direction(.default) == nil)
  }
}
