import RecallUI
import Testing

@Suite struct ColorPickerTests {
  private struct Page: View {
    @State var color = Color.red
    var supportsOpacity = true

    var body: some View {
      VStack(spacing: 0) {
        Text("\(color.resolve(in: EnvironmentValues()))")
        ColorPicker("Back", selection: $color, supportsOpacity: supportsOpacity)
      }
    }
  }

  private func stage(_ page: Page) -> Stage {
    Stage(size: CGSize(width: 240, height: 400)) { page }
  }

  private func now(_ stage: Stage) -> String? { stage.texts.first }

  @Test func aTapOpensAndClosesIt() {
    let stage = stage(Page())
    #expect(stage.texts == ["#FF3B30", "Back"])
    stage.tap("Back")
    #expect(stage.element("Opacity") != nil)
    stage.tap("Back")
    #expect(stage.texts == ["#FF3B30", "Back"])
  }

  @Test func aSwatchIsChosen() {
    let stage = stage(Page())
    stage.tap("Back")
    let former = stage.displayList
    stage.tap("green")
    #expect(now(stage) == "#34C759")
    #expect(stage.elements.compactMap(\.value).first == "#34C759")
    #expect(stage.displayList != former)
  }

  @Test func keysChooseAndSlide() {
    let stage = stage(Page())
    for key in ["tab", "space", "tab", "tab", "return"] { stage.type(key) }
    #expect(now(stage) == "#FF9500")
    for _ in 0..<13 { stage.type("tab") }
    #expect(stage.focused == "Red")
    stage.type("home")
    #expect(now(stage) == "#009500")
  }

  @Test func aSliderSetsAComponentOfTheColorThatIsSeen() throws {
    let stage = Stage(size: CGSize(width: 240, height: 400), colorScheme: .dark) {
      Page(color: .green)
    }
    stage.tap("Back")
    let blue = try #require(stage.element("Blue")?.frame)
    stage.drag(
      from: CGPoint(x: blue.midX, y: blue.midY), to: CGPoint(x: blue.maxX + 9, y: blue.midY),
      over: .milliseconds(100))
    #expect(now(stage) == "#30D1FF", "the dark green's red and green")
  }

  @Test func opacityIsThereWhereItIsSupported() throws {
    let opaque = stage(Page(supportsOpacity: false))
    opaque.tap("Back")
    #expect(opaque.element("Opacity") == nil)
    let stage = stage(Page())
    stage.tap("Back")
    let slider = try #require(stage.element("Opacity")?.frame)
    stage.tap(at: CGPoint(x: slider.minX, y: slider.midY))
    #expect(now(stage) == "#FF3B3000")
  }

  @Test func aDisabledOneStaysClosed() {
    let stage = Stage(size: CGSize(width: 240, height: 400)) { Page().disabled(true) }
    stage.tap("Back")
    stage.type("tab")
    stage.type("space")
    #expect(stage.texts == ["#FF3B30", "Back"])
  }

  @Test func itsShapesAreThereAndItsLabelCanBeHidden() {
    let name = "b"
    let stage = smallStage {
      VStack {
        ColorPicker("a", selection: .constant(.red))
        ColorPicker(name, selection: .constant(.red), supportsOpacity: false)
        ColorPicker(selection: .constant(.red)) { Text("c") }
        ColorPicker("d", selection: .constant(.red)).labelsHidden()
      }
    }
    #expect(stage.texts == ["a", "b", "c", "d"])
    #expect(stage.element("d")?.frame.size == CGSize(width: 26, height: 26))
  }
}
