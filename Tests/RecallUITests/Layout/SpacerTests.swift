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
