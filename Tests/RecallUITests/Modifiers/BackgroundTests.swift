import Testing

@testable import RecallUI

@Suite struct BackgroundTests {
  @Test func aBackgroundHasTheSizeOfWhatIsInFront() {
    let stage = smallStage {
      Color.red
        .frame(width: 60, height: 30)
        .background(alignment: .topLeading) {
          Color.blue.accessibilityIdentifier("all")
          Color.green.frame(width: 10, height: 10).accessibilityIdentifier("corner")
        }
    }
    #expect(stage.place(of: "all") == "70,85 60x30")
    #expect(stage.place(of: "corner") == "70,85 10x10")
    let colors = stage.displayList.items.map { $0.description.suffix(7) }
    #expect(colors == ["#007AFF", "#34C759", "#FF3B30"])
  }

  @Test func anOverlayMayBeLargerThanWhatIsBehind() {
    let stage = smallStage {
      Color.red
        .frame(width: 20, height: 20)
        .overlay(Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("a"))
        .accessibilityIdentifier("b")
    }
    #expect(stage.place(of: "a") == "80,80 40x40")
    #expect(stage.place(of: "b") == "90,90 20x20")
  }

  @Test func behindNothingThereIsNothing() {
    let stage = smallStage { EmptyView().background(Color.red) }
    #expect(stage.displayList.items.isEmpty)
  }
}
