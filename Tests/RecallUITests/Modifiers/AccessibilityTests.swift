import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct AccessibilityTests {
  @Test func anElementIsFoundByItsIdentifierBeforeItsLabel() {
    let stage = smallStage {
      VStack(spacing: 0) {
        Color.red.accessibilityLabel("name")
        Color.blue.accessibilityIdentifier("name")
      }
    }
    #expect(stage.element("name")?.frame.minY == 100)
    #expect(stage.element("nobody") == nil)
  }

  @Test func theFirstOfSeveralIsFound() {
    let stage = smallStage {
      VStack(spacing: 0) {
        Text("a")
        Text("a")
      }
    }
    #expect(stage.place(of: "a") == "94.9,79.6 10.2x20.4")
  }
}
