import RecallUI
import Testing

@Suite struct ScrollTargetVisibilityTests {
  private func heard(threshold: Double) -> (Stage, () -> [[Int]]) {
    final class Log { var lists: [[Int]] = [] }
    let log = Log()
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { Text("\($0)").frame(width: 100, height: 40) }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold) {
        log.lists.append($0)
      }
    }
    return (stage, { log.lists })
  }

  @Test func whatShowsIsTold() {
    let (stage, lists) = heard(threshold: 0.5)
    #expect(lists() == [[0, 1, 2]])
    func scroll(_ distance: CGFloat) {
      stage.send(
        .scroll(ScrollEvent(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -distance))))
    }
    scroll(10)
    #expect(lists() == [[0, 1, 2]])
    scroll(20)
    #expect(lists() == [[0, 1, 2], [1, 2]])
  }

  @Test func howMuchHasToShowIsSaid() {
    #expect(heard(threshold: 0).1() == [[0, 1, 2]])
    #expect(heard(threshold: 1).1() == [[0, 1]])
    #expect(heard(threshold: .nan).1() == [[0, 1, 2]])
  }

  @Test func otherIdentifiersAreNotTold() {
    var lists: [[String]] = []
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<3) { Text("\($0)").frame(height: 10).id($0 == 1 ? "one" : "other\($0)") }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: String.self) { lists.append($0) }
    }
    #expect(lists == [["other0", "one", "other2"]])
    withExtendedLifetime(stage) {}
  }
}
