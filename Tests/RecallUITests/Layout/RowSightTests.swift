import RecallUI
import Testing

/// Rows that a lazy container keeps while they are scrolled out of sight: those that are listed one by one.
@Suite struct RowSightTests {
  final class Model: ObservableObject {
    @Published var count = 40
    @Published var path: [Int] = []
    @Published var log: [String] = []
    @Published var loads = false
    @Published var isMoreShown = false

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  enum Form: CaseIterable {
    case list, stack, grid
  }

  struct Rows<Content: View>: View {
    let form: Form
    @ViewBuilder let content: Content

    var body: some View {
      switch form {
      case .list: List { content }
      case .stack: ScrollView { LazyVStack(spacing: 0) { content } }
      case .grid: ScrollView { LazyVGrid(columns: [GridItem()], spacing: 0) { content } }
      }
    }
  }

  private struct Paged: View {
    @ObservedObject var model: Model
    let form: Form

    var body: some View {
      NavigationStack(path: $model.path) {
        Rows(form: form) {
          Text("start").frame(height: 50)
            .onAppear { model.log.append("start") }
            .onDisappear { model.log.append("start gone") }
          ForEach(0..<model.count, id: \.self) { Text("row \($0)").frame(height: 50) }
          Text("end").frame(height: 50)
            .onAppear {
              model.log.append("end")
              if model.loads { model.count += 40 }
            }
            .onDisappear { model.log.append("end gone") }
        }
        .navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
  }

  private let model = Model()

  private func scroll(_ stage: Stage, by y: CGFloat) {
    stage.send(.scroll(ScrollEvent(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: y))))
    stage.advance(by: .seconds(2))
  }

  private func toEnd(_ stage: Stage) {
    for _ in 0..<10 { scroll(stage, by: -10_000) }
  }

  @Test(arguments: Form.allCases) func aListedRowAppearsWhenItIsSeen(form: Form) {
    let stage = smallStage { Paged(model: model, form: form) }
    #expect(model.take() == ["start"])
    toEnd(stage)
    #expect(stage.texts.contains("end"))
    #expect(Set(model.take()) == ["end", "start gone"])
    scroll(stage, by: 100_000)
    #expect(stage.texts.contains("start"))
    #expect(Set(model.take()) == ["end gone", "start"])
    toEnd(stage)
    #expect(Set(model.take()) == ["end", "start gone"])
  }

  @Test(arguments: Form.allCases) func pagesAreLoadedOneByOne(form: Form) {
    model.loads = true
    let stage = smallStage { Paged(model: model, form: form) }
    stage.advance(by: .seconds(2))
    #expect(model.count == 40)
    scroll(stage, by: -10_000)
    #expect(model.count == 80)
    #expect(model.take().sorted() == ["end", "end gone", "start", "start gone"])
  }

  @Test(arguments: Form.allCases) func whatIsOutOfSightStaysSoBehindAScreen(form: Form) {
    let stage = smallStage { Paged(model: model, form: form) }
    #expect(model.take() == ["start"])
    model.path = [1]
    stage.advance(by: .seconds(2))
    #expect(model.take() == ["start gone"])
    model.path = []
    stage.advance(by: .seconds(2))
    #expect(model.take() == ["start"])
  }

  @Test(arguments: Form.allCases) func aListedRowHasItsFirstValueToldWhenItIsSeenFirst(form: Form) {
    let stage = smallStage {
      Rows(form: form) {
        ForEach(0..<40) { Text("row \($0)").frame(height: 50) }
        Text("end").frame(height: 50)
          .onChange(of: model.count, initial: true) { _, new in model.log.append("\(new)") }
      }
    }
    #expect(model.take() == [])
    toEnd(stage)
    #expect(model.take() == ["40"])
    scroll(stage, by: 100_000)
    toEnd(stage)
    #expect(model.take() == [])
  }

  @Test func aTaskOfListedRowsRunsWhileOneIsSeen() {
    struct Page: View {
      let model: Model

      var body: some View {
        List {
          ForEach(0..<40) { Text("row \($0)") }
          Group {
            Text("one")
            Text("two")
          }
          .task {
            model.log.append("begun")
            await withTaskCancellationHandler {
              try? await Task.sleep(for: .seconds(1_000))
            } onCancel: {
            }
            model.log.append(Task.isCancelled ? "cancelled" : "done")
          }
        }
      }
    }
    let stage = smallStage { Page(model: model) }
    stage.advance(by: .seconds(2))
    #expect(model.take() == [])
    toEnd(stage)
    #expect(model.take() == ["begun"])
    scroll(stage, by: 100_000)
    #expect(model.take() == ["cancelled"])
  }

  @Test func aListedRowKeepsItsStateOutOfSight() {
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        Button("count \(count)") { count += 1 }
      }
    }
    let stage = smallStage {
      List {
        Counter()
        ForEach(0..<40) { Text("row \($0)") }
      }
    }
    stage.tap("count 0")
    toEnd(stage)
    #expect(!stage.texts.contains("count 1"))
    scroll(stage, by: 100_000)
    #expect(stage.texts.contains("count 1"))
  }

  // MARK: Elements

  private final class Count: ObservableObject {
    @Published var value = 0
  }

