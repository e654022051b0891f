import RecallUI
import Testing

/// What color a button's label has, by what is said around it.
@Suite struct ButtonForegroundTests {
  private func color<Content: View>(@ViewBuilder _ content: () -> Content) -> String? {
    let stage = smallStage { content() }
    let item = stage.displayList.items.map(\.description).first { $0.contains("\"b\"") }
    return item?.split(separator: " ").first { $0.hasPrefix("#") }.map(String.init)
  }

  private let blue = "#007AFF"
  private let red = "#FF3B30"

  @Test func whereNothingIsSaidItIsTheTint() {
    #expect(color { Button("b") {} } == blue)
    #expect(color { Button("b") {}.tint(.red) } == red)
    #expect(color { Button("b", role: .destructive) {} } == red)
    #expect(
      color {
        Form {
          Section {
          } header: {
            Button("b") {}
          }
        }
      } == blue)
    #expect(color { LabeledContent("a") { Button("b") {} } } == blue)
    #expect(color { Button("b") {}.foregroundColor(nil) } == blue)
  }

  @Test func aTintInsideOfALabelCounts() {
    let label = Text("b").tint(.red)
    #expect(color { Button(action: {}) { label } } == red)
    #expect(color { Form { Button(action: {}) { label } } } == red)
    #expect(color { Button(action: {}) { label }.buttonStyle(.bordered) } == red)
    #expect(color { Button(action: {}) { label.tint(.green) }.tint(.yellow) } == red)
    #expect(color { Button(action: {}) { Text("b").tint(nil) }.tint(.red) } == blue)
    // What has another color than the tint keeps it.
    #expect(color { Button(action: {}) { label }.buttonStyle(.borderedProminent) } == "#FFFFFF")
    #expect(color { Button(role: .destructive, action: {}) { Text("b").tint(.blue) } } == red)
    #expect(color { Button(action: {}) { label }.foregroundStyle(.blue) } == blue)
    #expect(color { Button(action: {}) { label }.disabled(true) } != red)
    #expect(color { Text("b").tint(.red) } == "#000000")
  }

  @Test func aButtonInTheLabelOfAColorPickerHasTheTint() {
    #expect(
      color {
        ColorPicker(selection: .constant(.green)) { Button("b") {} }
      } == blue)
  }

  @Test func whatTheProgramSaysCounts() {
    #expect(color { Button("b") {}.foregroundColor(.red) } == red)
    #expect(color { Button("b", role: .destructive) {}.foregroundStyle(.blue) } == blue)
    #expect(color { VStack { Button("b") {} }.foregroundStyle(.red) } == red)
    #expect(color { Button("b") {}.foregroundStyle(.primary) } == "#000000")
    #expect(color { Form { Button("b") {}.foregroundColor(.red) } } == red)
    #expect(color { Button("b") {}.buttonStyle(.bordered).foregroundColor(.red) } == red)
    #expect(color { Button("b") {}.buttonStyle(.borderedProminent).foregroundColor(.red) } == red)
    #expect(
      color { LabeledContent("a") { Text("b") }.foregroundStyle(.red) } == red)
  }
}
