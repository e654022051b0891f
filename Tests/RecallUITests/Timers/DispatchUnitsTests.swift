import RecallUI
import Testing

@Suite struct DispatchUnitsTests {
  private struct Waiting: View {
    @State private var isDone = false

    var body: some View {
      Text(isDone ? "done" : "waiting").task {
        try? await Task.sleep(nanoseconds: 2 * NSEC_PER_SEC + 5 * NSEC_PER_MSEC)
        isDone = true
      }
    }
  }

  @Test func aSleepIsCountedInUnits() {
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Waiting() }
    stage.advance(to: Instant(milliseconds: 2_004))
    #expect(stage.elements.compactMap(\.label) == ["waiting"])
    stage.advance(to: Instant(milliseconds: 2_005))
    #expect(stage.elements.compactMap(\.label) == ["done"])
  }

  @Test func unitsFitTogether() {
    #expect(NSEC_PER_MSEC * MSEC_PER_SEC == NSEC_PER_SEC)
    #expect(NSEC_PER_USEC * USEC_PER_SEC == NSEC_PER_SEC)
  }
}
