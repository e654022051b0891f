import RecallUI
import Testing

@Suite struct LazyStacksTests {
  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    Stage(size: CGSize(width: 300, height: 200), content: content)
  }

  private func shown(_ stage: Stage) -> [String] {
    stage.elements.compactMap(\.identifier)
  }

  @Test func aColumnMakesOnlyWhatCanBeSeen() {
    let stage = stage {
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(0..<10_000) { number in
            Color.red.frame(width: 50, height: 40).accessibilityIdentifier("\(number)")
          }
        }
      }
    }
    #expect(shown(stage) == ["0", "1", "2", "3"])
    #expect(stage.element("1")?.frame == CGRect(x: 125, y: 50, width: 50, height: 40))

    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -5000))))

    #expect(shown(stage) == ["100", "101", "102", "103"])
  }

  @Test func aRowMakesOnlyWhatCanBeSeen() {
    let stage = stage {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .bottom, spacing: 10) {
          ForEach(0..<10_000) { number in
            Color.red.frame(width: 90, height: 40).accessibilityIdentifier("\(number)")
          }
        }
      }
    }
    #expect(shown(stage) == ["0", "1", "2"])
    #expect(stage.element("1")?.frame == CGRect(x: 100, y: 160, width: 90, height: 40))

    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 150, y: 180), by: CGSize(width: -10_000, height: 0))))

    #expect(shown(stage) == ["100", "101", "102"])
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, CGFloat(0)), (.center, 125), (.trailing, 250),
  ])
  func aColumnTakesTheWidthThatIsOffered(alignment: HorizontalAlignment, left: CGFloat) {
    let stage = stage {
      LazyVStack(alignment: alignment) {
        Color.red.frame(width: 50, height: 40).accessibilityIdentifier("it")
      }
      .accessibilityIdentifier("stack")
    }
    #expect(stage.element("it")?.frame.minX == left)
    #expect(stage.element("stack")?.frame.width == 300)
  }

  @Test func ofNoWidthItIsAsWideAsItsFirstElement() {
    let stage = stage {
      LazyVStack { Color.red.frame(width: 50, height: 40) }
        .fixedSize()
        .accessibilityIdentifier("stack")
    }
    #expect(stage.element("stack")?.frame.size == CGSize(width: 50, height: 40))
  }
}
