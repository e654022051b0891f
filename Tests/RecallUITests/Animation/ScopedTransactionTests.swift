import RecallUI
import Testing

@Suite struct ScopedTransactionTests {
  private final class Model: ObservableObject {
    @Published var isOn = false
    @Published var number = 0
  }

  private struct Scoped: View {
    @ObservedObject var model: Model

    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .opacity(model.isOn ? 1 : 0.5)
        .animation(.linear(duration: 1)) { $0.offset(x: model.isOn ? 100 : 0) }
    }
  }

  private func item(_ stage: Stage) -> (x: CGFloat, opacity: Double)? {
    stage.displayList.items.first.map { ($0.bounds.minX, $0.opacity) }
  }

  @Test func onlyTheModifiersOfTheClosureAreAnimated() throws {
    let model = Model()
    let stage = smallStage { Scoped(model: model) }
    _ = stage.displayList
    model.isOn = true
    _ = stage.displayList
    stage.advance(by: .milliseconds(500))
    let (x, opacity) = try #require(item(stage))
    #expect(abs(x - 145) < 0.01)
    #expect(opacity == 1)
  }

  private struct Shift: ViewModifier {
    let x: CGFloat

    func body(content: Content) -> some View { content.offset(x: x) }
  }

  private struct ScopedModifier: View {
    @ObservedObject var model: Model

    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .opacity(model.isOn ? 1 : 0.5)
        .modifier(Shift(x: model.isOn ? 100 : 0).animation(.linear(duration: 1)))
    }
  }

  @Test func aModifierHasAnAnimationOfItsOwn() throws {
    let model = Model()
    let stage = smallStage { ScopedModifier(model: model) }
    _ = stage.displayList
    model.isOn = true
    _ = stage.displayList
    stage.advance(by: .milliseconds(500))
    let (x, opacity) = try #require(item(stage))
    #expect(abs(x - 145) < 0.01)
    #expect(opacity == 1)
  }

  private struct Phased: View {
    @ObservedObject var model: Model

    var body: some View {
      PhaseAnimator([0, 1, 2], trigger: model.number) { phase in
        Text("\(phase)")
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }

  @Test func aPhaseAnimatorPassesThroughItsPhasesOnce() {
    let model = Model()
    let stage = smallStage { Phased(model: model) }
    #expect(stage.texts == ["0"])
    model.number += 1
    var seen: [[String]] = []
    for _ in 0..<4 {
      seen.append(stage.texts)
      stage.advance(by: .seconds(1))
    }
    #expect(seen == [["1"], ["2"], ["0"], ["0"]])
  }
}
