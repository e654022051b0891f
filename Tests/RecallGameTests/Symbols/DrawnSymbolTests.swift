import RecallUI
import Testing

@testable import RecallGame

@Suite struct DrawnSymbolTests {
  @Test func aWordIsAShapeInAColor() throws {
    let star = try #require(DrawnSymbol("shape:star:blue"))
    #expect(star.shape == .star)
    #expect(star.ink == .blue)
    #expect(!star.isOutline)
    #expect(try #require(DrawnSymbol("shape:moon:red:outline")).isOutline)
  }

  @Test(arguments: [
    "🚗", "", "shape", "shape:", "shape:star", "shape:star:", "shape:star:pink",
    "shape:square:blue", "shape:star:blue:dotted", "shape:star:blue:outline:twice",
    "shape::blue", "shape:star:blue²", "form:star:blue", ":star:blue", "shape:star:BLUE",
  ])
  func whatIsNoneIsWrittenAsItStands(face: String) {
    #expect(DrawnSymbol(face) == nil)
  }
}
