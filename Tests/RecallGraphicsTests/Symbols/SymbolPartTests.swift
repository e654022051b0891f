import Testing

@testable import RecallGraphics

@Suite struct SymbolPartTests {
  private func hues(_ name: String) -> [SymbolPart.Hue?] { Symbol.parts(of: name).map(\.hue) }

  @Test func aSunStandsBehindItsCloudAndRainInFront() throws {
    #expect(hues("cloud.sun.fill") == [.yellow, .white])
    #expect(hues("cloud.rain.fill") == [.white, .cyan])
    #expect(hues("cloud.bolt") == [.white, .yellow])
    #expect(hues("cloud.moon.fill") == [.white, .gray])
    #expect(hues("cloud.fill") == [.white])
    let parts = Symbol.parts(of: "cloud.sun.fill")
    #expect(parts.map(\.level) == [1, 0])
    #expect(parts[0].drawing.fill.contains(CGPoint(x: 8, y: 8)), "a disk")
    #expect(parts[1].drawing.fill.contains(CGPoint(x: 14, y: 18)), "a cloud")
    let lines = Symbol.parts(of: "cloud.sun")
    #expect(lines.map(\.hue) == [.white, .yellow])
    #expect(lines.allSatisfy { $0.drawing.fill.isEmpty })
  }

  @Test func allPartsTogetherAreTheDrawing() throws {
    for name in ["cloud.rain", "cloud.snow", "cloud.fog"] {
      let whole = try #require(Symbol.named(name))
      let parts = Symbol.parts(of: name).map(\.drawing)
      #expect(parts.count == 2)
      let bounds = parts.reduce(CGRect.null) {
        $0.union($1.stroke.boundingRect).union($1.fill.boundingRect)
      }
      #expect(bounds == whole.stroke.boundingRect.union(whole.fill.boundingRect))
    }
  }

  @Test func whatStandsInAFilledFrameIsAPartOfItsOwn() throws {
    #expect(hues("plus.circle.fill") == [.green, .white])
    #expect(hues("minus.circle.fill") == [.red, .white])
    #expect(hues("heart.square.fill") == [.red, .white])
    #expect(hues("xmark.circle.fill") == [nil, nil])
    #expect(hues("exclamationmark.triangle.fill") == [.yellow, .white])
    let parts = Symbol.parts(of: "xmark.circle.fill")
    #expect(parts.map(\.level) == [1, 0])
    #expect(parts[0].drawing.fill.contains(CGPoint(x: 12, y: 12)), "nothing is cut out")
    #expect(!parts[1].drawing.stroke.isEmpty)
    #expect(Symbol.parts(of: "plus.circle").count == 1, "there is no ground")
  }

  @Test func aThingHasItsColorAndMostHaveNone() {
    #expect(hues("sun.max.fill") == [.yellow])
    #expect(hues("heart") == [.red])
    #expect(hues("moon.stars.fill") == [.gray, .yellow])
    #expect(hues("pencil") == [nil])
    #expect(hues("exclamationmark") == [nil])
    #expect(Symbol.parts(of: "no.such.thing").isEmpty)
    #expect(Symbol.parts(of: "").isEmpty)
  }

  @Test func whatIsFilledHasAnOutlineOfItsOwn() throws {
    for name in [
      "person", "person.2", "house", "moon", "sun.max", "flag", "crown", "moon.stars", "book",
    ] {
      let (outline, filled) = (
        try #require(Symbol.named(name)), try #require(Symbol.named(name + ".fill"))
      )
      #expect(outline != filled, "\(name)")
      #expect(!outline.stroke.isEmpty, "\(name)")
      #expect(!filled.fill.isEmpty, "\(name)")
    }
    #expect(try #require(Symbol.named("book.fill")).fill.contains(CGPoint(x: 7, y: 12)))
  }

  @Test func aFilledFrameHasTheFilledDrawingCutOut() throws {
    let person = try #require(Symbol.named("person.crop.circle.fill"))
    #expect(person.fill.contains(CGPoint(x: 12, y: 4)))
    #expect(!person.fill.contains(CGPoint(x: 12, y: 9.4)), "the head")
    let house = try #require(Symbol.named("house.circle.fill"))
    #expect(!house.fill.contains(CGPoint(x: 12, y: 10)), "the roof")
  }
}
