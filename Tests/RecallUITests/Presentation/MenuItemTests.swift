import RecallUI
import Testing

@Suite struct MenuItemTests {
  private struct Page<Style: PickerStyle>: View {
    let style: Style
    @State private var order = "name"
    @State private var isAscending = true

    init(style: Style) {
      self.style = style
    }

    var body: some View {
      VStack {
        Text("\(order) \(isAscending ? "up" : "down")")
        Menu("sort") {
          Section("by") {
            Picker("order", selection: $order) {
              Text("by name").tag("name")
              Text("by date").tag("date")
            }
            .pickerStyle(style)
          }
          Toggle("ascending", isOn: $isAscending)
          Button("plain") {}
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  private func opened<Style: PickerStyle>(_ style: Style) -> Stage {
    let stage = Stage(size: CGSize(width: 300, height: 400)) { Page(style: style) }
    press("sort", on: stage)
    return stage
  }

  private func press(_ name: String, on stage: Stage) {
    stage.tap(name)
    stage.advance(by: .seconds(1))
  }

  @Test func aPickersChoicesAreItems() {
    for isInline in [false, true] {
      let stage = isInline ? opened(.inline) : opened(.automatic)
      #expect(
        stage.texts
          == ["name up", "sort", "by", "order", "by name", "by date", "ascending", "plain"])
      #expect(stage.element("order")?.value == "by name")
      press("by date", on: stage)
      #expect(stage.texts == ["date up", "sort"])
      #expect(stage.issues.isEmpty)
    }
  }

  @Test func aPickerWithTheStyleOfAMenuIsAMenuInThat() {
    let stage = opened(.menu)
    #expect(stage.element("by date") == nil)
    press("order", on: stage)
    press("by date", on: stage)
    #expect(stage.texts == ["date up", "sort"])
  }

  @Test func aToggleIsAnItem() {
    let stage = opened(.automatic)
    press("ascending", on: stage)
    #expect(stage.texts == ["name down", "sort"])
    press("sort", on: stage)
    press("ascending", on: stage)
    #expect(stage.texts == ["name up", "sort"])
  }

  @Test func keysReachAllOfThem() {
    let stage = opened(.automatic)
    var reached: [String] = []
    for _ in 0..<4 {
      stage.type("down")
      if let label = stage.focusedElement?.label { reached.append(label) }
    }
    #expect(Set(reached).isSuperset(of: ["by name", "by date", "ascending", "plain"]))
  }

  @Test func whatIsNoItemStandsWhereTheWordsOfItemsDo() throws {
    let stage = opened(.automatic)
    let title = try #require(stage.element("by")?.frame)
    let item = try #require(stage.element("plain")?.frame)
    #expect(title.minX == item.minX)
  }

  @Test func aContextMenuCanBeAValue() {
    let stage = smallStage {
      VStack {
        Text("held").contextMenu(ContextMenu { Button("act") {} })
        Text("other").contextMenu(nil as ContextMenu<Text>?)
      }
    }
    let held = stage.element("held")?.frame ?? .zero
    stage.press(at: CGPoint(x: held.midX, y: held.midY), for: .seconds(1))
    stage.advance(by: .seconds(1))
    #expect(stage.element("act") != nil)
  }
}
