import RecallUI
import Testing

@Suite struct LifecycleTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Parent: View {
    let log: Log
    @State private var isShown = true

    var body: some View {
      VStack {
        Color.blue.onTapGesture { isShown.toggle() }
        if isShown {
          Color.red
            .onAppear { log.lines.append("appear") }
            .onDisappear { log.lines.append("disappear") }
        }
      }
    }
  }

  @Test func aViewAppearsAndDisappearsOnceEachTime() {
    let log = Log()
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Parent(log: log) }
    #expect(log.lines == ["appear"])

    stage.tap(at: CGPoint(x: 50, y: 10))
    #expect(log.lines == ["appear", "disappear"])

    stage.tap(at: CGPoint(x: 50, y: 10))
    #expect(log.lines == ["appear", "disappear", "appear"])
  }

  private struct Doubling: View {
    @State private var number = 1
    @State private var double = 0

    var body: some View {
      Color.red
        .onTapGesture { number += 1 }
        .onChange(of: number, initial: true) { old, new in double = old + new }
    }
  }

  @Test func aChangeTellsOldAndNew() {
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Doubling() }
    #expect(stage.snapshot["Doubling.double"] == "2")

    stage.tap(at: CGPoint(x: 50, y: 50))

    #expect(stage.snapshot["Doubling.double"] == "3")
  }

  @Test func viewsThatNeverSettleAreAnIssueWithTheirNames() {
    struct Restless: View {
      @State private var number = 0

      var body: some View {
        Text("\(number)").onChange(of: number, initial: true) { number += 1 }
      }
    }

    let stage = Stage(size: CGSize(width: 100, height: 100)) { Restless() }

    #expect(stage.issues == [.endlessUpdate(views: ["Restless"])])
  }
}
