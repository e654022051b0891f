import Foundation
import RecallUI
import Testing

@Suite struct MainActorTests {
  @RecallUI.MainActor private final class Model: ObservableObject {
    @Published var number = 0

    nonisolated init() {}

    func load() async {
      try? await RecallUI.Task.sleep(for: .seconds(1))
      number += 1
      await RecallUI.MainActor.run { number += 1 }
      await away()
    }

    nonisolated private func away() async {
      await add(1)
    }

    private func add(_ count: Int) {
      number += count
    }
  }

  private struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("\(model.number)")
        .onTapGesture { model.number += 10 }
        .task { await model.load() }
    }
  }

  @Test func aModelOfTheMainActorIsAskedFromABodyAndFromTasks() {
    let stage = Stage(size: CGSize(width: 100, height: 100)) { ModelView(model: Model()) }
    #expect(stage.element("0") != nil)
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(stage.element("10") != nil)
    stage.advance(by: .seconds(1))
    #expect(stage.element("13") != nil)
    #expect(stage.issues.isEmpty)
  }

  @RecallUI.MainActor private struct IsolatedView: View {
    let model: Model

    private var text: String { "\(model.number)" }

    var body: some View { Text(text) }
  }

  @Test func aViewMayBelongToTheMainActorAsAWhole() {
    let stage = RecallUI.MainActor.assumeIsolated {
      Stage(size: CGSize(width: 100, height: 100)) { IsolatedView(model: Model()) }
    }
    #expect(stage.element("0") != nil)
  }

  @Test func outsideOfStagesThereIsOneThreadForAll() async {
    let model = Model()
    await model.load()
    #expect(await model.number == 3)
  }
}
