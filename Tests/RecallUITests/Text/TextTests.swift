import Testing

@testable import RecallUI
@testable import RecallUICore

/// A letter of 10 points is 6 points wide, a line 12 points high.
@Suite struct TextTests {
  private func size(_ text: String, _ width: CGFloat?, _ height: CGFloat?) -> CGSize? {
    let stage = smallStage { Text(text).font(.system(size: 10)) }
    return stage.root.ownBox?.children.first?
      .size(for: ProposedViewSize(width: width, height: height))
  }

  @Test func aTextIsAsWideAsItsLongestLine() {
    #expect(size("abcd", nil, nil) == CGSize(width: 24, height: 12))
    #expect(size("ab\nabcd", 100, 100) == CGSize(width: 24, height: 24))
  }

  @Test func aTextBreaksBetweenWords() {
    #expect(size("aaa bbb", 41, nil) == CGSize(width: 18, height: 24))
    #expect(size("aaa bbb", 42, nil) == CGSize(width: 42, height: 12))
  }

  @Test(arguments: [(0, 12), (11, 12), (23.9, 12), (24, 24), (35, 24), (36, 36), (1e9, 36)])
  func aTextIsCutToTheLinesThatFit(height: CGFloat, expected: CGFloat) {
    #expect(size("aaa bbb ccc", 18, height)?.height == expected)
  }

  @Test func whatIsDrawnIsCutAsItWasMeasured() {
    let stage = smallStage {
      Text("aaa bbb ccc").font(.system(size: 10)).frame(width: 18, height: 25)
    }
    #expect(
      stage.displayList.description == """
        display list 200x200 on #FFFFFF
        text "aaa bbb ccc" 10pt #000000 + lines 2 at 91,88 18x24

        """)
  }

  @Test func textsAddUpWithTheirLooks() {
    let stage = smallStage {
      Text("a").bold() + Text("b").italic().foregroundColor(.red) + Text("c").font(.caption)
    }
    #expect(stage.texts == ["abc"])
    #expect(
      stage.displayList.items.first?.description.hasPrefix(
        "text \"a\" 17pt weight 700 #000000 + \"b\" 17pt italic #FF3B30 + \"c\" 12pt #000000")
        == true)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1, 0, 1e300])
  func aSenselessFontSizeIsSurvived(fontSize: CGFloat) {
    let stage = smallStage {
      HStack(alignment: .firstTextBaseline) {
        Text("some words\nin lines").font(.system(size: fontSize))
        Text("a")
      }
    }
    #expect(stage.boxes.allSatisfy { $0.frame.minX.isFinite && $0.frame.maxY.isFinite })
    #expect(stage.issues.isEmpty)
  }
}
