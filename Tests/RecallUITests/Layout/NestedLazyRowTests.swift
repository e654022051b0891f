import RecallUI
import Testing

@Suite struct NestedLazyRowTests {
  /// A row of squares on top of a column, each of which stays in sight while the column scrolls.
  private struct Column: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
              ForEach(0..<10) { index in
                GeometryReader { proxy in
                  Text("square \(index)")
                    .offset(y: max(-proxy.frame(in: .scrollView(axis: .vertical)).minY, 0))
                }
                .frame(width: 50, height: 40)
              }
            }
          }
          .scrollClipDisabled()
          .frame(height: 40)
          Color.red.frame(height: 1_000)
        }
      }
    }
  }

  private func shown(_ stage: Stage) -> [String] {
    stage.elements.compactMap(\.label).filter { $0.hasPrefix("square") }
  }

  @Test func aRowAboveWhatCanBeSeenKeepsTheElementsThatItShows() {
    let stage = smallStage { Column() }
    let first = shown(stage)
    #expect(first.count >= 4 && first.count <= 5)
    stage.send(.scroll(.init(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -400))))
    #expect(shown(stage) == first)
    let texts = stage.displayList.items.filter { $0.description.contains("square 2") }
    #expect(texts.count == 1)
  }
}
