import Interaction
import Testing

@testable import RecallUI
@testable import RecallUICore

/// Elements of a `ForEach` that differ in their gestures only are not updated until a pointer comes;
/// nobody may notice.
@Suite struct DeferredUpdateTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Model: ObservableObject {
    @Published var number = 0
  }

  /// Three squares of 60 points whose gestures tell the number that there was when they were made.
  private struct Row<Added: Gesture>: View {
    @ObservedObject var model: Model
    let isLazy: Bool
    let gesture: (_ square: Int, _ number: Int) -> Added

    var body: some View {
      let number = model.number
      if isLazy {
        LazyHStack(spacing: 0) { squares(number) }
      } else {
        HStack(spacing: 0) { squares(number) }
      }
    }

    private func squares(_ number: Int) -> some View {
      ForEach(0..<3) { square in
        Color.red.frame(width: 60, height: 60)
          .gesture(gesture(square, number))
          .accessibilityIdentifier("square \(square)")
      }
    }
  }

  private func stage(
    _ model: Model, isLazy: Bool = false, _ gesture: @escaping (Int, Int) -> some Gesture
  ) -> Stage {
    smallStage { Row(model: model, isLazy: isLazy, gesture: gesture) }
  }

  @Test(arguments: [false, true])
  func aTapRunsTheNewestActionOfItsView(isLazy: Bool) {
    let (model, log) = (Model(), Log())
    let stage = stage(model, isLazy: isLazy) { square, number in
      TapGesture().onEnded { log.lines.append("\(square): \(number)") }
    }
    stage.tap("square 0")
    for square in [2, 1, 2, 0] {
      model.number += 1
      stage.tap("square \(square)")
    }
    #expect(log.lines == ["0: 0", "2: 1", "1: 2", "2: 3", "0: 4"])
  }

  @Test func aGestureThatIsUnderWayEndsWithItsNewestAction() throws {
    let (model, log) = (Model(), Log())
    let stage = stage(model) { square, number in
      DragGesture().onEnded { _ in log.lines.append("\(square): \(number)") }
    }
    let start = try #require(stage.element("square 1")).frame.origin
    stage.send(.pointer(PointerEvent(.down, at: CGPoint(x: start.x + 5, y: start.y + 5))))
    model.number = 1
    stage.send(.pointer(PointerEvent(.move, at: CGPoint(x: start.x + 50, y: start.y + 5))))
    model.number = 2
    stage.advance(by: .seconds(1))
    model.number = 3
    stage.send(.pointer(PointerEvent(.up, at: CGPoint(x: start.x + 50, y: start.y + 5))))
    #expect(log.lines == ["1: 3"])
  }

  @Test func aGestureThatWaitsForAnotherContactEndsWithItsNewestAction() {
    let (model, log) = (Model(), Log())
    let stage = stage(model) { square, number in
      TapGesture(count: 2).onEnded { log.lines.append("\(square) twice: \(number)") }
        .exclusively(before: TapGesture().onEnded { log.lines.append("\(square): \(number)") })
    }
    stage.tap("square 1")
    model.number = 1
    stage.advance(by: .seconds(1))
    #expect(log.lines == ["1: 1"])
  }

  @Test func theNumberOfTapsThatAGestureTakesIsTheNewestToo() {
    let (model, log) = (Model(), Log())
    let stage = stage(model) { square, number in
      TapGesture(count: number + 1).onEnded { log.lines.append("\(square): \(number)") }
    }
    model.number = 1
    stage.tap("square 1")
    #expect(log.lines == [])
    stage.tap("square 1")
    #expect(log.lines == ["1: 1"])
  }

  @Test func theMouseIsToldByTheNewestActionThatItCameAndLeft() throws {
    let (model, log) = (Model(), Log())
    let stage = smallStage { Hovered(model: model, log: log) }
    func move(to square: Int) throws {
      let frame = try #require(stage.element("square \(square)")).frame
      stage.send(
        .pointer(
          PointerEvent(.move, at: CGPoint(x: frame.midX, y: frame.midY), pointer: .mouse)))
    }
    model.number = 1
    try move(to: 0)
    model.number = 2
    try move(to: 1)
    #expect(log.lines == ["0 entered: 1", "0 left: 2", "1 entered: 2"])
  }

  private struct Hovered: View {
    @ObservedObject var model: Model
    let log: Log

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3) { [number = model.number] square in
          Color.red.frame(width: 60, height: 60)
            .onContinuousHover { phase in
              log.lines.append("\(square) \(phase == .ended ? "left" : "entered"): \(number)")
            }
            .accessibilityIdentifier("square \(square)")
        }
      }
    }
  }

  @Test func onlyTheViewThatIsTouchedIsUpdatedForItsGesture() throws {
    let model = Model()
    let stage = stage(model) { _, number in TapGesture(count: number + 1) }
    func counts() -> [Int] {
      stage.boxes.compactMap { ($0.gesture?.recognizer as? TapRecognizer)?.count }
    }
    model.number = 4
    stage.advance(by: .seconds(1))
    #expect(counts() == [1, 1, 1])
    stage.tap("square 1")
    #expect(counts() == [1, 5, 1])
  }
}
