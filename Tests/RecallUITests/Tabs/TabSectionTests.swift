import RecallUI
import Testing

@Suite struct TabSectionTests {
  @Test func tabsOfASectionStandAmongTheOthers() {
    struct Tabs: View {
      @State private var selection = 0

      var body: some View {
        TabView(selection: $selection) {
          Tab("One", systemImage: "star", value: 0) { Text("first") }
          TabSection("More") {
            Tab("Two", systemImage: "heart", value: 1) { Text("second") }
          }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Tabs() }
    #expect(stage.texts.contains("first"))
    stage.tap("Two")
    #expect(stage.texts.contains("second"))
    #expect(!stage.texts.contains("More"))
  }
}
