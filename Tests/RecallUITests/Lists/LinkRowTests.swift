import Testing

@testable import RecallUI
@testable import RecallUICore

private struct Library: View {
  @State var books = (0..<40).map { "book \($0)" }
  @State var selected: String?
  var isSelectable = false

  var body: some View {
    NavigationStack {
      list
        .navigationDestination(for: String.self) { book in
          VStack {
            Text("about \(book)")
            NavigationLink("plain link", value: "more")
          }
        }
        .toolbar { EditButton() }
    }
  }

  @ViewBuilder private var list: some View {
    if isSelectable {
      List(selection: $selected) { rows }
    } else {
      List { rows }
    }
  }

  private var rows: some View {
    ForEach(books, id: \.self) { NavigationLink($0, value: $0) }
      .onDelete { books.remove(atOffsets: $0) }
      .navigationTitle("Books")
  }
}

@Suite struct LinkRowTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480)) { Library() }

  private func settle() {
    stage.advance(by: .seconds(1))
  }

  private func middle(of name: String) throws -> CGPoint {
    let frame = try #require(stage.element(name)?.frame)
    return CGPoint(x: 280, y: frame.midY)
  }

  @Test func theWholeRowLeadsOn() throws {
    stage.tap(at: try middle(of: "book 2"))
    settle()
    #expect(stage.texts.contains("about book 2"))
    #expect(stage.issues.isEmpty)
  }

  @Test func aTitleInsideOfAListIsTheScreens() {
    #expect(stage.texts.contains("Books"))
  }

  /// The arrow belongs to it.
  @Test func theRingOfTheFocusGoesAroundTheWholeRow() throws {
    stage.type("tab")
    while stage.focused != "book 0" { stage.type("tab") }
    let ring = try #require(
      stage.displayList.items.lazy.compactMap { item -> CGRect? in
        guard case .stroke(let path, _, let style) = item.content,
          style.lineWidth == FocusRing.width
        else { return nil }
        return path.boundingRect
      }.first)
    let label = try #require(stage.element("book 0")?.frame)
    #expect(ring.minX < label.minX && ring.maxX > label.maxX + 12, "\(ring), \(label)")
  }

  @Test func aRowIsHighlightedWhileItIsPressed() throws {
    let before = stage.displayList
    stage.send(.pointer(PointerEvent(.down, at: try middle(of: "book 2"))))
    #expect(stage.outline.contains("pressed"))
    #expect(stage.displayList != before)
  }

  @Test func aLinkRowSelectsNothing() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480)) { Library(isSelectable: true) }
    let frame = try #require(stage.element("book 2")?.frame)
    stage.tap(at: CGPoint(x: 280, y: frame.midY))
    stage.advance(by: .seconds(1))
    #expect(stage.texts.contains("about book 2"))
    stage.tap("BackButton")
    stage.advance(by: .seconds(1))
    #expect(!stage.outline.contains("selected"))
  }

  @Test func whatIsEditedLeadsNowhere() throws {
    stage.tap("Edit")
    settle()
    stage.tap("book 2")
    settle()
    #expect(stage.texts.contains("Done") && !stage.texts.contains("about book 2"))
    stage.tap("Done")
    settle()
    stage.tap("book 2")
    settle()
    #expect(stage.texts.contains("about book 2"))
  }

  @Test func aLinkRowIsDeletedBySwipingItAway() throws {
    let start = try middle(of: "book 2")
    stage.drag(from: start, to: CGPoint(x: 40, y: start.y), over: .milliseconds(300))
    settle()
    #expect(!stage.texts.contains("book 2") && stage.texts.contains("book 3"))
    #expect(!stage.texts.contains("about book 2"))
  }

  @Test func theListStandsWhereItStoodAfterTheWayBack() throws {
    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 160, y: 300), by: CGSize(width: 0, height: -600))))
    settle()
    let before = try #require(stage.element("book 15")?.frame)
    stage.tap("book 15")
    settle()
    stage.tap("BackButton")
    settle()
    #expect(stage.element("book 15")?.frame == before)
  }

  @Test func returnLeadsOnAndTheFocusComesBackToTheRow() throws {
    stage.tap("book 3")
    settle()
    stage.type("escape")
    settle()
    let row = stage.focusedElement
    #expect(row?.label == "book 3")
    stage.type("return")
    settle()
    #expect(stage.texts.contains("about book 3"))
    stage.type("escape")
    settle()
    #expect(stage.focusedElement?.label == "book 3")
  }

  /// Shelves of links that are scrolled along, as in a store.
  private func shelves() -> Stage {
    Stage(size: CGSize(width: 320, height: 480)) {
      NavigationStack {
        List {
          VStack(alignment: .leading) {
            Text("shelf")
            ScrollView(.horizontal) {
              HStack {
                ForEach(0..<9) { NavigationLink("book \($0)", value: "book \($0)").padding() }
              }
            }
          }
        }
        .navigationDestination(for: String.self) { Text("about \($0)") }
      }
    }
  }

  @Test func aRowIsNoneOfTheLinksThatAreScrolledInIt() {
    let stage = shelves()
    stage.tap("shelf")
    stage.advance(by: .seconds(1))
    #expect(stage.texts.contains("shelf"))
    stage.tap("book 1")
    stage.advance(by: .seconds(1))
    #expect(stage.texts.contains("about book 1"))
  }

  @Test func aRowOfScrolledLinksHasNoArrow() {
    let arrows = shelves().outline.split(separator: "\n").filter { $0.contains("chevron") }
    #expect(arrows.isEmpty, "\(arrows)")
  }
}
