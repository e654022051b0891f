import RecallUI
import Testing

/// Where motion is reduced, movements are short fades, and nothing else is different.
@Suite struct ReduceMotionTests {
  private struct Flip: AnimatableModifier {
    var angle: Double

    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }

    func body(content: Content) -> some View {
      content.offset(y: CGFloat(angle))
    }
  }

  private struct Scene: View {
    enum Change {
      case offset, scale, layout, body, transition, matched, color
    }

    let change: Change
    @Namespace private var space
    @State private var isOn = false
    @State private var completions = 0

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.white
        switch change {
        case .offset: square.offset(x: isOn ? 40 : 0)
        case .scale: square.scaleEffect(isOn ? 2 : 1, anchor: .topLeading)
        case .layout: square.padding(.leading, isOn ? 40 : 0)
        case .body: square.modifier(Flip(angle: isOn ? 40 : 0))
        case .transition: if isOn { square.transition(.slide) }
        case .matched:
          if isOn {
            square.matchedGeometryEffect(id: 1, in: space).transition(.identity).offset(x: 40)
          } else {
            square.matchedGeometryEffect(id: 1, in: space).transition(.identity)
          }
        case .color: square.foregroundColor(isOn ? .white : .black)
        }
      }
      .onTapGesture {
        withAnimation(.linear(duration: 1)) {
          isOn.toggle()
        } completion: {
          completions += 1
        }
      }
    }

    private var square: some View {
      Rectangle().frame(width: 10, height: 10)
    }
  }

  private func stage(_ change: Scene.Change, reducesMotion: Bool) -> Stage {
    let stage = Stage(size: CGSize(width: 100, height: 60)) {
      Scene(change: change).environment(\.accessibilityReduceMotion, reducesMotion)
    }
    stage.tap(at: CGPoint(x: 90, y: 50))
    return stage
  }

  private func items(_ stage: Stage) -> [String] {
    stage.displayList.items.dropFirst().map(\.description)
  }

  private static let old = "fill rect 0,0 10x10 #000000"

  @Test(arguments: [
    (Scene.Change.offset, [old + " opacity 0.25", "fill rect 40,0 10x10 #000000 opacity 0.75"]),
    (.scale, [old + " opacity 0.25", old + " opacity 0.75 transform 2,0,0,2,0,0"]),
    (.layout, [old + " opacity 0.25", "fill rect 40,0 10x10 #000000 opacity 0.75"]),
    (.body, [old + " opacity 0.25", "fill rect 0,40 10x10 #000000 opacity 0.75"]),
    (.transition, [old + " opacity 0.75"]),
    (.matched, ["fill rect 40,0 10x10 #000000 opacity 0.75"]),
    (.color, ["fill rect 0,0 10x10 #262626"]),
  ])
  private func aMovementIsAShortFade(_ change: Scene.Change, _ looks: [String]) {
    let stage = stage(change, reducesMotion: true)
    stage.advance(by: .milliseconds(150))
    #expect(items(stage) == looks)
    stage.advance(by: .milliseconds(50))
    let after = items(stage)
    #expect(after.count == 1)
    #expect(stage.isAnimating == (change == .color))
    stage.advance(by: .milliseconds(800))
    if change != .color { #expect(items(stage) == after) }
  }

  @Test(arguments: [
    Scene.Change.offset, .scale, .layout, .body, .transition, .matched, .color,
  ])
  private func nothingButTheDrawingDiffers(_ change: Scene.Change) {
    let (reduced, full) = (stage(change, reducesMotion: true), stage(change, reducesMotion: false))
    for _ in 0..<12 {
      #expect(reduced.digest == full.digest)
      #expect(reduced.nextDeadline == full.nextDeadline)
      #expect(reduced.outline == full.outline)
      reduced.advance(by: .milliseconds(100))
      full.advance(by: .milliseconds(100))
    }
    #expect(reduced.displayList == full.displayList)
  }
}