  private struct Cell: View {
    let number: Int
    let model: Model
    @State private var count = 0
    @StateObject private var object = Count()

    var body: some View {
      Button("\(number): \(count + object.value)") {
        if number % 2 == 0 { count += 1 } else { object.value += 1 }
      }
      .frame(height: 40)
      .onAppear { model.log.append("\(number)") }
      .onDisappear { model.log.append("\(number) gone") }
    }
  }

  private struct Cells: View {
    @ObservedObject var model: Model
    let form: Form

    var body: some View {
      Rows(form: form) { ForEach(0..<model.count, id: \.self) { Cell(number: $0, model: model) } }
    }
  }

  @Test(arguments: Form.allCases) func anElementKeepsItsStateOutOfSight(form: Form) {
    let stage = smallStage { Cells(model: model, form: form) }
    stage.tap("0: 0")
    stage.tap("0: 1")
    stage.tap("1: 0")
    toEnd(stage)
    #expect(!stage.texts.contains { $0.hasPrefix("0:") || $0.hasPrefix("1:") })
    #expect(Set(model.take()).isSuperset(of: ["0", "1", "0 gone", "1 gone", "39"]))
    scroll(stage, by: 100_000)
    #expect(stage.texts.starts(with: ["0: 2", "1: 1", "2: 0"]))
    #expect(Set(model.take()).isSuperset(of: ["0", "1", "39 gone"]))
  }

  @Test func anElementThatIsGoneIsNotKept() {
    let stage = smallStage { Cells(model: model, form: .stack) }
    stage.tap("0: 0")
    toEnd(stage)
    model.count = 0
    stage.advance(by: .seconds(1))
    #expect(stage.texts == [])
    model.count = 40
    stage.advance(by: .seconds(1))
    scroll(stage, by: 100_000)
    #expect(stage.texts.first == "0: 0")
  }

  /// What nobody did anything with is made anew.
  @Test func elementsWithoutStateOfTheirOwnAreLetGo() {
    struct Plain: View {
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1_000) { number in Text("\(number)").frame(height: 40) }
          }
        }
      }
    }
    let stage = smallStage { Plain() }
    let count = stage.nodeCount
    for _ in 0..<50 { scroll(stage, by: -300) }
    #expect(stage.nodeCount <= count + 10)
  }

  @Test func onlySoManyElementsAreKept() {
    model.count = 1_000
    let stage = smallStage { Cells(model: model, form: .stack) }
    for _ in 0..<120 { scroll(stage, by: -160) }
    let count = stage.nodeCount
    for _ in 0..<60 { scroll(stage, by: -160) }
    #expect(stage.nodeCount <= count + 20)
    #expect(stage.issues.isEmpty)
  }

  // MARK: Keys and pointers

  /// Rows that are listed, and elements that are kept for their state.
  @Test(arguments: Form.allCases, [true, false])
  func whatAKeyHoldsEndsOutOfSight(form: Form, isListed: Bool) {
    struct Row: View {
      let model: Model
      let number: Int
      @State private var presses = 0

      var body: some View {
        Text("row \(number): \(presses)").frame(height: 50).focusable()
          .onKeyPress(keys: ["l"], phases: [.down, .up]) { press in
            if press.phase == .down { presses += 1 }
            model.log.append(press.phase == .down ? "down" : "up")
            return .handled
          }
      }
    }
    let stage = smallStage {
      Rows(form: form) {
        if isListed { Row(model: model, number: 0) }
        ForEach(1..<50) { Row(model: model, number: $0) }
      }
    }
    stage.type("tab")
    stage.send(.key(KeyEvent(.down, key: "l")))
    #expect(model.take() == ["down"])
    #expect(stage.holds.count == 1)
    scroll(stage, by: -1_000)
    #expect(model.take() == ["up"])
    #expect(stage.holds == [])
    stage.send(.key(KeyEvent(.up, key: "l")))
    #expect(model.take() == [])
    scroll(stage, by: 100_000)
    #expect(stage.texts.first == (isListed ? "row 0: 1" : "row 1: 1"))
  }

  /// What a pointer does at one row goes on when another one comes.
  @Test func aDragAtAListedRowGoesOnWhileRowsComeAndGo() throws {
    struct Page: View {
      @ObservedObject var model: Model

      var body: some View {
        List {
          Text("field")
            .frame(maxWidth: .infinity, minHeight: 60)
            .contentShape(Rectangle())
            .gesture(
              DragGesture(minimumDistance: 0)
                .onChanged {
                  model.log.append("\(Int($0.translation.width))")
                  model.isMoreShown = $0.translation.width > 15
                }
                .onEnded { _ in model.log.append("ended") })
          if model.isMoreShown { Text("more") }
          Text("last")
        }
      }
    }
    let stage = smallStage { Page(model: model) }
    let frame = try #require(stage.element("field")?.frame)
    func send(_ phase: PointerEvent.Phase, _ x: CGFloat) {
      stage.send(.pointer(PointerEvent(phase, at: CGPoint(x: frame.midX + x, y: frame.midY))))
      stage.advance(by: .milliseconds(500))
    }
    send(.down, 0)
    for x in [10.0, 20, 30, 10, 40] { send(.move, x) }
    send(.up, 40)
    #expect(model.log == ["0", "10", "20", "30", "10", "40", "ended"])
  }
}
