import RecallUI
import Testing

@Suite struct SystemStylesTests {
  private func drawn<Style: ShapeStyle>(_ style: Style, _ scheme: ColorScheme) -> [String] {
    smallStage { Rectangle().fill(style).environment(\.colorScheme, scheme) }
      .displayList.items.map { $0.description.replacing("fill rect 0,0 200x200 ", with: "") }
  }

  @Test func eachStyleGoesByItsSurroundings() {
    #expect(drawn(.separator, .light) == ["#3C3C434A"])
    #expect(drawn(.separator, .dark) == ["#54545899"])
    #expect(drawn(.link, .light) == ["#007AFF"])
    #expect(drawn(.link, .dark) == ["#0A84FF"])
    #expect(drawn(.fill, .light) == ["#8E8E9333"])
    #expect(drawn(.windowBackground, .light) == ["#FFFFFF"])
    #expect(drawn(.windowBackground, .dark) == ["#000000"])
  }
}
