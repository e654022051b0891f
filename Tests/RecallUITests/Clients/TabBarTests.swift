import RecallUI
import Testing

/// A tab bar as programs for SwiftUI write it: pages say what their tab is called, the container
/// collects that, and the bar underlines the chosen tab wherever that is.
private struct TabItem: Equatable, Identifiable {
  let title: String
  var id: String { title }
}

private struct TabItems: PreferenceKey {
  static let defaultValue: [TabItem] = []

  static func reduce(value: inout [TabItem], nextValue: () -> [TabItem]) {
    value.append(contentsOf: nextValue())
  }
}

private struct SelectedTab: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = nextValue() ?? value
  }
}

private struct TabContainer<Content: View>: View {
  @Binding var selection: String
  @State private var tabs: [TabItem] = []
  private let content: Content

  init(selection: Binding<String>, @ViewBuilder content: () -> Content) {
    _selection = selection
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 0) {
      ZStack { content }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .environment(\.selectedTab, selection)
        .onPreferenceChange(TabItems.self) { tabs = $0 }
      HStack(spacing: 0) {
        ForEach(tabs) { tab in
          Text(tab.title)
            .frame(width: 100, height: 40)
            .anchorPreference(key: SelectedTab.self, value: .bounds) {
              tab.title == selection ? $0 : nil
            }
            .onTapGesture { selection = tab.title }
            .accessibilityIdentifier("tab:\(tab.title)")
        }
      }
      .overlayPreferenceValue(SelectedTab.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            Capsule()
              .frame(width: proxy[anchor].width, height: 4)
              .accessibilityIdentifier("underline")
              .offset(x: proxy[anchor].minX, y: proxy[anchor].maxY - 4)
          }
        }
      }
    }
  }
}

private struct SelectedTabKey: EnvironmentKey {
  static let defaultValue = ""
}

extension EnvironmentValues {
  fileprivate var selectedTab: String {
    get { self[SelectedTabKey.self] }
    set { self[SelectedTabKey.self] = newValue }
  }
}

private struct TabPage: ViewModifier {
  @Environment(\.selectedTab) private var selection
  let title: String

  func body(content: Content) -> some View {
    ZStack {
      if selection == title { content }
    }
    .preference(key: TabItems.self, value: [TabItem(title: title)])
  }
}

extension View {
  fileprivate func tab(_ title: String) -> some View {
    modifier(TabPage(title: title))
  }
}

private struct App: View {
  @State private var selection = "Play"
  @State private var hasHelp = false

  var body: some View {
    TabContainer(selection: $selection) {
      Text("the table").onTapGesture { hasHelp = true }.tab("Play")
      Text("the numbers").tab("Statistics")
      if hasHelp {
        Text("the rules").tab("Help")
      }
    }
  }
}

@Suite struct TabBarTests {
  private let stage = Stage(size: CGSize(width: 400, height: 300)) { App() }

  private func tap(_ name: String) throws {
    let frame = try #require(stage.element(name)?.frame)
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private var tabs: [String] {
    stage.elements.compactMap(\.identifier).filter { $0.hasPrefix("tab:") }
  }

  @Test func thePagesNameTheTabs() {
    #expect(tabs == ["tab:Play", "tab:Statistics"])
    #expect(stage.element("the table") != nil)
    #expect(stage.element("the numbers") == nil)
  }

  @Test func choosingATabShowsItsPageAndMovesTheUnderline() throws {
    #expect(stage.element("underline")?.frame == CGRect(x: 100, y: 296, width: 100, height: 4))

    try tap("tab:Statistics")

    #expect(stage.element("the table") == nil)
    #expect(stage.element("the numbers") != nil)
    #expect(stage.element("underline")?.frame == CGRect(x: 200, y: 296, width: 100, height: 4))
  }

  @Test func aPageThatComesBringsItsTab() throws {
    try tap("the table")
    #expect(tabs == ["tab:Play", "tab:Statistics", "tab:Help"])
    #expect(stage.element("underline")?.frame == CGRect(x: 50, y: 296, width: 100, height: 4))
    #expect(stage.issues.isEmpty)
  }
}
