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

  /// Points that lie outside of any view.
  private final class Points: StageState {
    var points = 0

    var snapshotLines: [StateSnapshot.Line] { [.init(name: "points", value: "\(points)")] }
    var digest: UInt64 { UInt64(points) }
  }

  @Test func theCoreIsWhatTheViewportAndTheGameAreNow() {
    let points = Points()
    let stage = Stage(size: CGSize(width: 300, height: 300), state: points) { Counter() }
    #expect(
      stage.coreSnapshot.lines.map(\.description) == [
        "points = 0", "stage.colorScheme = light", "stage.isFocused = true",
        "stage.size = 300x300",
      ])
    points.points = 5
    #expect(stage.coreSnapshot["points"] == "5")
    stage.send(.resize(CGSize(width: 200, height: 300)))
    #expect(stage.coreSnapshot["stage.size"] == "200x300")
    #expect(stage.coreSnapshot["points"] == "5")
  }

  /// Who follows a state from event to event looks only into groups that are other arrays.
  @Test func linesOfTheCoreThatStayAreTheSameArrays() {
    let stage = Stage(size: CGSize(width: 300, height: 300), state: Points()) { Counter() }
    func addresses() -> [UnsafeRawPointer?] {
      stage.coreLines.dropFirst().map { $0.withUnsafeBytes { $0.baseAddress } }
    }
    let before = addresses()
    stage.advance(by: .seconds(1))
    #expect(addresses() == before)
    stage.send(.focus(.lost))
    #expect(addresses()[0] != before[0])
    #expect(stage.coreSnapshot == StateSnapshot(stage.coreLines.joined()))
    #expect(stage.coreSnapshot["stage.isFocused"] == "false")
  }

  @Test func aWindowThatGetsTheFocusAgainChangesNothing() {
    struct Phase: View {
      @Environment(\.scenePhase) var phase
      var body: some View { Text("\(phase)") }
    }
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Phase() }
    #expect(stage.evaluations { stage.send(.focus(.gained)) } == [])
    #expect(stage.evaluations { stage.send(.focus(.lost)) } != [])
    #expect(stage.evaluations { stage.send(.focus(.lost)) } == [])
    #expect(stage.evaluations { stage.send(.focus(.gained)) } != [])
  }

  @Test(arguments: [["b", "a", "c"], ["a", "b", "c"], ["c", "b", "a"]])
  func aSnapshotIsSortedWhateverItIsMadeOf(names: [String]) {
    let snapshot = StateSnapshot(names.map { .init(name: $0, value: "1") })
    #expect(snapshot.lines.map(\.name) == ["a", "b", "c"])
  }

  @Test func anElementIsFoundByItsIdentifierUnlessItIsHidden() {
    let stage = Stage(size: CGSize(width: 300, height: 300)) {
      VStack(spacing: 0) {
        Text("hidden").accessibilityIdentifier("twice").hidden()
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("twice")
        Text("said").accessibilityLabel("label")
      }
    }
    #expect(stage.frame(ofElement: "twice") == stage.element("twice")?.frame)
    #expect(stage.frame(ofElement: "twice")?.size == CGSize(width: 40, height: 20))
    #expect(stage.frame(ofElement: "label") == nil)
    #expect(stage.frame(ofElement: "nobody") == nil)
  }
}
