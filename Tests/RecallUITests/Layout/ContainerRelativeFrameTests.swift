import RecallUI
import Testing

@Suite struct ContainerRelativeFrameTests {
  private struct Pages: View {
    let axis: Axis
    @State private var seen: [Int] = []

    init(_ axis: Axis) {
      self.axis = axis
    }

    var body: some View {
      VStack(spacing: 0) {
        Text(seen.map { "\($0)" }.joined(separator: " "))
          .frame(height: 20)
          .accessibilityIdentifier("seen")
        ScrollView(axis == .horizontal ? .horizontal : .vertical) {
          if axis == .horizontal {
            LazyHStack(spacing: 0) { pages }
          } else {
            LazyVStack(spacing: 0) { pages }
          }
        }
        .scrollTargetBehavior(.paging)
      }
    }

    private var pages: some View {
      ForEach(0..<50) { page in
        Text("page \(page)")
          .containerRelativeFrame([.horizontal, .vertical])
          .onAppear { seen.append(page) }
      }
    }
  }

  @Test(arguments: Axis.allCases)
  func pagesOfALazyStackBeginWithTheFirst(axis: Axis) {
    let stage = smallStage { Pages(axis) }
    #expect(stage.element("page 0")?.frame.midX.rounded() == 100)
    #expect(stage.element("page 0")?.frame.midY.rounded() == 110)
    #expect(stage.element("page 49") == nil)
    // No more are made than can be seen, with one that was made when the first had no size yet.
    #expect((stage.texts.first ?? "").split(separator: " ").count <= 2)
    let end = axis == .horizontal ? CGPoint(x: 40, y: 100) : CGPoint(x: 100, y: 40)
    stage.drag(from: CGPoint(x: 160, y: 160), to: end, over: .milliseconds(300))
    stage.advance(by: .seconds(2))
    #expect(stage.element("page 1")?.frame.midX.rounded() == 100)
    #expect(stage.element("page 1")?.frame.midY.rounded() == 110)
  }
}
