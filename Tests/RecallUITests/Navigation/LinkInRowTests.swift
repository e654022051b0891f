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
}
