import Testing

@testable import RecallUI
@testable import RecallUICore

/// The bar of a screen stands on the ground of the list right below it.
@Suite struct BarGroundTests {
  /// The color at a point, of what is filled with one and isn't clipped away.
  private func color(_ stage: Stage, at point: CGPoint) -> Color.Resolved? {
    stage.advance(by: .seconds(1))
    var found: Color.Resolved?
    for item in stage.displayList.items {
      guard case .fill(let path, .color(let color), _) = item.content,
        path.contains(point.applying(item.transform.inverted())),
        item.clips.allSatisfy({ $0.path.contains(point) })
      else { continue }
      found = color
    }
    return found
  }

  private func barColor<Content: View>(@ViewBuilder _ content: () -> Content) -> Color.Resolved? {
    let stage = Stage(size: CGSize(width: 300, height: 400)) {
      NavigationStack { content().navigationTitle("Title") }
    }
    return color(stage, at: CGPoint(x: 295, y: 3))
  }

  private var rows: some View { ForEach(0..<3) { Text("row \($0)") } }
  private let grouped = Color.Resolved(red: 0.949, green: 0.949, blue: 0.969)
  private let white = Color.Resolved(red: 1, green: 1, blue: 1)

  @Test func aGroupedListRightBelowItHasItsGroundUnderTheBar() {
    #expect(barColor { List { rows } } == grouped)
    #expect(barColor { Form { rows } } == grouped)
    #expect(
      barColor {
        VStack(spacing: 0) {
          List { rows }
          Text("below")
        }
      } == grouped)
  }

  @Test(arguments: [CGFloat(300), 800])
  func aSidebarHasItsGroundUnderItsBar(width: CGFloat) {
    let stage = Stage(size: CGSize(width: width, height: 400)) {
      NavigationSplitView {
        List { rows }.navigationTitle("Title")
      } detail: {
        Text("detail")
      }
    }
    #expect(color(stage, at: CGPoint(x: 150, y: 3)) == grouped)
  }

  @Test func otherScreensHaveTheirOwnGround() {
    #expect(barColor { List { rows }.listStyle(.plain) } == white)
    #expect(barColor { List { rows }.scrollContentBackground(.hidden) } == white)
    #expect(
      barColor {
        VStack(spacing: 0) {
          Text("above")
          List { rows }
        }
      } == white)
    #expect(barColor { Text("no list") } == white)
  }

  @Test func whatTheProgramSaysCountsFirst() {
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    #expect(barColor { List { rows }.toolbarBackground(Color(red), for: .navigationBar) } == red)
  }

  @Test func itFollowsTheList() {
    struct Screen: View {
      @State private var isPlain = false

      var body: some View {
        NavigationStack {
          VStack(spacing: 0) {
            if isPlain { Text("above").frame(height: 20) }
            List { Button("change") { isPlain = true } }
          }
          .navigationTitle("Title")
        }
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 400)) { Screen() }
    #expect(color(stage, at: CGPoint(x: 295, y: 3)) == grouped)
    stage.tap("change")
    #expect(color(stage, at: CGPoint(x: 295, y: 3)) == white)
  }
}
