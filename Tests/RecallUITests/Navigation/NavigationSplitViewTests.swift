import RecallUI
import Testing

private enum Folder: String, CaseIterable, Identifiable {
  case inbox, sent

  var id: Folder { self }
}

/// Mail, in three columns.
private struct Mail: View {
  @State var folder: Folder?
  @State var letter: Int?
  @State var visibility = NavigationSplitViewVisibility.automatic
  var style: any NavigationSplitViewStyle = .automatic

  var body: some View {
    AnyView(styled(split, style))
  }

  private func styled<S: NavigationSplitViewStyle>(_ view: some View, _ style: S) -> AnyView {
    AnyView(view.navigationSplitViewStyle(style))
  }

  private var split: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(Folder.allCases, selection: $folder) { Text($0.rawValue) }
        .navigationTitle("Folders")
        .accessibilityIdentifier("sidebar")
    } content: {
      if let folder {
        List(1..<4, id: \.self, selection: $letter) { Text("\(folder.rawValue) \($0)") }
          .accessibilityIdentifier("letters")
      } else {
        Text("no folder")
      }
    } detail: {
      VStack {
        Text(letter.map { "letter \($0)" } ?? "no letter")
        Counter()
      }
      .accessibilityIdentifier("detail")
    }
  }
}

private struct Counter: View {
  @State var count = 0

  var body: some View { Button("count \(count)") { count += 1 } }
}

/// Two columns with links, as an address book has them.
private struct Book: View {
  @State var path: [Int] = []
  @State var name: String?
  var selects = false

  var body: some View {
    NavigationSplitView {
      if selects {
        List(["ann", "bob"], id: \.self, selection: $name) { NavigationLink($0, value: $0) }
          .navigationTitle("Names")
      } else {
        List {
          NavigationLink("ann") { Text("about ann") }
          NavigationLink("bob") { Text("about bob").navigationTitle("Bob") }
          NavigationLink("seven", value: 7)
          NavigationLink("lost", value: "lost")
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("number \(number)")
            NavigationLink("more", value: number + 1)
          }
        }
        .navigationTitle("Names")
      }
    } detail: {
      NavigationStack(path: $path) {
        VStack {
          Text(name.map { "about \($0)" } ?? "nobody")
          Button("deeper") { path.append(1) }
        }
        .navigationTitle("Start")
        .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
  }
}

@Suite struct NavigationSplitViewTests {
  private static let wide = CGSize(width: 1200, height: 600)
  private static let narrow = CGSize(width: 400, height: 600)

  private func press(_ name: String, on stage: Stage) {
    stage.tap(name)
    stage.advance(by: .seconds(1))
  }

  private func columns(_ stage: Stage) -> [CGFloat?] {
    ["sidebar", "letters", "detail"].map { stage.element($0)?.frame.midX }
  }

  // MARK: Beside each other

  @Test func aWideWindowShowsAllColumnsAndTheStateSaysWhatIsInThem() {
    let stage = Stage(size: Self.wide) { Mail() }
    #expect(stage.texts.contains("no folder"))
    #expect(stage.texts.contains("no letter"))
    press("sent", on: stage)
    #expect(stage.texts.contains("sent 2"))
    press("sent 2", on: stage)
    #expect(stage.texts.contains("letter 2"))
    #expect(stage.snapshot["Mail.letter"] == "2")
    #expect(stage.issues.isEmpty)
    #expect(columns(stage) == [140, 440, 900])
  }

  /// Beside what they lead to, links have no arrows.
  @Test(arguments: [false, true]) func linksHaveArrowsWhereNothingIsBesideThem(selects: Bool) {
    func arrows(_ size: CGSize) -> Int {
      func items(_ visibility: Visibility) -> Int {
        Stage(size: size) { Book(selects: selects).navigationLinkIndicatorVisibility(visibility) }
          .displayList.items.count
      }
      return items(.automatic) - items(.hidden)
    }
    #expect(arrows(Self.wide) == 0)
    #expect(arrows(Self.narrow) == (selects ? 2 : 4))
  }

  @Test func inANarrowWindowTheRowsOfASidebarAreInGroups() {
    func edges(_ size: CGSize) -> (row: CGFloat?, hasLine: Bool) {
      let stage = Stage(size: size) {
        NavigationSplitView {
          List { Text("row").accessibilityIdentifier("row") }
        } detail: {
          Text("detail")
        }
      }
      return (
        stage.element("row")?.frame.minX,
        stage.displayList.items.contains { $0.bounds.width == 0.5 && $0.bounds.height > 400 }
      )
    }
    #expect(edges(Self.narrow) == (32, false))
    #expect(edges(Self.wide) == (24, true))
  }

