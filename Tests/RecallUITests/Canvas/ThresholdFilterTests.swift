import RecallUI
import Testing

@Suite struct ThresholdFilterTests {
  private func drawn(_ filter: GraphicsContext.Filter) -> String {
    let stage = Stage(size: CGSize(width: 20, height: 20)) {
      Canvas { context, size in
        context.addFilter(filter)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
      }
    }
    return stage.displayList.items.map { "\($0)" }.joined(separator: "\n")
  }

  @Test func opacitiesWithinBoundsHaveAColor() {
    #expect(drawn(.alphaThreshold(min: 0.5, color: .white)).hasPrefix("threshold 0.5 to 1 #FFFFFF"))
    #expect(drawn(.alphaThreshold(min: 0.2, max: 0.4)).hasPrefix("threshold 0.2 to 0.4 #000000"))
  }

  @Test func boundsThatAreNoneLetNothingThrough() {
    #expect(
      drawn(.alphaThreshold(min: 0.5, max: 0.2, color: .white))
        .hasPrefix("threshold 1 to 1 #00000000"))
    #expect(drawn(.alphaThreshold(min: .nan, max: 1)).hasPrefix("threshold 0 to 1 #000000"))
  }

  @Test func whatIsBrightIsOpaque() {
    #expect(drawn(.luminanceToAlpha).hasPrefix("luminance to alpha"))
    let stage = Stage(size: CGSize(width: 20, height: 20)) { Color.white.luminanceToAlpha() }
    #expect("\(stage.displayList.items[0])".hasPrefix("luminance to alpha"))
  }
}
