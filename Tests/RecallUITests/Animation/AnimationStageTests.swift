import RecallUI
import Testing

/// What moves on a stage, as its display lists tell.
@Suite struct AnimationStageTests {
  /// A square that a tap changes in every way that moves.
  private struct Square: View {
    enum Change {
      case opacity, offset, frame, color
    }

    let change: Change
    var animation: Animation? = .linear(duration: 1)
    @State private var isOn = false

    var body: some View {
      Rectangle()
        .fill(change == .color && isOn ? Color.black : Color.white)
        .frame(width: change == .frame && isOn ? 80 : 40, height: 40)
        .opacity(change == .opacity && isOn ? 0.5 : 1)
        .offset(x: change == .offset && isOn ? 30 : 0)
        .onTapGesture { withAnimation(animation) { isOn.toggle() } }
    }
  }

  private func stage(_ square: Square) -> Stage {
    Stage(size: CGSize(width: 200, height: 100)) { square }
  }

  private let middle = CGPoint(x: 100, y: 50)

  private func item(_ stage: Stage) -> String {
    stage.displayList.items.first.map(\.description) ?? "nothing"
  }

  @Test(arguments: [
    (
      Square.Change.opacity,
      [
        "fill rect 80,30 40x40 #FFFFFF", "fill rect 80,30 40x40 #FFFFFF opacity 0.75",
        "fill rect 80,30 40x40 #FFFFFF opacity 0.5",
      ]
    ),
    (
      .offset,
      [
        "fill rect 80,30 40x40 #FFFFFF", "fill rect 95,30 40x40 #FFFFFF",
        "fill rect 110,30 40x40 #FFFFFF",
      ]
    ),
    (
      .frame,
      [
        "fill rect 80,30 40x40 #FFFFFF", "fill rect 70,30 60x40 #FFFFFF",
        "fill rect 60,30 80x40 #FFFFFF",
      ]
    ),
    (
      .color,
      [
        "fill rect 80,30 40x40 #FFFFFF", "fill rect 80,30 40x40 #808080",
        "fill rect 80,30 40x40 #000000",
      ]
    ),
  ])
  private func aChangePassesFromTheOldLookToTheNewOne(_ change: Square.Change, _ looks: [String]) {
    let stage = stage(Square(change: change))
    #expect(item(stage) == looks[0])
    #expect(!stage.isAnimating)

    stage.tap(at: middle)
    #expect(item(stage) == looks[0])
    #expect(stage.isAnimating)

    stage.advance(by: .milliseconds(500))
    #expect(item(stage) == looks[1])
    #expect(stage.isAnimating)

    stage.advance(by: .milliseconds(499))
    #expect(stage.isAnimating)

    stage.advance(by: .milliseconds(1))
    #expect(item(stage) == looks[2])
    #expect(!stage.isAnimating)
  }

  @Test func withoutAnAnimationAChangeIsThereAtOnce() {
    let stage = stage(Square(change: .offset, animation: nil))
    stage.tap(at: middle)
    #expect(item(stage) == "fill rect 110,30 40x40 #FFFFFF")
    #expect(!stage.isAnimating)
  }

  @Test func whatMovesIsHitWhereItIsGoing() {
    let stage = stage(Square(change: .offset))
    stage.tap(at: middle)
    #expect(item(stage) == "fill rect 80,30 40x40 #FFFFFF")

    // The square still shows at 80…120, but counts at 110…150: a tap there turns it back at once.
    stage.tap(at: CGPoint(x: 85, y: 50))
    stage.advance(by: .milliseconds(500))
    #expect(item(stage) == "fill rect 95,30 40x40 #FFFFFF")
    stage.tap(at: CGPoint(x: 145, y: 50))
    // It comes to its end and turns back, together.
    stage.advance(by: .milliseconds(500))
    #expect(item(stage) == "fill rect 95,30 40x40 #FFFFFF")
    stage.advance(by: .milliseconds(250))
    #expect(item(stage) == "fill rect 87.5,30 40x40 #FFFFFF")
  }

  @Test func aTextsColorPassesToo() {
    struct Label: View {
      @State private var isOn = false

      var body: some View {
        Text("a").foregroundColor(isOn ? .white : .black)
          .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    let stage = Stage(size: CGSize(width: 20, height: 20)) { Label() }
    stage.tap(at: CGPoint(x: 10, y: 10))
    stage.advance(by: .milliseconds(500))
    #expect(stage.displayList.items.first?.description.contains("#808080") == true)
  }
}
