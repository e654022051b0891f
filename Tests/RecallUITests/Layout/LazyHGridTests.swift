import RecallUI
import Testing

@Suite struct LazyHGridTests {
  private func stage(rows: [GridItem], alignment: VerticalAlignment = .center) -> Stage {
    Stage(size: CGSize(width: 300, height: 200)) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, alignment: alignment, spacing: 10) {
          ForEach(0..<1000) { number in
            Color.red.frame(width: 90, height: 20).accessibilityIdentifier("\(number)")
          }
        }
      }
    }
  }

  @Test func itGrowsSideways() {
    let stage = stage(rows: [GridItem(.fixed(60), spacing: 20), GridItem(.fixed(40))])
    #expect(stage.elements.compactMap(\.identifier) == ["0", "1", "2", "3", "4", "5"])
    // The rows take 120 of 200 points, and stand in the middle.
    #expect(stage.element("0")?.frame == CGRect(x: 0, y: 60, width: 90, height: 20))
    #expect(stage.element("1")?.frame == CGRect(x: 0, y: 130, width: 90, height: 20))
    #expect(stage.element("2")?.frame == CGRect(x: 100, y: 60, width: 90, height: 20))
  }

  @Test func itIsTheTransposedVerticalGrid() {
    let items = [GridItem(.adaptive(minimum: 30), spacing: 5), GridItem(.flexible(maximum: 50))]
    let sideways = Stage(size: CGSize(width: 300, height: 200)) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: items) {
          ForEach(0..<100) { Color.red.frame(width: 40).accessibilityIdentifier("\($0)") }
        }
      }
    }
    let downwards = Stage(size: CGSize(width: 200, height: 300)) {
      ScrollView {
        LazyVGrid(columns: items) {
          ForEach(0..<100) { Color.red.frame(height: 40).accessibilityIdentifier("\($0)") }
        }
      }
    }
    let transposed = downwards.elements.map(\.frame).map {
      CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width)
    }
    #expect(sideways.elements.map(\.frame) == transposed)
    #expect(transposed.count > 10)
  }
}
