import RecallUI
import Testing

@Suite struct DynamicTypeSizeTests {
  private func sizes<Content: View>(@ViewBuilder _ content: () -> Content) -> [CGFloat] {
    smallStage(content).displayList.items.flatMap { item -> [CGFloat] in
      guard case .text(let text, _) = item.content else { return [] }
      return text.runs.map(\.font.size)
    }
  }

  private var texts: some View {
    VStack {
      Text("a")
      Text("b").font(.system(size: 17))
      Text("c").font(.title.bold())
    }
  }

  @Test func textWithARoleGrows() {
    #expect(sizes { texts } == [17, 17, 28])
    let larger = sizes { texts.dynamicTypeSize(.xLarge) }
    #expect(larger.prefix(2) == [19, 17])
    #expect(larger.count == 3 && abs((larger.last ?? 0) - 28 * 19 / 17) < 0.000_1)
    #expect(sizes { texts.dynamicTypeSize(.accessibility5) }.first == 53)
  }

  private static let sizes: [DynamicTypeSize] = [
    .xSmall, .small, .large, .xxLarge, .accessibility1,
  ]

  @Test func aRangeBounds() {
    func size(_ size: DynamicTypeSize) -> CGFloat? {
      sizes {
        Text("a").dynamicTypeSize(DynamicTypeSize.small...DynamicTypeSize.xxLarge).dynamicTypeSize(
          size)
      }.first
    }
    #expect(
      DynamicTypeSizeTests.sizes.map(size) == [15, 15, 17, 21, 21])
    #expect(
      sizes { Text("a").dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.xLarge) }
        == [17])
  }

  private struct Square: View {
    @ScaledMetric private var side: CGFloat = 17
    @ScaledMetric(relativeTo: .title) private var height = 34.0

    var body: some View {
      Color.red.frame(width: side, height: height).accessibilityIdentifier("square")
    }
  }

  @Test func aMetricGrowsWithText() {
    #expect(
      smallStage { Square() }.frame(ofElement: "square")?.size == CGSize(width: 17, height: 34))
    let large = smallStage { Square().dynamicTypeSize(.xxxLarge) }
    #expect(large.frame(ofElement: "square")?.size == CGSize(width: 23, height: 46))
  }

  @Test func barsStandForWhatIsRedacted() {
    func texts(_ stage: Stage) -> Int {
      stage.displayList.items.count {
        if case .text = $0.content { true } else { false }
      }
    }
    let stage = smallStage {
      VStack {
        Text("a")
        Image(systemName: "star")
        Text("b").unredacted()
        Text("c").privacySensitive()
      }
      .redacted(reason: .placeholder)
    }
    #expect(texts(stage) == 1)
    #expect(stage.displayList.items.count == 4)
    #expect(stage.texts == ["a", "b", "c"])
  }
}
