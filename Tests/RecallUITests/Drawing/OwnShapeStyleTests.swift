import RecallUI
import Testing

@Suite struct OwnShapeStyleTests {
  private struct Faded: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      Color.red.opacity(environment.isEnabled ? 1 : 0.5)
    }
  }

  private struct Shadowed: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      Color.green.shadow(.drop(radius: 2))
    }
  }

  private struct Main: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .primary }
  }

  private func drawn<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    smallStage(content).displayList.description
  }

  @Test func aStyleIsAnotherOneInItsSurroundings() {
    #expect(drawn { Rectangle().fill(Faded()) }.contains("#FF3B30\n"))
    #expect(drawn { Rectangle().fill(Faded()).disabled(true) }.contains("#FF3B3080\n"))
    #expect(drawn { Circle().foregroundStyle(Faded()) }.contains("#FF3B30"))
    #expect(drawn { Text("a").foregroundStyle(Faded()) }.contains("#FF3B30"))
  }

  @Test func itHasTheOthersShadows() {
    #expect(drawn { Rectangle().fill(Shadowed()) }.contains("shadow"))
  }

  /// What is inherited can't be made of itself.
  @Test func aStyleOfWhatIsInheritedEnds() {
    #expect(drawn { Rectangle().foregroundStyle(Main()) }.contains("#000000"))
    #expect(drawn { Rectangle().fill(.tertiary).foregroundStyle(Main()) }.contains("#0000004D"))
  }

  @Test func aResolvedColorIsAStyle() {
    #expect(
      drawn { Rectangle().fill(Color.Resolved(red: 1, green: 0, blue: 0)) }.contains("#FF0000"))
  }

  @Test func oldFilesSayWhatViewsAre() {
    let stage = smallStage {
      Color.red.accessibility(label: Text("Red")).accessibility(value: Text("full"))
        .accessibility(hint: Text("fills")).accessibility(identifier: "red")
        .accessibility(addTraits: .isButton)
      Color.blue.accessibility(label: Text("Blue")).accessibility(hidden: true)
    }
    #expect(stage.elements.map(\.label) == ["Red"])
    #expect(stage.element("red")?.value == "full")
    #expect(stage.outline.contains("\"Red\""))
  }
}
