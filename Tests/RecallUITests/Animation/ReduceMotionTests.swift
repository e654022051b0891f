import Testing

@testable import RecallUI
@testable import RecallUICore

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
      case nested, insertion, removal, still
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
        case .still: if isOn { square.transition(Dim()) }
        case .matched:
          if isOn {
            square.matchedGeometryEffect(id: 1, in: space).transition(.identity).offset(x: 40)
          } else {
            square.matchedGeometryEffect(id: 1, in: space).transition(.identity)
          }
        case .color: square.foregroundColor(isOn ? .white : .black)
        case .nested:
          VStack(alignment: .leading, spacing: 0) {
            Color.clear.frame(width: 10, height: isOn ? 20 : 0)
            HStack(spacing: 0) {
              Color.clear.frame(width: isOn ? 20 : 0, height: 10)
              ZStack { square.padding(.leading, isOn ? 40 : 0) }
            }
          }
        case .insertion: cover(shows: isOn)
        case .removal: cover(shows: !isOn)
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

    /// A container that is as large as what comes into it, or as nothing.
    private func cover(shows: Bool) -> some View {
      ZStack { if shows { Color.black } }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .allowsHitTesting(false)
    }

    private var square: some View {
      Rectangle().frame(width: 10, height: 10)
    }
  }

  /// A transition that says of itself that it doesn't move.
  private struct Dim: Transition {
    static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0.5)
    }
  }

  private func stage(_ change: Scene.Change, reducesMotion: Bool) -> Stage {
    let stage = Stage(size: CGSize(width: 100, height: 60)) {
      Scene(change: change).environment(\.accessibilityReduceMotion, reducesMotion)
    }
    stage.tap(at: CGPoint(x: 90, y: 50))
    return stage
  }

  /// What can be seen, with the opacity that it has in all.
  private func items(_ stage: Stage) -> [String] {
    looks(stage.displayList.items.dropFirst(), 1).filter { !$0.contains("#00000000") }
  }

  private func looks(_ items: some Sequence<DisplayItem>, _ opacity: Double) -> [String] {
    items.flatMap { item in
      if case .layer(let layer) = item.content {
        return looks(layer.items, opacity * item.opacity)
      }
      var item = item
      item.opacity *= opacity
      return [item.description]
    }
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

  @Test func aTransitionWithoutMotionIsWhatItIs() {
    for reducesMotion in [false, true] {
      let stage = stage(.still, reducesMotion: reducesMotion)
      stage.advance(by: .milliseconds(500))
      #expect(items(stage) == [Self.old + " opacity 0.75"])
    }
  }

  @Test(arguments: [
    (Scene.Change.nested, [old + " opacity 0.6", "fill rect 60,20 10x10 #000000 opacity 0.4"]),
    (.insertion, ["fill rect 0,0 100x60 #000000 opacity 0.4"]),
    (.removal, ["fill rect 0,0 100x60 #000000 opacity 0.6"]),
  ])
  private func whatMovesAroundWhatMovesFadesOnce(_ change: Scene.Change, _ looks: [String]) {
    let stage = stage(change, reducesMotion: true)
    stage.advance(by: .milliseconds(80))
    #expect(items(stage) == looks)
    #expect(stage.displayList == stage.displayListAnew)
    stage.advance(by: .milliseconds(120))
    #expect(items(stage).count == (change == .removal ? 0 : 1))
    #expect(!stage.isAnimating)
  }

  @Test func whatIsOpaqueBeforeAndAfterStaysSo() {
    let stage = stage(.scale, reducesMotion: true)
    stage.advance(by: .milliseconds(100))
    guard case .layer(let sum)? = stage.displayList.items.last?.content else {
      Issue.record("the fade is no layer")
      return
    }
    #expect(sum.items.map(\.opacity) == [0.5, 0.5])
    #expect(sum.items.map(\.blendMode) == [.normal, .plusLighter])
  }

  @Test(arguments: [
    Scene.Change.offset, .scale, .layout, .body, .transition, .matched, .color, .nested,
    .insertion, .removal,
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
