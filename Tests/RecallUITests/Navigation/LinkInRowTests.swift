import RecallUI
import Testing

/// Links that stand in a row of a list among other views: the whole row leads on, as on iOS.
@Suite struct LinkInRowTests {
  enum Form: CaseIterable {
    case beside, below, behind, shown, inSection
  }

  private struct Page: View {
    let form: Form
    var isEnabled = true
    var log: Log?

    var body: some View {
      NavigationStack {
        List {
          switch form {
          case .beside:
            HStack {
              Text("row")
              Spacer()
              NavigationLink(value: 1) { EmptyView() }.frame(width: 20)
            }
          case .below:
            ZStack {
              NavigationLink(destination: Text("screen 1")) { EmptyView() }.opacity(0)
              HStack {
                Text("row")
                Spacer()
              }
            }
          case .behind:
            Text("row").background(NavigationLink("", destination: Text("screen 1")).hidden())
          case .shown:
            HStack {
              Text("row")
              NavigationLink(value: 1) { Text("on") }.disabled(!isEnabled)
              Button("other") { log?.lines.append("other") }
            }
          case .inSection:
            Section("section") {
              VStack {
                Text("row")
                NavigationLink("on", value: 1).opacity(0)
              }
              .badge(3)
            }
          }
          Text("last")
        }
        .navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
  }

  final class Log {
    var lines: [String] = []
  }

  private func stage(_ page: Page) -> Stage {
    Stage(size: CGSize(width: 300, height: 300)) { page }
  }

  private func tap(_ name: String, at x: CGFloat? = nil, on stage: Stage) throws {
    let frame = try #require(stage.element(name)?.frame)
    stage.tap(at: CGPoint(x: x ?? frame.midX, y: frame.midY))
    stage.advance(by: .seconds(1))
  }

  @Test(arguments: Form.allCases, [CGFloat(40), 150, 270])
  func theWholeRowLeadsOn(form: Form, x: CGFloat) throws {
    let stage = stage(Page(form: form))
    try tap("row", at: form == .shown && x == 150 ? 40 : x, on: stage)
    #expect(stage.texts.contains("screen 1"))
    #expect(!stage.texts.contains("last"))
  }

  /// An arrow shows that a row leads on, unless what leads on can't be seen.
  @Test(arguments: Form.allCases) func anArrowShowsForALinkThatShows(form: Form) {
    func items(_ visibility: Visibility) -> Int {
      Stage(size: CGSize(width: 300, height: 300)) {
        Page(form: form).navigationLinkIndicatorVisibility(visibility)
      }
      .displayList.items.count
    }
    #expect((items(.automatic) > items(.hidden)) == (form == .beside || form == .shown))
  }

  @Test func otherControlsOfTheRowActForThemselves() throws {
    let log = Log()
    let stage = stage(Page(form: .shown, log: log))
    try tap("other", on: stage)
    #expect(log.lines == ["other"])
    #expect(stage.texts.contains("last"))
  }

  @Test func aRowWhoseLinkIsDisabledLeadsNowhere() throws {
    let stage = stage(Page(form: .shown, isEnabled: false))
    try tap("row", on: stage)
    #expect(stage.texts.contains("last"))
  }

  @Test func aLinkThatIsEnabledLaterLeadsOnThen() throws {
    struct Later: View {
      @State private var isEnabled = false

      var body: some View {
        NavigationStack {
          List {
            HStack {
              Text("row")
              NavigationLink(value: 1) { Text("on") }.disabled(!isEnabled)
            }
            Button("enable") { isEnabled = true }
          }
          .navigationDestination(for: Int.self) { Text("screen \($0)") }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Later() }
    try tap("row", on: stage)
    #expect(stage.texts.contains("enable"))
    try tap("enable", on: stage)
    try tap("row", on: stage)
    #expect(stage.texts.contains("screen 1"))
  }

  /// The row hears of a link that its own state has come or go, or be seen.
  @Test func aLinkThatComesIntoARowLeadsOnUntilItGoes() throws {
    struct Row: View {
      @State private var isThere = false

      var body: some View {
        HStack {
          Text("row")
          Button("toggle") { isThere.toggle() }
          if isThere { NavigationLink(value: 1) { Text("on") } }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 300)) {
      NavigationStack {
        List {
          Row()
          Text("last")
        }
        .navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
    try tap("row", on: stage)
    #expect(stage.texts.contains("last"))
    let items = stage.displayList.items.count
    try tap("toggle", on: stage)
    #expect(stage.displayList.items.count > items + 1, "the link and its arrow")
    try tap("toggle", on: stage)
    #expect(stage.displayList.items.count == items)
    try tap("row", on: stage)
    #expect(stage.texts.contains("last"))
    try tap("toggle", on: stage)
    try tap("row", on: stage)
    #expect(stage.texts.contains("screen 1"))
  }

  @Test func anArrowComesWithALinkThatIsSeenLater() throws {
    struct Row: View {
      @State private var isSeen = false

      var body: some View {
        HStack {
          Text("row")
          Button("toggle") { isSeen.toggle() }
          NavigationLink(value: 1) { EmptyView() }.opacity(isSeen ? 1 : 0)
        }
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 300)) { NavigationStack { List { Row() } } }
    let items = stage.displayList.items.count
    try tap("toggle", on: stage)
    #expect(stage.displayList.items.count == items + 1)
    try tap("toggle", on: stage)
    #expect(stage.displayList.items.count == items)
  }

  /// What a row has opened isn't in it, nor are the rows of a list inside.
  @Test(arguments: [true, false]) func aLinkInWhatARowHasOpenedIsNotTheRows(isSheet: Bool) throws {
    struct Row: View {
      let isSheet: Bool
      @State private var isOpen = false

      private var links: some View {
        NavigationStack { List { NavigationLink("more", value: 1) } }
      }

      var body: some View {
        let row = HStack {
          Text("row")
          Spacer()
          Button("open") { isOpen = true }
        }
        if isSheet {
          row.sheet(isPresented: $isOpen) { links }
        } else {
          row.popover(isPresented: $isOpen) { links }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 600, height: 600)) {
      NavigationStack {
        List {
          Row(isSheet: isSheet)
          Text("last")
        }
        .navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
    let end = try #require(stage.element("open")?.frame.maxX)
    try tap("open", on: stage)
    #expect(stage.texts.contains("more"))
    #expect(stage.element("open")?.frame.maxX == end, "no arrow takes room")
  }
}
