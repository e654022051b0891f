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

  // MARK: Groups

  private struct Members: View {
    let log: Log
    @ObservedObject var model: Switchboard

    var body: some View {
      VStack {
        Group { ForEach(model.numbers, id: \.self) { Text("\($0)") } }
          .padding()
          .onAppear { log.lines.append("appear") }
          .onDisappear { log.lines.append("disappear") }
      }
    }
  }

  @Test func aGroupAppearsWithItsFirstViewAndDisappearsWithItsLast() {
    let (log, model) = (Log(), Switchboard())
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Members(log: log, model: model) }
    #expect(log.lines == ["appear"])

    log.lines = []
    model.numbers = [2, 3]
    stage.advance(by: .zero)
    #expect(log.lines == [])

    model.numbers = []
    stage.advance(by: .zero)
    #expect(log.lines == ["disappear"])

    model.numbers = [4]
    stage.advance(by: .zero)
    #expect(log.lines == ["disappear", "appear"])
  }

  @Test func whereNoViewIsNothingAppears() {
    let (log, model) = (Log(), Switchboard())
    model.numbers = []
    _ = Stage(size: CGSize(width: 100, height: 100)) {
      Members(log: log, model: model)
      EmptyView().onAppear { log.lines.append("appear") }
    }
    #expect(log.lines == [])
  }

  @Test func anotherBranchOfAConditionTakesThePlaceOfTheFormer() {
    struct Either: View {
      let log: Log
      @State private var isRed = true

      var body: some View {
        Group {
          if isRed {
            Color.red.onTapGesture { isRed.toggle() }
          } else {
            Color.blue.onTapGesture { isRed.toggle() }
          }
        }
        .padding(1)
        .onAppear { log.lines.append(isRed ? "red" : "blue") }
        .onDisappear { log.lines.append("gone") }
      }
    }
    let log = Log()
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Either(log: log) }
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.lines == ["red"])
  }

  @Test func aViewWithAnotherIdentifierTakesThePlaceOfTheFormer() {
    struct Slide: View {
      let log: Log
      @State private var number = 0

      var body: some View {
        Text("\(number)")
          .onAppear { log.lines.append("inside") }
          .id(number)
          .onAppear { next() }
      }

      private func next() {
        log.lines.append("outside")
        number += 1
      }
    }
    let log = Log()
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Slide(log: log) }
    #expect(log.lines == ["inside", "outside", "inside"])
    #expect(stage.issues.isEmpty)
  }

  @Test func viewsAppearInTheOrderInWhichTheyWereMade() {
    let log = Log()
    _ = Stage(size: CGSize(width: 100, height: 100)) {
      VStack {
        VStack { Color.red.onAppear { log.lines.append("inside") } }
        Color.blue.onAppear { log.lines.append("after") }
      }
      .onAppear { log.lines.append("around") }
    }
    #expect(log.lines == ["inside", "after", "around"])
  }
}
