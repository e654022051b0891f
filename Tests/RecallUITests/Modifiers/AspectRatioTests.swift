import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct AspectRatioTests {
  private func size(
    _ ratio: CGFloat?, _ mode: ContentMode, _ width: CGFloat?, _ height: CGFloat?
  ) -> CGSize? {
    let stage = smallStage { Color.red.aspectRatio(ratio, contentMode: mode) }
    return stage.root.ownBox?.children.first?
      .size(for: ProposedViewSize(width: width, height: height))
  }

  @Test(arguments: [
    (2, 100, 100, 100, 50), (2, 100, 40, 80, 40), (2, 100, 50, 100, 50), (0.5, 100, 100, 50, 100),
  ])
  func fittingStaysInside(
    ratio: CGFloat, width: CGFloat, height: CGFloat, expectedWidth: CGFloat,
    expectedHeight: CGFloat
  ) {
    #expect(
      size(ratio, .fit, width, height) == CGSize(width: expectedWidth, height: expectedHeight))
  }

  @Test func fillingLeavesNothingOut() {
    #expect(size(2, .fill, 100, 100) == CGSize(width: 200, height: 100))
    #expect(size(0.5, .fill, 100, 100) == CGSize(width: 100, height: 200))
  }

  @Test func aDimensionThatIsNotOfferedFollows() {
    #expect(size(2, .fit, 100, nil) == CGSize(width: 100, height: 50))
    #expect(size(2, .fit, nil, 100) == CGSize(width: 200, height: 100))
    #expect(size(2, .fit, 100, .infinity) == CGSize(width: 100, height: 50))
    #expect(size(nil, .fit, 100, 70) == CGSize(width: 70, height: 70))
  }

  @Test(arguments: [CGFloat.nan, 0, -1, .infinity])
  func aSenselessRatioIsIgnored(ratio: CGFloat) {
    #expect(size(ratio, .fit, 100, 70) == CGSize(width: 100, height: 70))
  }
}
