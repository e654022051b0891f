import RecallUI
import Testing

@Suite struct CoverGroundTests {
  private struct Screen: View {
    let ground: Color?
    @State private var isShown = false
    @State private var taps = 0

    init(ground: Color?) {
      self.ground = ground
    }

    var body: some View {
      VStack {
        Button("cover") { isShown = true }
        Button("tap \(taps)") { taps += 1 }.frame(height: 100)
      }
      .fullScreenCover(isPresented: $isShown) {
        if let ground {
          Text("over").presentationBackground(ground)
        } else {
          Text("over")
        }
      }
    }
  }

  /// The colors of what is as large as the window, when the cover is open.
  private func grounds(_ ground: Color?) -> [String] {
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Screen(ground: ground) }
    stage.tap("cover")
    stage.advance(by: .seconds(2))
    return stage.displayList.items.compactMap { item in
      guard case .fill(_, .color(let color), _) = item.content, item.bounds.width >= 200 else {
        return nil
      }
      return color.description
    }
  }

  @Test func aCoverStandsOnWhatItsContentSays() {
    #expect(grounds(nil).contains("#FFFFFF"))
    #expect(grounds(.red).contains("#FF3B30") && !grounds(.red).contains("#FFFFFF"))
    #expect(!grounds(.clear).contains("#FFFFFF"))
  }

  @Test func whatIsSeenThroughItIsNotTouched() {
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Screen(ground: .clear) }
    stage.tap("cover")
    stage.advance(by: .seconds(2))
    stage.tap(at: CGPoint(x: 100, y: 150))
    #expect(stage.elements.contains { $0.label == "over" })
    #expect(!stage.elements.contains { $0.label == "tap 1" })
  }
}
