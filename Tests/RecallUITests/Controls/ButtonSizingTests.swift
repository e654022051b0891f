import RecallUI
import Testing

@Suite struct ButtonSizingTests {
  private func width<Style: ButtonStyle>(_ style: Style, _ sizing: ButtonSizing) -> CGFloat? {
    smallStage {
      Button("a") {}.buttonStyle(style).buttonSizing(sizing).accessibilityIdentifier("button")
        .frame(maxWidth: 140)
    }
    .element("button")?.frame.width
  }

  @Test func aFlexibleButtonIsAsWideAsThereIsRoom() {
    #expect(width(.bordered, .flexible) == 140)
    #expect(width(.borderedProminent, .flexible) == 140)
    #expect(width(.glass, .flexible) == 140)
    #expect(width(.glassProminent, .flexible) == 140)
  }

  @Test(arguments: [ButtonSizing.automatic, .fitted])
  func othersAreAsWideAsTheirLabels(sizing: ButtonSizing) throws {
    let found = try #require(width(.bordered, sizing))
    #expect(found < 60)
  }
}
