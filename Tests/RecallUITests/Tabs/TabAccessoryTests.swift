import RecallUI
import Testing

@Suite struct TabAccessoryTests {
  private struct Player: View {
    @State private var isPlaying = true
    @State private var count = 0

    var body: some View {
      TabView {
        Tab("One", systemImage: "star") {
          Toggle("Playing", isOn: $isPlaying)
          TabView { Tab("Inner", systemImage: "heart") { Text("inside") } }
        }
        .customizationID("one")
        Tab("Two", systemImage: "heart") { Text("second") }
      }
      .tabViewCustomization(nil)
      .tabViewBottomAccessory(isEnabled: isPlaying) {
        Button("Next \(count)") { count += 1 }
      }
    }
  }

  @Test func itStandsAboveTheBarOfItsTabViewOnly() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480)) { Player() }
    let bar = try #require(stage.element("Two")?.frame)
    let next = try #require(stage.element("Next 0")?.frame)
    #expect(next.maxY <= bar.minY)
    #expect(stage.elements.count { $0.label == "Next 0" } == 1)
    #expect(try #require(stage.element("Inner")?.frame).maxY <= next.minY)
    #expect(stage.issues.isEmpty)
  }

  @Test func itStaysWhileTabsChange() {
    let stage = Stage(size: CGSize(width: 320, height: 480)) { Player() }
    stage.tap("Next 0")
    stage.tap("Two")
    stage.tap("Next 1")
    #expect(stage.texts.contains("second"))
    #expect(stage.element("Next 2") != nil)
  }

  @Test func itGoesWhenItIsNotEnabled() {
    let stage = Stage(size: CGSize(width: 320, height: 480)) { Player() }
    stage.tap("Playing")
    #expect(stage.element("Next 0") == nil)
  }
}
