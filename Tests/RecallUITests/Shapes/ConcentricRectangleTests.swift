import RecallUI
import Testing

@testable import RecallUICore

@Suite struct ConcentricRectangleTests {
  /// The outlines of all that is filled, in a container of 200 by 200 points.
  private func outlines<Content: View>(
    _ direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> Content
  ) -> [Path] {
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      content().environment(\.layoutDirection, direction)
    }
    return stage.displayList.items.compactMap { item in
      if case .fill(let path, _, _) = item.content { path } else { nil }
    }
  }

  private func rounded(_ rect: CGRect, _ radii: [CGFloat]) -> Path {
    Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radii[0], bottomLeading: radii[2], bottomTrailing: radii[3],
        topTrailing: radii[1]))
  }

  private let container = RoundedRectangle(cornerRadius: 24)

  @Test func cornersHaveTheMiddlesOfTheContainersCorners() {
    let paths = outlines {
      ConcentricRectangle().fill(.red).padding(8).containerShape(container)
    }
    #expect(
      paths == [rounded(CGRect(x: 8, y: 8, width: 184, height: 184), [16, 16, 16, 16])])
  }

  @Test func theFurtherDistanceCountsAndALeastRadiusHolds() {
    let paths = outlines {
      ConcentricRectangle(corners: .concentric(minimum: .fixed(3))).fill(.red)
        .padding(EdgeInsets(top: 4, leading: 10, bottom: 40, trailing: 0))
        .containerShape(container)
    }
    #expect(
      paths == [rounded(CGRect(x: 10, y: 4, width: 190, height: 156), [14, 20, 3, 3])])
  }

  @Test func uniformCornersHaveTheLargestRadius() {
    let paths = outlines {
      ConcentricRectangle(corners: .concentric, isUniform: true).fill(.red)
        .padding(.top, 4)
        .containerShape(UnevenRoundedRectangle(bottomLeadingRadius: 30, topTrailingRadius: 10))
    }
    #expect(paths == [rounded(CGRect(x: 0, y: 4, width: 200, height: 196), [30, 30, 30, 30])])
  }

  @Test func eachCornerIsRoundedInItsWay() {
    let shape = ConcentricRectangle(
      topTrailingCorner: .fixed(5), bottomLeadingCorner: .fixed(-1), bottomTrailingCorner: .fixed(0)
    )
    let rect = CGRect(x: 0, y: 0, width: 200, height: 200)
    #expect(
      outlines { shape.fill(.red).containerShape(container) } == [rounded(rect, [24, 5, 0, 0])])
    #expect(
      outlines(.rightToLeft) { shape.fill(.red).containerShape(container) } == [
        rounded(rect, [5, 24, 0, 0])
      ])
  }

  @Test func withoutAContainerCornersHaveTheirLeastRadius() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 200)
    #expect(
      outlines { ConcentricRectangle(corners: .concentric(minimum: .fixed(7))) }
        == [rounded(rect, [7, 7, 7, 7])])
    #expect(
      outlines { ConcentricRectangle().containerShape(Circle()) } == [rounded(rect, [0, 0, 0, 0])])
  }

  @Test func behindInFrontAndAroundAViewCornersGoByTheContainer() {
    let inside = rounded(CGRect(x: 8, y: 8, width: 184, height: 184), [16, 16, 16, 16])
    #expect(
      outlines {
        Spacer().background(.blue, in: ConcentricRectangle()).padding(8).containerShape(container)
      } == [inside])
    #expect(
      outlines {
        Spacer().overlay(.blue, in: .rect(corners: .concentric)).padding(8)
          .containerShape(container)
      } == [inside])
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      Color.blue.clipShape(ConcentricRectangle()).padding(8).containerShape(container)
    }
    #expect(stage.displayList.items.map { $0.clips.map(\.path) } == [[inside]])
  }

  @Test func aLineInsideOfTheRectangleHasTheSameMiddles() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      ConcentricRectangle(topTrailingCorner: .fixed(5), bottomTrailingCorner: .fixed(1))
        .strokeBorder(.red, lineWidth: 4).padding(8).containerShape(container)
    }
    let item = try #require(stage.displayList.items.first)
    guard case .stroke(let path, _, _) = item.content else {
      Issue.record("expected a line, found \(item)")
      return
    }
    #expect(path == rounded(CGRect(x: 10, y: 10, width: 180, height: 180), [14, 3, 14, 0]))
  }

  @Test func cornersSideBySideHaveTheLargerOfTheirRadii() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 200)
    let uneven = UnevenRoundedRectangle(
      topLeadingRadius: 10, bottomLeadingRadius: 20, bottomTrailingRadius: 30, topTrailingRadius: 40
    )
    let five = Edge.Corner.Style.fixed(5)
    let cases: [(ConcentricRectangle, [CGFloat])] = [
      (ConcentricRectangle(), [10, 40, 20, 30]),
      (ConcentricRectangle(topLeadingCorner: five), [5, 40, 20, 30]),
      (
        ConcentricRectangle(uniformTopCorners: .concentric, uniformBottomCorners: .concentric),
        [40, 40, 30, 30]
      ),
      (ConcentricRectangle(uniformTopCorners: .concentric), [40, 40, 20, 30]),
      (
        ConcentricRectangle(uniformBottomCorners: .concentric, topLeadingCorner: five),
        [5, 40, 30, 30]
      ),
      (
        ConcentricRectangle(
          uniformLeadingCorners: .concentric, uniformTrailingCorners: .concentric),
        [20, 40, 20, 40]
      ),
      (
        ConcentricRectangle(uniformLeadingCorners: .concentric, topTrailingCorner: five),
        [20, 5, 20, 30]
      ),
      (ConcentricRectangle(uniformTrailingCorners: .concentric), [10, 40, 20, 40]),
    ]
    for (shape, radii) in cases {
      #expect(outlines { shape.fill(.red).containerShape(uneven) } == [rounded(rect, radii)])
    }
  }

  @Test func aContainerThatMovesAroundAShapeChangesItsCorners() throws {
    struct Screen: View {
      @State private var isWide = false

      var body: some View {
        ZStack(alignment: .topLeading) {
          ConcentricRectangle().fill(.red).frame(width: 100, height: 100)
            .frame(
              width: isWide ? 120 : 100, height: isWide ? 120 : 100, alignment: .topLeading
            )
            .containerShape(RoundedRectangle(cornerRadius: 24))
          Button("widen") { isWide = true }.offset(y: 150)
        }
        .frame(width: 200, height: 200, alignment: .topLeading)
      }
    }
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Screen() }
    func outline() -> Path? {
      stage.displayList.items.lazy.compactMap { item -> Path? in
        guard case .fill(let path, _, _) = item.content else { return nil }
        return path.boundingRect.width == 100 ? path : nil
      }.first
    }
    // Several frames, as what was drawn the same before is taken over.
    for _ in 0..<3 {
      #expect(outline()?.boundingRect.origin == .zero)
    }
    let before = outline()
    stage.tap("widen")
    stage.advance(by: .seconds(1))
    let after = try #require(outline())
    #expect(after != before)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(after == rounded(rect, [24, 4, 4, 4]))
  }
}
