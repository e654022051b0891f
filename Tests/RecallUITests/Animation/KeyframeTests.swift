import Foundation
import RecallUI
import Testing

@Suite struct KeyframeTests {
  private struct Pose {
    var x = 0.0
    var angle = Angle.zero
    var name = "pose"
  }

  private var timeline: KeyframeTimeline<Pose> {
    KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        LinearKeyframe(20, duration: 1, timingCurve: .easeIn)
        MoveKeyframe(5)
        LinearKeyframe(5, duration: 1)
      }
      KeyframeTrack(\.angle) {
        CubicKeyframe(.degrees(90), duration: 2)
        SpringKeyframe(.degrees(0), spring: .bouncy)
      }
    }
  }

  @Test func aValueGoesFromKeyframeToKeyframe() {
    let timeline = timeline
    let places = [-1, 0, 0.5, 1, 1.5, 2, 2.5, 100].map { timeline.value(time: $0).x }
    #expect(places[0..<4] == [0, 0, 5, 10])
    #expect(places[4] > 12 && places[4] < 15)
    #expect(places[5...] == [5, 5, 5])
    #expect(timeline.value(time: 0.5).name == "pose")
  }

  @Test func aCubicKeyframeStartsAndEndsSlowly() {
    let timeline = timeline
    #expect(abs(timeline.value(time: 1).angle.degrees - 45) < 1e-9)
    #expect(timeline.value(time: 0.2).angle.degrees < 9)
    #expect(abs(timeline.value(time: 2).angle.degrees - 90) < 1e-9)
    #expect(abs(timeline.velocity(time: 0.5).x - 10) < 1e-9)
  }

  @Test func aSpringSettles() {
    let timeline = timeline
    #expect(timeline.duration > 2.5)
    #expect(timeline.value(time: 2.45).angle.degrees < 0)
    #expect(abs(timeline.value(progress: 1).angle.degrees) < 0.5)
  }

  @Test func cubicKeyframesGoOnSmoothly() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(30, duration: 1)
    }
    #expect(abs(timeline.velocity(time: 0.9999) - 15) < 0.1)
    #expect(abs(timeline.velocity(time: 1.0001) - 15) < 0.1)
    #expect(timeline.value(time: 2) == 30)
  }

  private final class Model: ObservableObject {
    @Published var count = 0
  }

  private struct Jumping: View {
    @ObservedObject var model: Model

    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .keyframeAnimator(initialValue: Pose(), trigger: model.count) { content, pose in
          content.offset(x: pose.x)
        } keyframes: { _ in
          KeyframeTrack(\.x) {
            LinearKeyframe(40, duration: 1)
            LinearKeyframe(0, duration: 1)
          }
        }
    }
  }

  private func x(_ stage: Stage) -> CGFloat? { stage.displayList.items.first?.bounds.minX }

  @Test func anAnimatorRunsWhenItsTriggerChanges() {
    let model = Model()
    let stage = smallStage { Jumping(model: model) }
    #expect(x(stage) == 95)
    #expect(!stage.isAnimating)
    model.count += 1
    #expect(x(stage) == 95)
    stage.advance(by: .milliseconds(500))
    #expect(x(stage) == 115)
    #expect(stage.isAnimating)
    stage.advance(by: .seconds(1))
    #expect(x(stage) == 115)
    stage.advance(by: .milliseconds(500))
    #expect(x(stage) == 95)
    #expect(!stage.isAnimating)
    #expect(stage.unownedTimers.isEmpty)
  }

  @Test func anAnimatorRepeats() {
    let stage = smallStage {
      KeyframeAnimator(initialValue: 0.0) { x in
        Color.red.frame(width: 10, height: 10).offset(x: x)
      } keyframes: { _ in
        LinearKeyframe(40, duration: 1)
      }
    }
    var places: [CGFloat?] = []
    for _ in 0..<4 {
      places.append(x(stage))
      stage.advance(by: .milliseconds(500))
    }
    #expect(places == [95, 115, 95, 115])
  }

  @Test(arguments: [(true, [0.0, 1, 2, 7]), (false, [0, 1, 2, 9])])
  func keyframesComeFromLoopsAndBranches(isShort: Bool, expected: [Double]) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      for index in 1...2 { LinearKeyframe(Double(index), duration: 1) }
      if isShort { LinearKeyframe(7, duration: 1) } else { LinearKeyframe(9, duration: 1) }
    }
    #expect([0, 1, 2, 3].map { timeline.value(time: $0) } == expected)
  }
}
