import RecallUI
import Testing

@Suite struct RefreshableTests {
  private struct News: View {
    let log: TaskLog
    @State private var count = 3

    var body: some View {
      List(0..<count, id: \.self) { Text("row \($0)") }
        .refreshable {
          log.note("asked")
          try? await RecallUI.Task.sleep(for: .seconds(2))
          count += 1
        }
    }
  }

  private let log = TaskLog()
  private let stage: Stage

  init() {
    let log = log
    stage = Stage(size: CGSize(width: 200, height: 400)) { News(log: log) }
  }

  private func pull(by distance: CGFloat) {
    // The way that tells the drag from a tap doesn't count.
    stage.drag(
      from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 100 + distance),
      over: .milliseconds(160))
  }

  @Test func aPullFetchesAnewAndShowsASignMeanwhile() {
    pull(by: 120)
    #expect(log.lines == ["160 asked"])
    #expect(stage.element("Refreshing") != nil)
    stage.advance(by: .milliseconds(1999))
    #expect(stage.element("row 3") == nil)
    stage.advance(by: .milliseconds(1))
    #expect(stage.element("row 3") != nil)
    #expect(stage.element("Refreshing") == nil)
    #expect(stage.issues.isEmpty)
  }

  @Test func aShortPullDoesNothing() {
    pull(by: 50)
    #expect(log.lines.isEmpty)
  }

  @Test func whoWaitsAlreadyDoesNotAskAgain() {
    pull(by: 120)
    pull(by: 120)
    #expect(log.lines == ["160 asked"])
  }

  @Test func viewsInsideFindTheAction() {
    struct Inside: View {
      let log: TaskLog
      @Environment(\.refresh) private var refresh

      var body: some View {
        Color.red.onTapGesture {
          let (refresh, log) = (refresh, log)
          RecallUI.Task {
            await refresh?()
            log.note("refreshed")
          }
        }
      }
    }
    let log = log
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Inside(log: log).refreshable { try? await RecallUI.Task.sleep(for: .seconds(1)) }
    }
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.advance(by: .seconds(1))
    #expect(log.lines == ["1000 refreshed"])
  }
}
