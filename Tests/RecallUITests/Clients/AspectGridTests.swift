import RecallUI
import Testing

/// A grid as programs for SwiftUI write it: as large as all of its views fit in one ratio.
private struct AspectGrid: Layout {
  var aspectRatio: CGFloat
  var spacing: CGFloat = 4

  private func columns(for count: Int, in size: CGSize) -> (columns: Int, width: CGFloat) {
    var best: (columns: Int, width: CGFloat) = (1, 0)
    for columns in 1...max(count, 1) {
      let rows = (count + columns - 1) / columns
      let byWidth = (size.width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
      let byHeight =
        (size.height - spacing * CGFloat(rows - 1)) / CGFloat(max(rows, 1)) * aspectRatio
      let width = min(byWidth, byHeight)
      if width > best.width { best = (columns, width) }
    }
    return best
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 300))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (columns, width) = columns(for: subviews.count, in: bounds.size)
    let size = CGSize(width: width, height: width / aspectRatio)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(
          x: bounds.minX + CGFloat(index % columns) * (size.width + spacing),
          y: bounds.minY + CGFloat(index / columns) * (size.height + spacing)),
        proposal: ProposedViewSize(size))
    }
  }
}

@Suite struct AspectGridTests {
  private func frames(_ count: Int, in size: CGSize) -> [CGRect] {
    let stage = Stage(size: size) {
      AspectGrid(aspectRatio: 2 / 3) {
        ForEach(0..<count, id: \.self) { Color.red.accessibilityIdentifier("\($0)") }
      }
    }
    return stage.elements.map(\.frame)
  }

  @Test(arguments: [1, 2, 3, 7, 16, 52, 100])
  func allCardsFitAsLargeAsTheyCan(count: Int) throws {
    let size = CGSize(width: 640, height: 480)
    let frames = frames(count, in: size)
    try #require(frames.count == count)
    for (index, frame) in frames.enumerated() {
      #expect(frame.minX > -0.001 && frame.maxX < size.width + 0.001)
      #expect(frame.minY > -0.001 && frame.maxY < size.height + 0.001)
      #expect(abs(frame.width / frame.height - 2 / 3) < 0.001)
      for other in frames[..<index] {
        #expect(!frame.insetBy(dx: 0.001, dy: 0.001).intersects(other))
      }
    }
    // Cards a tenth wider fit into no number of columns.
    let wider = frames[0].width * 1.1
    for columns in 1...count {
      let rows = (count + columns - 1) / columns
      let width = wider * CGFloat(columns) + 4 * CGFloat(columns - 1)
      let height = wider * 1.5 * CGFloat(rows) + 4 * CGFloat(rows - 1)
      #expect(width > size.width || height > size.height)
    }
  }
}
