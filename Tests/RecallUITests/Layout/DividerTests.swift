import RecallUI
import Testing

@Suite struct DividerTests {
  private func line<Content: View>(_ content: Content) -> CGRect? {
    Stage(size: CGSize(width: 300, height: 200)) { content }.element("line")?.frame
  }

  private var divider: some View { Divider().accessibilityIdentifier("line") }

  @Test func itIsUprightInARow() {
    let row = HStack(spacing: 0) {
      Color.red
      divider
      Color.blue
    }
    #expect(line(row) == CGRect(x: 149.5, y: 0, width: 1, height: 200))
    #expect(line(HStack { divider.padding(10) }) == CGRect(x: 149.5, y: 10, width: 1, height: 180))
  }

  @Test func itIsLevelElsewhere() {
    let column = VStack(spacing: 0) {
      Color.red
      divider
      Color.blue
    }
    #expect(line(column) == CGRect(x: 0, y: 99.5, width: 300, height: 1))
    #expect(line(divider) == CGRect(x: 0, y: 99.5, width: 300, height: 1))
    let inLayers = HStack {
      ZStack {
        divider
        Color.red
      }
    }
    #expect(line(inLayers) == CGRect(x: 0, y: 99.5, width: 300, height: 1))
  }

  @Test func itsColorFollowsTheColorScheme() {
    let light = Stage(size: CGSize(width: 300, height: 200)) { Divider() }
    let dark = Stage(size: CGSize(width: 300, height: 200), colorScheme: .dark) { Divider() }
    #expect(light.displayList.items.count == 1)
    #expect(light.displayList.items != dark.displayList.items)
  }
}