  @Test func theSidebarIsHiddenAndShownByItsButton() {
    let stage = Stage(size: Self.wide) { Mail(folder: .inbox) }
    #expect(columns(stage) == [140, 440, 900])
    press("SidebarButton", on: stage)
    #expect(stage.snapshot["Mail.visibility"]?.contains("doubleColumn") == true)
    #expect(columns(stage) == [nil, 160, 760])
    press("SidebarButton", on: stage)
    #expect(columns(stage) == [140, 440, 900])
  }

  @Test func aColumnPassesIntoItsPlaceAndIsUsedWhereItIsGoing() {
    let stage = Stage(size: Self.wide) { Mail(folder: .inbox) }
    stage.tap("SidebarButton")
    let first = stage.displayList
    #expect(columns(stage) == [nil, 160, 760], "at once")
    #expect(stage.isAnimating)
    stage.advance(by: .milliseconds(100))
    let second = stage.displayList
    stage.advance(by: .seconds(1))
    #expect(!stage.isAnimating)
    #expect(first != second && second != stage.displayList)
    stage.tap(at: CGPoint(x: 20, y: 120))
    #expect(stage.snapshot["Mail.folder"] == "inbox", "what is hidden isn't hit")
  }

  @Test(
    arguments: [
      (.all, [140, 440, 900]), (.doubleColumn, [nil, 160, 760]), (.detailOnly, [nil, nil, 600]),
      (.automatic, [140, 440, 900]),
    ] as [(NavigationSplitViewVisibility, [CGFloat?])])
  func theProgramSaysWhichAreShown(
    visibility: NavigationSplitViewVisibility, expected: [CGFloat?]
  ) {
    let stage = Stage(size: Self.wide) { Mail(folder: .inbox, visibility: visibility) }
    #expect(columns(stage) == expected)
  }

  @Test func threeColumnsNeedMoreRoomToShowThemselves() {
    let stage = Stage(size: CGSize(width: 999, height: 600)) { Mail(folder: .inbox) }
    #expect(stage.element("sidebar") == nil)
    #expect(stage.element("letters") != nil)
  }

  @Test func aProminentDetailKeepsItsSizeAndATouchOfItHidesTheOthers() {
    let stage = Stage(size: Self.wide) {
      Mail(folder: .inbox, visibility: .all, style: .prominentDetail)
    }
    #expect(columns(stage) == [140, 440, 600])
    stage.tap(at: CGPoint(x: 1100, y: 500))
    stage.advance(by: .seconds(1))
    #expect(columns(stage) == [nil, nil, 600])
    #expect(stage.snapshot["Mail.visibility"]?.contains("detailOnly") == true)
    press("count 0", on: stage)
    #expect(stage.texts.contains("count 1"))
  }

  @Test func columnsAreAsWideAsTheirViewsSay() {
    func place(_ width: CGFloat, in window: CGFloat = 1000) -> CGFloat? {
      let stage = Stage(size: CGSize(width: window, height: 400)) {
        NavigationSplitView {
          Color.red.accessibilityIdentifier("sidebar").navigationSplitViewColumnWidth(width)
        } detail: {
          Color.blue
        }
      }
      return stage.element("sidebar")?.frame.width
    }
    #expect(place(350) == 350)
    #expect(place(.nan) == 280)
    #expect(place(-20) == 0)
    #expect(place(1e9) == 1000)
    let flexible = Stage(size: CGSize(width: 720, height: 400)) {
      NavigationSplitView {
        Color.red.accessibilityIdentifier("sidebar")
          .navigationSplitViewColumnWidth(min: 250, ideal: 450, max: 500)
      } detail: {
        Color.blue.accessibilityIdentifier("detail")
      }
    }
    #expect(flexible.element("sidebar")?.frame.width == 400)
    #expect(flexible.element("detail")?.frame.width == 320)
  }

  // MARK: A stack

  @Test func aNarrowWindowIsAStackThatSelectionsLeadThrough() {
    let stage = Stage(size: Self.narrow) { Mail() }
    #expect(stage.texts.contains("inbox"))
    #expect(!stage.texts.contains("no letter"))
    press("inbox", on: stage)
    #expect(stage.texts.contains("inbox 3"))
    #expect(!stage.texts.contains("sent"))
    press("inbox 3", on: stage)
    #expect(stage.texts.contains("letter 3"))
    stage.type("escape")
    stage.advance(by: .seconds(1))
    #expect(stage.snapshot["Mail.letter"] == "nil", "what led there is selected no longer")
    #expect(stage.texts.contains("inbox 3"))
    press("BackButton", on: stage)
    #expect(stage.snapshot["Mail.folder"] == "nil")
    #expect(stage.texts.contains("sent"))
    #expect(stage.element("BackButton") == nil)
    #expect(stage.issues.isEmpty)
  }

