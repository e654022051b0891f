import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct TextLevelTests {
  /// How texts are drawn.
  private func colors<Content: View>(_ content: Content) -> [String] {
    smallStage { content }.displayList.items.map(\.description)
  }

  @Test func aLevelOfATextIsOneOfTheStyleAroundIt() {
    let around = VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red)
    let said = Text("a").foregroundStyle(.secondary).foregroundStyle(.red)
    #expect(!colors(said).isEmpty && colors(said) == colors(around))
    #expect(
      colors(Text("a").foregroundStyle(.primary).foregroundColor(.red))
        == colors(Text("a").foregroundStyle(.red)))
  }

  @Test func aStyleOfATextIsNotChangedByWhatIsSaidLater() {
    let red = colors(Text("a").foregroundStyle(.red))
    #expect(colors(Text("a").foregroundStyle(.red).foregroundStyle(.blue)) == red)
    #expect(colors(Text("a").foregroundStyle(.red).foregroundStyle(.secondary)) == red)
    #expect(colors(Text("a").foregroundColor(.red).foregroundColor(nil)) == red)
  }
}
