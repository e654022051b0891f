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

  @Test func aTintInsideOfTheLabelIsTheLabels() {
    func labeled(_ inner: Color, role: ButtonRole? = nil) -> some View {
      Button(role: role, action: {}, label: { Text("b").tint(inner) })
    }
    #expect(color { labeled(.red) } == red)
    #expect(color { labeled(.blue).tint(.red) } == blue)
    #expect(color { labeled(.blue, role: .destructive) } == red)
    #expect(color { labeled(.red).disabled(true) } == color { Button("b") {}.disabled(true) })
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
