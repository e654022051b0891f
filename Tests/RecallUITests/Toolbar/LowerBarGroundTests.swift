import Testing

@testable import RecallUI
@testable import RecallUICore

/// What is behind the bars at the lower edge.
@Suite struct LowerBarGroundTests {
  private let red = Color.Resolved(red: 1, green: 0, blue: 0)
  private let size = CGSize(width: 300, height: 400)

  /// The color of what is filled last at a point near the lower edge.
  private func color(_ stage: Stage) -> Color.Resolved? {
    stage.advance(by: .seconds(1))
    return color(stage.displayList.items, at: CGPoint(x: 4, y: 390))
  }

  private func color(_ items: [DisplayItem], at point: CGPoint) -> Color.Resolved? {
    var found: Color.Resolved?
    for item in items {
      if case .layer(let layer) = item.content { found = color(layer.items, at: point) ?? found }
      guard case .fill(let path, .color(let color), _) = item.content,
        path.contains(point.applying(item.transform.inverted()))
      else { continue }
      found = color
    }
    return found
  }

  private func tabs<Content: View>(
    @ViewBuilder _ change: @escaping (Text) -> Content
  ) -> Stage {
    Stage(size: size) {
      TabView {
        change(Text("first content")).tabItem { Text("First") }
        Text("second content").tabItem { Text("Second") }
      }
    }
  }

  private var usual: Color.Resolved? { color(tabs { $0 }) }

  @Test func eachTabSaysWhatIsBehindTheBar() {
    let stage = tabs { $0.toolbarBackground(Color(red), for: .tabBar) }
    #expect(color(stage) == red)
    stage.tap("Second")
    #expect(color(stage) == usual && usual != red)
    stage.tap("First")
    #expect(color(stage) == red)
    #expect(stage.issues.isEmpty)
  }

  @Test func whatAScreenInATabSaysIsHeardOnce() {
    let stage = Stage(size: size) {
      TabView {
        NavigationStack {
          List(0..<3) { Text("row \($0)") }
            .toolbarBackground(Color(red), for: .tabBar)
        }
        .tabItem { Text("First") }
        Text("second content").tabItem { Text("Second") }
      }
    }
    #expect(color(stage) == red)
    #expect(stage.issues.isEmpty)
  }

  @Test func theOuterViewCountsFirst() {
    let stage = tabs { text in
      text.toolbarBackground(.blue, for: .tabBar).toolbarBackground(Color(red), for: .tabBar)
    }
    #expect(color(stage) == red)
  }

  @Test func aBarCanHaveNothingBehindIt() {
    let stage = tabs {
      $0.toolbarBackground(Color(red), for: .tabBar).toolbarBackground(.hidden, for: .tabBar)
    }
    #expect(color(stage) != red && color(stage) != usual)
  }

  @Test func aBarOfTabsCanBeDark() {
    let dark = color(tabs { $0.toolbarColorScheme(.dark, for: .tabBar) })
    #expect(dark != nil && dark != usual)
  }

  @Test func theBarBelowAScreenHasAGroundOfItsOwn() {
    func screen<Content: View>(_ content: Content) -> Stage {
      Stage(size: size) {
        NavigationStack {
          content.toolbar { ToolbarItem(placement: .bottomBar) { Text("below") } }
        }
      }
    }
    #expect(
      color(screen(Text("content").toolbarBackground(Color(red), for: .bottomBar))) == red)
    #expect(
      color(screen(Text("content").toolbarBackground(Color(red), for: .navigationBar))) != red)
    #expect(
      color(screen(Text("content").toolbarBackground(Color(red), for: .tabBar, .bottomBar)))
        == red)
  }
}
