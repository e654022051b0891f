import RecallUI
import Testing

@testable import RecallGame

@Suite struct CardFaceTests {
  @Test(arguments: [
    ("🚗", "🚗", nil), ("🚗²", "🚗", "2"), ("🚗¹⁰", "🚗", "10"), ("17", "17", nil),
    ("shape:star:red³", "shape:star:red", "3"), ("²", "²", nil), ("", "", nil),
  ])
  func aSymbolIsToldFromTheNumberOfItsRound(text: String, symbol: String, round: String?) {
    let face = CardFace(text)
    #expect(face.symbol == symbol)
    #expect(face.round == round)
  }

  @Test(arguments: [
    ("dog↔Hund", "dog", "Hund"), ("dog ↔ the dog", "dog", "the dog"), ("↔", "↔", "↔"),
    ("a↔", "a↔", "a↔"), ("a↔b↔c", "a↔b↔c", "a↔b↔c"), ("dog↔Hund²", "dog", "Hund"),
  ])
  func aPairOfTwoThingsHasASideForEachCard(text: String, first: String, second: String) {
    #expect(CardFace(text, side: 0).symbol == first)
    #expect(CardFace(text, side: 1).symbol == second)
    #expect(CardFace(text, side: 0).round == CardFace(text, side: 1).round)
  }

  /// Of two cards that differ in nothing else, one sees which is which.
  @Test func theNumberOfARoundCanBeReadFromAfar() throws {
    func texts(_ face: String) -> [DisplayItem] {
      let stage = Stage(size: CGSize(width: 100, height: 150)) { CardSymbol(face, width: 100) }
      return stage.displayList.items.filter {
        if case .text = $0.content { true } else { false }
      }
    }
    #expect(texts("🚗").count == 1)
    let second = texts("🚗²")
    let number = try #require(second.last)
    guard case .text(let text, let frame) = number.content else { return }
    #expect(text.string == "2")
    #expect(second.count == 2)
    #expect(frame.height >= 24, "of a card of 100 points")
  }
}
