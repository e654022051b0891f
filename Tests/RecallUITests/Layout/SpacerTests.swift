import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct SpacerTests {
  @Test func aSpacerTakesWhatEverythingElseLeaves() {
    let stage = smallStage {
      HStack(spacing: 0) {
        Text("a")
        Spacer()
        Text("b")
      }
    }
    #expect(stage.place(of: "a") == "0,89.8 10.2x20.4")
    #expect(stage.place(of: "b") == "189.8,89.8 10.2x20.4")
  }

  @Test func textIsNotBrokenToMakeRoomForASpacer() {
    let stage = smallStage {
      HStack(spacing: 0) {
        Text("eighteen letters !")
        Spacer()
      }
    }
    #expect(stage.element("eighteen letters !")?.frame.width == 18 * 10.2)
  }

  @Test(arguments: [
    (nil, "0,95 92x10", "100,95 100x10"), (0, "0,95 100x10", "100,95 100x10"),
    (30, "0,95 70x10", "100,95 100x10"),
  ])
  func aSpacerKeepsItsLeastLength(length: CGFloat?, left: String, right: String) {
    let stage = smallStage {
      HStack(spacing: 0) {
        Color.red.frame(height: 10).accessibilityIdentifier("a")
        Spacer(minLength: length)
        Color.red.frame(width: 100, height: 10).accessibilityIdentifier("b")
      }
    }
    #expect(stage.place(of: "a") == left)
    #expect(stage.place(of: "b") == right)
  }

  /// A spacer is the space itself: a stack adds its own only where it was told some.
  @Test(arguments: [(nil, nil, 28), (nil, 0, 20), (nil, 30, 50), (5, nil, 38), (0, 0, 20)])
  func aStackLeavesNoSpaceBesideASpacer(
    spacing: CGFloat?, least: CGFloat?, length: CGFloat
  ) {
    let end = Color.red.frame(width: 10, height: 10)
    let row = smallStage {
      HStack(spacing: spacing) {
        end
        Spacer(minLength: least)
        end
      }
      .fixedSize().accessibilityIdentifier("row")
    }
    #expect(row.element("row")?.frame.width == length)
    let column = smallStage {
      AnyLayout(VStackLayout(spacing: spacing)) {
        end
        Spacer(minLength: least).frame(width: 20)
        end
      }
      .fixedSize().accessibilityIdentifier("column")
    }
    #expect(column.element("column")?.frame.height == length)
  }

  @Test func whatStandsBesideEachOtherKeepsTheSpaceBetween() {
    let stage = smallStage {
      HStack {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
        Spacer()
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c")
      }
    }
    #expect(stage.place(of: "a") == "0,95 10x10")
    #expect(stage.place(of: "b") == "18,95 10x10")
    #expect(stage.place(of: "c") == "190,95 10x10")
  }

  @Test func aSpacerHasNoExtentAcrossItsStack() {
    let stage = smallStage {
      VStack(spacing: 0) {
        Spacer().background(Color.red).accessibilityIdentifier("a")
        Color.red.frame(width: 10, height: 50)
      }
    }
    #expect(stage.place(of: "a") == "100,0 0x150")
  }

  @Test func outsideOfStacksASpacerTakesBothAxes() {
    let stage = smallStage { Spacer().accessibilityIdentifier("a") }
    #expect(stage.place(of: "a") == "0,0 200x200")
  }

  @Test func aSpacerIsNotHit() {
    let stage = smallStage {
      VStack { Spacer().accessibilityIdentifier("a") }
    }
    #expect(stage.element(at: CGPoint(x: 100, y: 100)) == nil)
  }
}
