import Rasterizer
import RecallUI
import Testing

struct PangoTextMeasurerTests {
  private let measurer = PangoTextMeasurer()

  @Test func anEmptyTextHasNoSizeAndNoLine() {
    let metrics = measurer.measure(.plain(""), width: nil)
    #expect(
      metrics
        == TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0))
  }

  @Test func aSizeTwiceAsLargeMakesATextTwiceAsLarge() {
    let small = measurer.measure(.plain("Pairs", size: 24), width: nil)
    let large = measurer.measure(.plain("Pairs", size: 48), width: nil)
    #expect(abs(large.size.width - 2 * small.size.width) < 0.02)
    #expect(abs(large.size.height - 2 * small.size.height) < 0.02)
  }
}
