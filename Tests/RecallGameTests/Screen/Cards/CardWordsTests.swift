import RecallUI
import Testing

@testable import RecallGame

@Suite struct CardWordsTests {
  private let measurer = FixedTextMeasurer()

  private func stage(_ face: String, side: Int = 0) -> Stage {
    Stage(size: CGSize(width: 100, height: 150)) { CardSymbol(face, width: 100, side: side) }
  }

  private func texts(_ stage: Stage) -> [(string: String, frame: CGRect)] {
    stage.displayList.items.compactMap {
      if case .text(let text, let frame) = $0.content { (text.string, frame) } else { nil }
    }
  }

  @Test(arguments: [
    "a b", "the quick brown fox", "What is the capital of France?",
    "The longest answer of all that anybody would ever write on a card",
  ])
  func wordsStayInsideTheCard(text: String) throws {
    let drawn = try #require(texts(stage(text)).first)
    #expect(drawn.string == text)
    #expect(CGRect(x: 0, y: 0, width: 100, height: 150).contains(drawn.frame))
    #expect(drawn.frame.width <= 84 + 1e-9)
  }

  @Test func shortTextsAreLargerThanLongOnes() {
    let sizes = ["What is it?", "What is it called?", "What is the capital of France?"].map {
      CardWords.size(of: $0, width: 100)
    }
    #expect(sizes == sizes.sorted(by: >))
    #expect(Set(sizes).count == 3)
  }

  @Test func eachCardOfAPairShowsItsOwnSide() {
    #expect(texts(stage("dog↔Hund")).map(\.string) == ["dog"])
    #expect(texts(stage("dog↔Hund", side: 1)).map(\.string) == ["Hund"])
  }
}
