import RecallScenes
import Testing

private final class Model: ObservableObject {
  @Published var count = 0
  @Published var isInserted = true
}

private struct Counting: App {
  @StateObject private var model = Model()

  init() {}

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("count \(model.count)")
        Button("take out") { model.isInserted = false }
      }
    }
    .commands { CommandMenu("Edit") { Button("Paint") {} } }
    MenuBarExtra("Counter", systemImage: "timer", isInserted: $model.isInserted) {
      Button("Up") { model.count += 1 }
    }
    MenuBarExtra("Panel") { Text("in the panel") }.menuBarExtraStyle(.window)
  }
}

private struct MenuOnly: App {
  @State private var count = 0

  init() {}

  var body: some Scene {
    MenuBarExtra("Only \(count)") { Button("Up") { count += 1 } }
  }
}

@Suite struct MenuBarExtraTests {
  private func stage<Program: App>(_ program: Program) -> Stage {
    Stage(size: CGSize(width: 400, height: 300)) { AppView(program) }
  }

  private func tap(_ name: String, on stage: Stage) throws {
    let frame = try #require(stage.element(name)?.frame, "no element \(name)")
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.advance(by: .seconds(1))
  }

  @Test func itsItemsActInTheProgram() throws {
    let stage = stage(Counting())
    try tap("Counter", on: stage)
    try tap("Up", on: stage)
    #expect(stage.element("count 1") != nil)
    #expect(stage.issues.isEmpty)
  }

  @Test func itStandsAtTheTrailingEndOfTheMenus() throws {
    let stage = stage(Counting())
    let menu = try #require(stage.element("menu:Edit")?.frame)
    let extra = try #require(stage.element("Counter")?.frame)
    let panel = try #require(stage.element("Panel")?.frame)
    #expect(abs(menu.midY - extra.midY) < 2)
    #expect(extra.minX > 250 && panel.minX > extra.maxX)
  }

  @Test func itIsThereWhileItsBindingIsTrue() throws {
    let stage = stage(Counting())
    try tap("take out", on: stage)
    #expect(stage.element("Counter") == nil)
    #expect(stage.element("Panel") != nil)
  }

  @Test func aWindowOfAMenuShowsAView() throws {
    let stage = stage(Counting())
    #expect(stage.element("in the panel") == nil)
    try tap("Panel", on: stage)
    #expect(stage.element("in the panel") != nil)
  }

  @Test func aProgramWithoutAWindowHasABarWithIt() throws {
    let stage = stage(MenuOnly())
    try tap("Only 0", on: stage)
    try tap("Up", on: stage)
    let frame = try #require(stage.element("Only 1")?.frame)
    #expect(frame.minY < 20 && frame.minX > 250)
  }
}
