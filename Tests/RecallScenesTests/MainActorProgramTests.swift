import RecallScenes
import Testing

/// A model of the main actor, as most programs have one.
@MainActor private final class Model: ObservableObject {
  @Published var items: [String] = []
  func add(_ item: String) { items.append(item) }
}

private struct AddCommands: Commands {
  let model: Model

  var body: some Commands {
    CommandMenu("Items") { Button("Add") { model.add("from a menu") } }
  }
}

private struct Content: View {
  @ObservedObject var model: Model
  @Binding var turns: Int

  var body: some View {
    VStack {
      Text(model.items.joined(separator: ", "))
      Button("turn") { turns += 1 }
    }
  }
}

private struct Program: App {
  @StateObject private var model = Model()
  @State private var turns = 0

  init() {}

  // What is said here calls the model: it compiles where `body` belongs to the main actor.
  var body: some Scene {
    WindowGroup { Content(model: model, turns: $turns) }
      .onChange(of: turns) { model.add("turn \(turns)") }
      .commands {
        AddCommands(model: model)
        CommandGroup(after: .newItem) {
          Button("New") { model.add("new") }.keyboardShortcut("n")
        }
      }
  }
}

@Suite struct MainActorProgramTests {
  private let stage = Stage(size: CGSize(width: 300, height: 300)) { AppView(Program()) }

  @Test func aSceneCallsTheProgramsModel() throws {
    let turn = try #require(stage.elements.first { $0.label == "turn" }).frame
    stage.tap(at: CGPoint(x: turn.midX, y: turn.midY))
    #expect(stage.elements.contains { $0.label == "turn 1" })
  }

  @Test func commandsCallTheProgramsModel() {
    stage.send(.key(KeyEvent(.down, key: "n", modifiers: .command)))
    #expect(stage.elements.contains { $0.label == "new" })
  }
}
