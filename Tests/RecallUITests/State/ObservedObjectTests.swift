import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct ObservedObjectTests {
  private struct Pair: View {
    @ObservedObject var left: Switchboard
    @ObservedObject var right: Switchboard

    var body: some View {
      Text("\(left.number) \(right.number)")
    }
  }

  private final class Objects: ObservableObject {
    @Published var left = Switchboard()
    @Published var right = Switchboard()
  }

  private struct Host: View {
    @ObservedObject var objects: Objects

    var body: some View {
      Pair(left: objects.left, right: objects.right)
    }
  }

  @Test func aChangeOfAnObservedObjectEvaluatesItsObservers() {
    let objects = Objects()
    let stage = smallStage { Host(objects: objects) }
    let paths = stage.evaluations {
      objects.left.number = 3
      objects.left.numbers.append(9)
      _ = stage.displayList
    }
    #expect(paths == ["Host/Pair"])
    #expect(stage.texts == ["3 0"])
  }

  @Test func anotherObjectIsObservedInTheFirstOnesPlace() {
    let objects = Objects()
    let stage = smallStage { Host(objects: objects) }
    let former = objects.left
    objects.left = Switchboard()
    _ = stage.displayList

    #expect(
      stage.evaluations {
        former.number = 5
        _ = stage.displayList
      }.isEmpty)
    objects.left.number = 4
    #expect(stage.texts == ["4 0"])
  }

  @Test func anObjectThatIsObservedTwiceStaysObservedWhenOnePropertyTurnsAway() {
    let objects = Objects()
    objects.right = objects.left
    let stage = smallStage { Host(objects: objects) }
    objects.right = Switchboard()
    _ = stage.displayList

    objects.left.number = 8

    #expect(stage.texts == ["8 0"])
  }

  private struct Toggling: View {
    @ObservedObject var model: Switchboard

    var body: some View {
      Nested(number: $model.number)
    }
  }

  private struct Nested: View {
    @Binding var number: Int

    var body: some View {
      Text("\(number)").onTapGesture { number += 1 }
    }
  }

  @Test func aBindingToAPropertyWritesTheObject() {
    let model = Switchboard()
    let stage = smallStage { Toggling(model: model) }
    stage.tap("0")
    #expect(model.number == 1)
    #expect(stage.texts == ["1"])
  }

  @Test func nobodyObservesAfterTheStageIsGone() {
    let model = Switchboard()
    weak var stage: Stage?
    do {
      let current = smallStage { Toggling(model: model) }
      stage = current
      current.tap("0")
    }
    #expect(stage == nil)
    model.number = 5
    #expect(model.number == 5)
  }
}
