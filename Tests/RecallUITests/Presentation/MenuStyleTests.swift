import RecallUI
import Testing

@Suite struct MenuStyleTests {
  private struct Framed: MenuStyle {
    let name: String

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(name)
        Menu(configuration)
      }
    }
  }

  private struct Bare: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        configuration.content
      }
    }
  }

  private func menu() -> some View {
    Menu("More") { Button("One") {} }
  }

  @Test func aStyleShowsTheMenu() {
    let stage = smallStage { menu().menuStyle(Framed(name: "framed")) }
    #expect(stage.texts == ["framed", "More"])
    stage.tap("More")
    #expect(stage.element("One") != nil)
  }

  @Test func aStyleInAnotherOneIsShownByThat() {
    let stage = smallStage {
      menu().menuStyle(Framed(name: "inner")).menuStyle(Framed(name: "outer"))
    }
    #expect(stage.texts == ["inner", "outer", "More"])
  }

  @Test func aStyleMayShowTheItemsInPlace() {
    #expect(smallStage { menu().menuStyle(Bare()) }.element("One") != nil)
  }

  @Test func styledMenusLookAsTheyDoByThemselvesAgain() {
    let stage = smallStage { menu().menuStyle(.borderlessButton).menuStyle(Framed(name: "framed")) }
    #expect(stage.texts == ["More"])
  }

  @Test func itemsOfAMenuInABarShowTheirTitles() {
    let stage = Stage(size: CGSize(width: 300, height: 300)) {
      NavigationStack {
        Text("page").toolbar {
          Menu("More", systemImage: "ellipsis") { Button("Copy", systemImage: "doc.on.doc") {} }
        }
      }
    }
    stage.tap("More")
    stage.advance(by: .seconds(1))
    #expect(
      stage.displayList.items.contains { item in
        guard case .text(let text, _) = item.content else { return false }
        return text.string == "Copy"
      })
  }

  private struct Boxed: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("boxed")
        configuration.content
      }
    }
  }

  @Test func aFormHasAStyleOfOnesOwn() {
    let stage = smallStage { Form { Text("row") }.formStyle(Boxed()) }
    #expect(stage.texts == ["boxed", "row"])
    #expect(smallStage { Form { Text("row") }.formStyle(.grouped) }.texts == ["row"])
  }

  // MARK: Groups of controls in menus

  private struct Grouped: View {
    @State private var done = ""
    var isCompact = false

    var body: some View {
      VStack {
        Text(done)
        Menu("More") {
          if isCompact { group.controlGroupStyle(.compactMenu) } else { group }
          Button("Below") {}
        }
      }
    }

    private var group: some View {
      ControlGroup {
        Button("Copy", systemImage: "doc.on.doc") { done = "copied" }
        Button("Save all of it", systemImage: "square.and.arrow.down") { done = "saved" }
        Button("Mail", systemImage: "envelope") { done = "mailed" }
      }
    }
  }

  @Test func controlsOfAGroupStandSideBySideAndAreAllAsWide() throws {
    let stage = Stage(size: CGSize(width: 400, height: 400)) { Grouped() }
    stage.tap("More")
    let frames = try ["Copy", "Save all of it", "Mail"].map {
      try #require(stage.element($0)?.frame)
    }
    #expect(Set(frames.map(\.midY)).count == 1)
    #expect(abs(frames[1].midX - frames[0].midX - (frames[2].midX - frames[1].midX)) < 0.01)
    let below = try #require(stage.element("Below")?.frame)
    #expect(below.minY > frames[0].maxY)
    stage.tap("Mail")
    #expect(stage.texts.first == "mailed")
    stage.advance(by: .seconds(1))
    #expect(stage.element("Below") == nil, "the menu is closed")
  }

  @Test func aCompactGroupShowsItsSymbolsAlone() throws {
    let stage = Stage(size: CGSize(width: 400, height: 400)) { Grouped(isCompact: true) }
    stage.tap("More")
    #expect(stage.element("Mail") == nil || !stage.texts.contains("Mail"))
    #expect(stage.element("Below") != nil)
  }
}
