import RecallGraphics
import Testing

@testable import Rasterizer

@Suite struct ContextualSignsTests {
  private let measurer = PangoTextMeasurer()

  /// The shapes of a text's letters, from left to right.
  private func shapes(_ text: String) -> [String] {
    measurer.layout(.plain(text), width: nil).lines.flatMap(\.runs).flatMap(\.outlines).map {
      "\($0.outline.elements)"
    }
  }

  /// Fonts have a sign for a product, and arrows, where figures and hyphens stand beside letters.
  @Test func noOtherSignStandsForAnXBetweenFiguresOrForAHyphenBeforeAnAngle() {
    let letter = shapes("x")
    for text in ["2 x 89", "2x89", "2 x89", "2x 89"] {
      #expect(shapes(text) == shapes("2") + letter + shapes("8") + shapes("9"), "\(text)")
    }
    #expect(shapes("a -> b") == shapes("a") + shapes("-") + shapes(">") + shapes("b"))
    #expect(shapes("a <- b") == shapes("a") + shapes("<") + shapes("-") + shapes("b"))
    #expect(shapes("=>") == shapes("=") + shapes(">"))
  }
}
