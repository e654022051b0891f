import RecallUI
import Testing

@Suite struct CoordinateSpaceProtocolTests {
  private struct Reader<Space: CoordinateSpaceProtocol>: View {
    let space: Space

    var body: some View {
      GeometryReader { proxy in
        let frame = proxy.frame(in: space)
        Text("\(Int(frame.minX)) \(Int(frame.minY))")
      }
      .frame(width: 60, height: 20)
    }
  }

  private func place<Space: CoordinateSpaceProtocol>(in space: Space) -> String? {
    Stage(size: CGSize(width: 200, height: 100)) {
      Reader(space: space).padding(.leading, 30).coordinateSpace(.named("around"))
    }.elements.first?.label
  }

  @Test func aPlaceIsToldInAnySpace() {
    #expect(place(in: .local) == "0 0")
    #expect(place(in: .named("around")) == "30 0")
    #expect(place(in: LocalCoordinateSpace()) == "0 0")
    #expect(place(in: GlobalCoordinateSpace()) == place(in: CoordinateSpace.global))
    #expect(place(in: GlobalCoordinateSpace()) == "85 40")
  }

  @Test func aPlaneIsDrawnThroughATransform() {
    let stage = smallStage {
      Rectangle().projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 5, y: 6)))
    }
    let moved = smallStage { Rectangle().transformEffect(CGAffineTransform(translationX: 5, y: 6)) }
    #expect(stage.displayList == moved.displayList)
    #expect(stage.displayList != smallStage { Rectangle() }.displayList)
  }
}
