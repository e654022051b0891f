import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct ZStackTests {
  @Test(arguments: [
    (Alignment.topLeading, "50,50 20x20"), (.top, "90,50 20x20"), (.topTrailing, "130,50 20x20"),
    (.leading, "50,90 20x20"), (.center, "90,90 20x20"), (.trailing, "130,90 20x20"),
    (.bottomLeading, "50,130 20x20"), (.bottom, "90,130 20x20"),
    (.bottomTrailing, "130,130 20x20"),
  ])
  func viewsAreAlignedInTheLargest(alignment: Alignment, expected: String) {
    let stage = smallStage {
      ZStack(alignment: alignment) {
        Color.red.frame(width: 100, height: 100)
        Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("a")
      }
    }
    #expect(stage.place(of: "a") == expected)
  }

  private func layers(_ back: Double, _ middle: Double, _ front: Double) -> Stage {
    smallStage {
      ZStack {
        Color.red.accessibilityIdentifier("red").zIndex(back)
        Color.green.accessibilityIdentifier("green").zIndex(middle)
        Color.blue.accessibilityIdentifier("blue").zIndex(front)
      }
    }
  }

  @Test(arguments: [
    (0, 0, 0, "blue"), (1, 0, 0, "red"), (0, 0.5, 0, "green"), (1, 1, 0, "green"),
    (0, 0, -1, "green"), (.nan, 0, 0, "blue"),
  ])
  func theHighestIndexIsInFront(
    back: Double, middle: Double, front: Double, expected: String
  ) {
    let stage = layers(back, middle, front)
    #expect(stage.element(at: CGPoint(x: 100, y: 100))?.identifier == expected)
    let last = stage.displayList.items.last?.description ?? ""
    let colors = ["red": "#FF3B30", "green": "#34C759", "blue": "#007AFF"]
    #expect(last == "fill rect 0,0 200x200 \(colors[expected] ?? "")")
  }

  @Test(arguments: [(0.0, "0,0 200x200"), (1, "80,85 40x30"), (-1, "0,0 200x200")])
  func theViewsOfTheHighestPriorityMakeTheSize(priority: Double, expected: String) {
    let stage = smallStage {
      ZStack {
        Color.red.accessibilityIdentifier("back")
        Color.blue.frame(width: 40, height: 30).layoutPriority(priority)
      }
      .accessibilityIdentifier("all")
    }
    #expect(stage.place(of: "all") == expected)
    // What doesn't make the size is offered it.
    #expect(stage.place(of: "back") == expected)
  }

  @Test func whatIsBehindWordsIsAsLargeAsThey() {
    let stage = smallStage {
      ZStack {
        Color.red.accessibilityIdentifier("behind")
        Color.blue.frame(width: 40, height: 30)
      }
      .fixedSize()
    }
    #expect(stage.place(of: "behind") == "80,85 40x30")
  }

  @Test func whatIsInFrontOfSomethingLargerGoesAsFarAsThat() {
    let stage = smallStage {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 300, height: 50)
        Color.blue.frame(height: 20).accessibilityIdentifier("front")
        Color.green.frame(width: 10, height: 10)
          .alignmentGuide(.leading) { -$0.width }.accessibilityIdentifier("line")
      }
    }
    #expect(stage.place(of: "front") == "-50,75 300x20")
    #expect(stage.place(of: "line") == "-40,75 10x10")
  }

  @Test func whatIsLargerThanTheViewsOfTheHighestPriorityStandsOut() {
    let stage = smallStage {
      ZStackLayout(alignment: .bottomLeading) {
        Color.red.frame(width: 100, height: 100).accessibilityIdentifier("large")
        Color.blue.frame(width: 20, height: 20).layoutPriority(1)
        Color.blue.frame(width: 10, height: 40).layoutPriority(1)
      }
      .accessibilityIdentifier("all")
    }
    #expect(stage.place(of: "all") == "90,80 20x40")
    #expect(stage.place(of: "large") == "90,20 100x100")
  }

  @Test func theirLinesAreTheOnesThatOthersStandBy() {
    let stage = smallStage {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 10, height: 10)
          .alignmentGuide(.leading) { _ in 30 }
          .accessibilityIdentifier("low")
        Color.blue.frame(width: 20, height: 20)
          .alignmentGuide(.leading) { _ in 5 }
          .layoutPriority(1)
      }
      .accessibilityIdentifier("all")
    }
    #expect(stage.place(of: "all") == "90,90 20x20")
    #expect(stage.place(of: "low") == "65,90 10x10")
  }
}