  @Test func theStackBeginsWhereTheStateLeads() {
    let stage = Stage(size: Self.narrow) { Mail(folder: .sent, letter: 2) }
    #expect(stage.texts.contains("letter 2"))
    #expect(!stage.isAnimating)
    stage.type("left", .option)
    #expect(stage.texts.contains("sent 2"))
  }

  @Test func aSwipeLeadsBack() {
    let stage = Stage(size: Self.narrow) { Mail(folder: .sent, letter: 2) }
    stage.drag(
      from: CGPoint(x: 3, y: 300), to: CGPoint(x: 350, y: 300), over: .milliseconds(200))
    stage.advance(by: .seconds(1))
    #expect(stage.texts.contains("sent 2"))
    #expect(stage.snapshot["Mail.letter"] == "nil")
  }

  @Test func aWindowThatGetsNarrowAndWideKeepsWhatViewsKnow() {
    let stage = Stage(size: Self.wide) { Mail(folder: .inbox, letter: 1) }
    press("count 0", on: stage)
    stage.send(.resize(CGSize(width: 400, height: 600)))
    #expect(stage.texts.contains("count 1"))
    #expect(!stage.texts.contains("inbox 1"))
    stage.send(.resize(CGSize(width: 1200, height: 600)))
    #expect(stage.texts.contains("count 1"))
    #expect(stage.texts.contains("inbox 1"))
  }

  @Test func theProgramSaysWhichColumnANarrowWindowShows() {
    struct Page: View {
      @State var column = NavigationSplitViewColumn.detail

      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          VStack {
            Text("sidebar")
            Button("on") { column = .detail }
          }
        } detail: {
          Text("detail")
        }
      }
    }
    let stage = Stage(size: Self.narrow) { Page() }
    #expect(stage.texts.contains("detail"))
    press("BackButton", on: stage)
    #expect(stage.texts.contains("sidebar"))
    #expect(stage.snapshot["Page.column"]?.contains("sidebar") == true)
    press("on", on: stage)
    #expect(stage.texts.contains("detail"))
  }

  // MARK: Links

  @Test func aLinkShowsItsDestinationInTheNextColumn() {
    let stage = Stage(size: Self.wide) { Book() }
    press("ann", on: stage)
    #expect(stage.texts.contains("about ann"))
    press("bob", on: stage)
    #expect(stage.texts.contains("about bob"))
    #expect(!stage.texts.contains("about ann"), "the other one is replaced")
    #expect(stage.element("BackButton") == nil)
    press("seven", on: stage)
    press("more", on: stage)
    #expect(stage.texts.contains("number 8"))
    press("BackButton", on: stage)
    #expect(stage.texts.contains("number 7"))
    #expect(stage.issues.isEmpty)
  }

  @Test func aLinkToAValueThatNobodyKnowsIsReported() {
    let stage = Stage(size: Self.wide) { Book() }
    press("lost", on: stage)
    #expect(
      stage.issues.first?.description.contains("has a path with a value of type String") == true)
    press("ann", on: stage)
    #expect(stage.texts.contains("about ann"))
  }

  @Test func aLinkInAListWithASelectionSelects() {
    for size in [Self.wide, Self.narrow] {
      let stage = Stage(size: size) { Book(selects: true) }
      press("bob", on: stage)
      #expect(stage.snapshot["Book.name"] == "\"bob\"")
      #expect(stage.texts.contains("about bob"))
      #expect(stage.issues.isEmpty)
    }
  }

  @Test func aStackInTheDetailHasOneBar() {
    let stage = Stage(size: Self.narrow) { Book(selects: true) }
    press("bob", on: stage)
    #expect(stage.elements.filter { $0.identifier == "BackButton" }.count == 1)
    press("deeper", on: stage)
    #expect(stage.texts.contains("page 1"))
    #expect(stage.elements.filter { $0.identifier == "BackButton" }.count == 1)
    stage.type("escape")
    #expect(stage.texts.contains("about bob"))
    stage.type("escape")
    #expect(stage.texts.contains("ann"))
    #expect(stage.snapshot["Book.path"] == "[]")
    #expect(stage.snapshot["Book.name"] == "nil")
  }

  @Test func keysSelectInTheSidebar() {
    let stage = Stage(size: Self.wide) { Mail() }
    stage.type("tab")
    stage.type("tab")
    stage.type("down")
    #expect(stage.snapshot["Mail.folder"] == "inbox")
    stage.type("down")
    #expect(stage.snapshot["Mail.folder"] == "sent")
    #expect(stage.texts.contains("sent 1"))
  }
}
