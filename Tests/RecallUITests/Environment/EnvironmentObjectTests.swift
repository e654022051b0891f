import RecallUI
import Testing

@Suite struct EnvironmentObjectTests {
  private final class Score: ObservableObject {
    @Published var points = 0
  }

  private struct ScoreLabel: View {
    @EnvironmentObject var score: Score

    var body: some View {
      VStack {
        Text("points \(score.points)")
        Stepper(value: $score.points)
      }
    }
  }

  private struct Stepper: View {
    @Binding var value: Int

    var body: some View {
      Color.red
        .frame(width: 50, height: 50)
        .onTapGesture { value += 1 }
        .accessibilityIdentifier("add")
    }
  }

  private struct HandsDown: View {
    @State private var isThere = false
    let score: Score

    var body: some View {
      VStack {
        Color.blue.frame(width: 20, height: 20)
          .onTapGesture { isThere.toggle() }
          .accessibilityIdentifier("toggle")
        if isThere {
          ScoreLabel().environmentObject(score)
        } else {
          ScoreLabel()
        }
      }
    }
  }

  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    Stage(size: CGSize(width: 200, height: 200), content: content)
  }

  @Test func aViewFollowsTheObjectThatIsHandedDown() {
    let score = Score()
    let stage = stage { VStack { ScoreLabel() }.environmentObject(score) }
    #expect(stage.element("points 0") != nil)

    score.points = 7

    #expect(stage.element("points 7") != nil)
  }

  @Test func aBindingToTheObjectWritesToIt() throws {
    let score = Score()
    let stage = stage { ScoreLabel().environmentObject(score) }
    let add = try #require(stage.element("add"))

    stage.tap(at: CGPoint(x: add.frame.midX, y: add.frame.midY))

    #expect(score.points == 1)
    #expect(stage.element("points 1") != nil)
  }

  @Test func theNearestObjectIsTheOneThatCounts() {
    let near = Score()
    near.points = 1
    let far = Score()
    far.points = 2
    let stage = stage {
      VStack { ScoreLabel().environmentObject(near) }.environmentObject(far)
    }
    #expect(stage.element("points 1") != nil)
    #expect(stage.element("points 2") == nil)
  }

  @Test func aMissingObjectIsReportedAndItsViewLeftOut() {
    let stage = stage {
      VStack {
        Text("before")
        ScoreLabel()
      }
    }
    #expect(stage.issues == [.missingEnvironmentObject(type: "Score", in: "#1/ScoreLabel")])
    #expect(
      stage.issues.first?.description == """
        #1/ScoreLabel needs an object of type Score from its environment; expected a view around \
        it to hand one down with environmentObject(_:) or environment(_:). The view is left out
        """)
    #expect(stage.elements.map(\.label) == ["before"])
  }

  @Test func aViewThatWasLeftOutAppearsWithItsObject() throws {
    let stage = stage { HandsDown(score: Score()) }
    #expect(stage.element("points 0") == nil)
    let toggle = try #require(stage.element("toggle"))

    stage.tap(at: CGPoint(x: toggle.frame.midX, y: toggle.frame.midY))

    #expect(stage.element("points 0") != nil)
  }
}
