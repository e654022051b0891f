import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct GridItemTests {
  private func spans(_ items: [GridItem], in width: CGFloat, at fraction: CGFloat = 0) -> [String] {
    GridItem.tracks(items, in: width, alignedAt: fraction)
      .map { "\(Int($0.position.rounded()))+\(Int($0.length.rounded()))" }
  }

  @Test func fixedColumnsTakeWhatTheySay() {
    #expect(spans([GridItem(.fixed(50)), GridItem(.fixed(30))], in: 200) == ["0+50", "58+30"])
  }

  @Test(arguments: [(0, "0+50"), (0.5, "75+50"), (1, "150+50")])
  func whatIsLeftStandsWhereTheAlignmentSays(fraction: CGFloat, expected: String) {
    #expect(spans([GridItem(.fixed(50))], in: 200, at: fraction) == [expected])
  }

  @Test func flexibleColumnsShareWhatIsLeft() {
    let items = [GridItem(.fixed(50), spacing: 0), GridItem(spacing: 0), GridItem(spacing: 0)]
    #expect(spans(items, in: 250) == ["0+50", "50+100", "150+100"])
  }

  @Test func aFlexibleColumnStaysWithinItsBounds() {
    #expect(spans([GridItem(.flexible(minimum: 80))], in: 50) == ["0+80"])
    #expect(spans([GridItem(.flexible(maximum: 40))], in: 50) == ["0+40"])
  }

  @Test(arguments: [(99, 1), (207, 1), (208, 2), (315, 2), (316, 3)])
  func anAdaptiveColumnBecomesAsManyAsFit(width: CGFloat, count: Int) {
    #expect(GridItem.tracks([GridItem(.adaptive(minimum: 100))], in: width).count == count)
  }

  @Test func adaptiveColumnsGrowEvenly() {
    #expect(spans([GridItem(.adaptive(minimum: 100))], in: 228) == ["0+110", "118+110"])
  }
}
