import RecallUI
import Testing

@Suite struct PhaseAnimatorTests {
  private struct Signal: View {
    let isTriggered: Bool
    @State private var trigger = 0
    @State private var isShown = true

    var body: some View {
      VStack(spacing: 0) {
        if isShown {
          if isTriggered {
            square.phaseAnimator([0, 1, 3], trigger: trigger) { view, phase in
              view.offset(x: CGFloat(phase) * 10)
            } animation: { _ in
              .linear(duration: 0.5)
            }
            .onTapGesture { trigger += 1 }
          } else {
            square.phaseAnimator([0, 1, 3]) { view, phase in
              view.offset(x: CGFloat(phase) * 10)
            } animation: { _ in
              .linear(duration: 0.5)
            }
            .onTapGesture { isShown = false }
          }
        }
      }
      .frame(width: 100, height: 10, alignment: .leading)
    }

    private var square: some View {
      Rectangle().frame(width: 10, height: 10)
    }
  }

  private func stage(isTriggered: Bool) -> Stage {
    Stage(size: CGSize(width: 100, height: 10)) { Signal(isTriggered: isTriggered) }
  }

  private func place(_ stage: Stage) -> CGFloat? {
    stage.displayList.items.first?.bounds.minX
  }

  @Test func aTriggerLeadsOnceThroughAllPhasesAndBack() {
    let stage = stage(isTriggered: true)
    stage.advance(by: .seconds(3))
    #expect(place(stage) == 0)
    stage.tap(at: CGPoint(x: 5, y: 5))
    var places: [CGFloat?] = []
    for _ in 0..<8 {
      stage.advance(by: .milliseconds(250))
      places.append(place(stage))
    }
    #expect(places == [5, 10, 20, 30, 15, 0, 0, 0])
    #expect(stage.pendingTimers.isEmpty)
  }

  @Test func withoutATriggerThePhasesGoOnForAsLongAsTheViewIsThere() {
    let stage = stage(isTriggered: false)
    var places: [CGFloat?] = []
    for _ in 0..<8 {
      stage.advance(by: .milliseconds(250))
      places.append(place(stage))
    }
    #expect(places == [5, 10, 20, 30, 15, 0, 5, 10])
    // It is on its way to 30, and hit there.
    stage.tap(at: CGPoint(x: 35, y: 5))
    stage.advance(by: .seconds(2))
    #expect(place(stage) == nil)
    #expect(stage.pendingTimers.isEmpty)
    #expect(stage.issues.isEmpty)
  }

  @Test func phasesThatArePassedIntoAtOnceLastForAFrame() {
    let stage = Stage(size: CGSize(width: 100, height: 10)) {
      Rectangle().fill(Color.white).frame(width: 10, height: 10)
        .phaseAnimator([0.0, 10.0]) {
          $0.offset(x: CGFloat($1))
        } animation: { _ in
          nil
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    let first = place(stage)
    var places: [CGFloat?] = []
    for _ in 0..<4 {
      stage.advance(by: .milliseconds(17))
      places.append(place(stage))
    }
    #expect(first == 10)
    #expect(places == [0, 10, 0, 10])
    stage.advance(by: .seconds(10))
    #expect(stage.issues.isEmpty)
  }
}
