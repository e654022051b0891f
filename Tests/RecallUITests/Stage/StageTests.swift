import RecallUI
import Testing

@Suite struct StageTests {
  /// Counts its taps in a state of its own.
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)")
        .frame(width: 100, height: 100)
        .onTapGesture { count += 1 }
    }
  }

  @Test func aTapChangesStateAndTheViewThatReadsIt() {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Counter() }
    #expect(stage.snapshot["Counter.count"] == "0")

    stage.tap(at: CGPoint(x: 150, y: 150))

    #expect(stage.snapshot["Counter.count"] == "1")
    #expect(stage.element("1") != nil)
  }

  @Test func theDigestIsTheSumOfTheLinesHashes() {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Counter() }
    let before = stage.digest

    stage.tap(at: CGPoint(x: 150, y: 150))
    #expect(stage.digest != before)

    let again = Stage(size: CGSize(width: 300, height: 300)) { Counter() }
    #expect(again.digest == before)
    again.tap(at: CGPoint(x: 150, y: 150))
    #expect(again.digest == stage.digest)
  }
}
