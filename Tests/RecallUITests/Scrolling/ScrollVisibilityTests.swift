import RecallUI
import Testing

@Suite struct ScrollVisibilityTests {
  private struct Rows: View {
    let threshold: Double
    @State private var heard: [String] = []

    init(threshold: Double) {
      self.threshold = threshold
    }

    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<4) { index in
              Color.red.frame(height: 50)
                .onScrollVisibilityChange(threshold: threshold) { heard.append("\(index) \($0)") }
            }
          }
        }
        .frame(height: 100)
        Text(heard.joined(separator: ";")).frame(height: 100)
      }
    }
  }

  /// What is heard after the content was scrolled by some points.
  private func heard(threshold: Double, after distance: CGFloat) -> [Substring] {
    let stage = Stage(size: CGSize(width: 400, height: 200)) { Rows(threshold: threshold) }
    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -distance))))
    return (stage.texts.last ?? "").split(separator: ";")
  }

  @Test func atFirstEachHearsWhetherItShows() {
    #expect(Set(heard(threshold: 0.5, after: 0)).isSuperset(of: ["0 true", "1 true"]))
    #expect(!heard(threshold: 0.5, after: 0).contains("2 true"))
  }

  @Test(arguments: [(24.0, false), (25, true), (26, true)])
  func halfOfAViewIsEnough(distance: Double, isSeen: Bool) {
    #expect(heard(threshold: 0.5, after: distance).contains("2 true") == isSeen)
  }

  @Test(arguments: [(0.0, true), (1, false), (.nan, false)])
  func howMuchHasToShowIsSaid(threshold: Double, isSeen: Bool) {
    #expect(heard(threshold: threshold, after: 10).contains("2 true") == isSeen)
  }
}
