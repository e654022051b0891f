import Testing

@testable import RecallUI

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

  /// How far the upper edges of views are apart, in points.
  private func distances(of names: String..., on stage: Stage) -> [CGFloat] {
    let edges = names.compactMap { stage.element($0)?.frame.minY }
    return zip(edges, edges.dropFirst()).map { (($1 - $0) * 100).rounded() / 100 }
  }

  private func menu<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    let items = content()
    let stage = Stage(size: CGSize(width: 300, height: 400)) {
      Menu("open") { items }.frame(maxHeight: .infinity, alignment: .top)
    }
    press("open", on: stage)
    return stage
  }

  @Test func linesStandBetweenWhatBelongsTogether() {
    let plain = menu {
      Button("a") {}
      Button("b") {}
    }
    let height = distances(of: "a", "b", on: plain)[0]
    let apart = ((height + MenuLook.line) * 100).rounded() / 100
    let pickers = menu {
      Picker("order", selection: .constant(1)) {
        Text("a").tag(1)
        Text("b").tag(2)
      }
      Picker("way", selection: .constant(1)) {
        Text("c").tag(1)
        Text("d").tag(2)
      }
      Button("e") {}
      Button("f") {}
    }
    #expect(
      distances(of: "a", "b", "c", "d", "e", "f", on: pickers)
        == [height, apart, height, apart, height])
    let sections = menu {
      Button("a") {}
      Section { Button("b") {} }
      Section {
        Button("c") {}
        Button("d") {}
      }
      Divider()
      Button("e") {}
    }
    #expect(distances(of: "a", "b", "c", "d", on: sections) == [apart, apart, height])
    #expect(pickers.issues.isEmpty && sections.issues.isEmpty)
  }

  @Test func noLineStandsAtTheEdges() throws {
    let plain = menu { Button("a") {} }
    let section = menu { Section { Button("a") {} } }
    #expect(plain.element("a")?.frame == section.element("a")?.frame)
  }

  @Test func whatIsOverASectionIsSmall() throws {
    let stage = menu {
      Section("title") { Button("item") {} }
    }
    let title = try #require(stage.element("title")?.frame)
    let item = try #require(stage.element("item")?.frame)
    #expect(title.height < item.height)
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

  private func numbered(_ count: Int) -> Stage {
    menu {
      ForEach(0..<count, id: \.self) { number in Button("item \(number)") {} }
    }
  }

  private func scroll(_ stage: Stage) {
    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: -2_000))))
    stage.advance(by: .seconds(1))
  }

  @Test func itemsThatDoNotFitAreScrolledTo() throws {
    let stage = numbered(30)
    scroll(stage)
    let last = try #require(stage.element("item 29")?.frame)
    #expect(last.maxY <= 400)
    press("item 29", on: stage)
    #expect(stage.texts == ["open"])
    #expect(stage.issues.isEmpty)
  }

  @Test func itemsThatFitStayWhereTheyAre() {
    let stage = numbered(5)
    let list = stage.displayList
    scroll(stage)
    #expect(stage.displayList == list)
    #expect(!stage.outline.contains("ScrollView"))
  }

  @Test func itemsThatAreWrappedAreNotScrolledWhereTheyFit() {
    let words = String(repeating: "words ", count: 20)
    let stage = menu { ForEach(0..<2, id: \.self) { Button("\(words)\($0)") {} } }
    #expect(!stage.outline.contains("ScrollView"))
  }

  @Test func dividersAreLinesBetweenOthers() {
    let plain = menu {
      Button("a") {}
      Button("b") {}
    }
    let height = distances(of: "a", "b", on: plain)[0]
    let apart = ((height + MenuLook.line) * 100).rounded() / 100
    let stage = menu {
      Divider()
      Button("a") {}
      Divider()
      Button("b") {}
      Divider()
      Divider()
      Section { Button("c") {} }
      Divider()
      Section {
        Button("d") {}
        Divider()
      }
      Divider()
    }
    #expect(distances(of: "a", "b", "c", "d", on: stage) == [apart, apart, apart])
    #expect(stage.element("a")?.frame == plain.element("a")?.frame)
    let undivided = menu {
      Section { Button("a") {} }
      Section { Button("b") {} }
      Section { Button("c") {} }
      Section { Button("d") {} }
    }
    #expect(stage.element("d")?.frame == undivided.element("d")?.frame)
    #expect(stage.issues.isEmpty)
  }

  @Test func whatIsOverAndBelowASectionStandsWithAPickerInIt() {
    let plain = menu {
      Section {
        Button("a") {}
        Button("b") {}
      } header: {
        Text("over")
      } footer: {
        Text("below")
      }
    }
    let picker = menu {
      Section {
        Picker("order", selection: .constant(1)) {
          Text("a").tag(1)
          Text("b").tag(2)
        }
      } header: {
        Text("over")
      } footer: {
        Text("below")
      }
    }
    let plainPlaces = distances(of: "over", "a", "b", "below", on: plain)
    #expect(plainPlaces.count == 3)
    #expect(distances(of: "over", "a", "b", "below", on: picker) == plainPlaces)
  }

  @Test func aSectionWithNothingInItIsNotShown() {
    struct Growing: View {
      @State private var letters: [String] = []

      var body: some View {
        VStack {
          Menu("open") {
            Button("a") {}
            Section("letters") { ForEach(letters, id: \.self) { Button($0) {} } }
            Section("none") { EmptyView() }
            Button("b") {}
          }
          Button("grow") { letters = ["c"] }
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 400)) { Growing() }
    press("open", on: stage)
    #expect(stage.element("a") != nil && stage.element("b") != nil)
    #expect(stage.element("letters") == nil && stage.element("none") == nil)
    stage.type("escape")
    press("grow", on: stage)
    press("open", on: stage)
    #expect(stage.element("letters") != nil && stage.element("none") == nil)
    #expect(stage.issues.isEmpty)
  }
}
