import RecallUI
import Testing

@testable import RecallGame

@Suite struct DrawnSymbolTests {
  @Test func aWordIsAShapeInAColor() throws {
    let star = try #require(DrawnSymbol("shape:star:blue"))
    #expect(star.shape == .star)
    #expect(star.ink == .blue)
    #expect(!star.isOutline)
    #expect(star.note.isEmpty)
    #expect(try #require(DrawnSymbol("shape:moon:red:outline")).isOutline)
  }

  @Test func theNumberOfARoundIsWrittenBesideIt() throws {
    let second = try #require(DrawnSymbol("shape:star:blue²"))
    #expect(second.ink == .blue)
    #expect(second.note == "²")
    let tenth = try #require(DrawnSymbol("shape:moon:red:outline¹⁰"))
    #expect(tenth.isOutline)
    #expect(tenth.note == "¹⁰")
  }

  @Test(arguments: [
    "🚗", "", "shape", "shape:", "shape:star", "shape:star:", "shape:star:pink",
    "shape:square:blue", "shape:star:blue:dotted", "shape:star:blue:outline:twice",
    "shape::blue", "form:star:blue", ":star:blue", "shape:star:BLUE",
  ])
  func whatIsNoneIsWrittenAsItStands(face: String) {
    #expect(DrawnSymbol(face) == nil)
  }
}
