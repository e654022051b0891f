import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct SettlingTests {
  private struct Restless: View {
    @ObservedObject var model: Switchboard
    @State private var count = 0

    var body: some View {
      if model.number > 0 { Chaser(count: $count) } else { Text("calm") }
    }
  }

  /// Changes what it depends on whenever it is evaluated.
  private struct Chaser: View {
    @Binding var count: Int

    var body: some View {
      let seen = count
      count = seen + 1
      return Text("\(seen)")
    }
  }

  @Test func anUpdateThatDoesNotEndIsReportedByNameAndBounded() {
    let model = Switchboard()
    let stage = smallStage { Restless(model: model) }
    #expect(stage.issues.isEmpty)

    let paths = stage.evaluations {
      model.number = 1
      _ = stage.displayList
    }

    #expect(stage.issues == [.endlessUpdate(views: ["Restless/Chaser"])])
    #expect(
      stage.issues.first?.description == """
        the views did not settle after 100 rounds; expected them to stop changing what they depend \
        on. Still changing: Restless/Chaser
        """)
    #expect(paths.count <= UpdateLimit.rounds + 1)
  }

  @Test func aStageGoesOnAfterAnEndlessUpdate() {
    let model = Switchboard()
    model.number = 1
    let stage = smallStage { Restless(model: model) }
    #expect(stage.issues.count == 1)
    let digest = stage.digest
    #expect(stage.digest == digest)

    model.number = 0

    #expect(stage.texts == ["calm"])
    #expect(stage.issues.count == 1)
  }

  /// Hears that it appears, and that another view goes, beside one that doesn't settle.
  private struct Neighbours: View {
    @State private var count = 0
    @State private var hasAppeared = false
    @State private var taps = 0

    var body: some View {
      Chaser(count: $count)
      Text(hasAppeared ? "here" : "coming").onAppear { hasAppeared = true }
      Text("taps \(taps)").onTapGesture { taps += 1 }.accessibilityIdentifier("tap")
    }
  }

  @Test func whatStandsBesideAnEndlessUpdateAppearsAndIsUsed() throws {
    let stage = smallStage { Neighbours() }
    #expect(stage.issues.count == 1)
    stage.advance(by: .milliseconds(20))
    #expect(stage.element("here") != nil)
    stage.tap("tap")
    #expect(stage.element("taps 1") != nil)
    #expect(stage.issues.count == 1)
  }

  @Test func anEndlessUpdateGoesOnAFewRoundsEachFrameAndNotForEver() {
    let stage = smallStage { Neighbours() }
    let paths = stage.evaluations { stage.advance(by: .milliseconds(16)) }
    #expect(paths.isEmpty)
    let next = stage.evaluations { stage.advance(by: .milliseconds(1)) }
    #expect((1...(2 * UpdateLimit.roundsOfUnsettled + 2)).contains(next.count))
    stage.advance(by: .seconds(60))
    #expect(stage.nextDeadline == nil)
  }

  /// What follows a tap isn't left until later because other updates don't end.
  @Test func whatAnEventChangesIsShownAtOnceBesideAnEndlessUpdate() {
    struct Buttons: View {
      @State private var loop = 0
      @State private var taps = 0

      var body: some View {
        Button("loop") { loop += 1 }.accessibilityIdentifier("loop").onChange(of: loop) {
          loop += 1
        }
        Button("tap") { taps += 1 }.accessibilityIdentifier("tap")
        Text("taps \(taps)")
      }
    }
    let stage = smallStage { Buttons() }
    stage.tap("loop")
    for taps in 1...3 {
      stage.tap("tap")
      #expect(stage.element("taps \(taps)") != nil)
      stage.advance(by: .seconds(5))
    }
  }

  @Test func whatChangesOutsideIsShownBesideAnEndlessUpdate() {
    struct Both: View {
      @ObservedObject var model: Switchboard
      @State private var count = 0

      var body: some View {
        Text("name \(model.name)").onChange(of: count, initial: true) { count += 1 }
      }
    }
    let model = Switchboard()
    let stage = smallStage { Both(model: model) }
    stage.advance(by: .seconds(60))
    model.name = "b"
    #expect(stage.element("name b") != nil)
  }

  /// Passes a number on, one view an update.
  private struct Relay: View {
    let goal: Int
    @State private var count = 0

    var body: some View {
      if count < goal { count += 1 }
      return Text("\(count)")
    }
  }

  @Test(arguments: [0, 1, 50, 98])
  func aChainOfUpdatesMayBeLong(goal: Int) {
    let stage = smallStage { Relay(goal: goal) }
    #expect(stage.texts == ["\(goal)"])
    #expect(stage.issues.isEmpty)
  }

  @Test func aChainThatIsTooLongIsReported() {
    let stage = smallStage { Relay(goal: 150) }
    #expect(stage.issues == [.endlessUpdate(views: ["Relay"])])
    stage.advance(by: .seconds(1))
    #expect(stage.texts == ["150"] && stage.nextDeadline == nil)
  }
}
