import RecallUI
import Testing

@Suite struct ScrollTransitionTests {
  /// Rows of 40 points in a view of 100, with what each says of its phase.
  private func stage(
    _ configuration: ScrollTransitionConfiguration = .identity
  ) -> Stage {
    Stage(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { _ in
            Color.blue.frame(height: 40).scrollTransition(configuration) { effect, phase in
              effect.opacity(phase.isIdentity ? 1 : phase.value < 0 ? 0.25 : 0.5)
            }
          }
        }
      }
    }
  }

  private func opacities(_ stage: Stage) -> [Double] {
    stage.displayList.items.map(\.opacity).filter { $0 == 0.25 || $0 == 0.5 }
  }

  private func scroll(_ stage: Stage, by distance: CGFloat) {
    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -distance))))
    stage.advance(by: .seconds(2))
  }

  @Test func aViewIsInSightWhileHalfOfItIs() {
    let stage = stage()
    // The third shows 20 of 40 points.
    #expect(opacities(stage).isEmpty)
    // The first shows 19, and the fourth one.
    scroll(stage, by: 21)
    #expect(opacities(stage) == [0.25, 0.5])
    scroll(stage, by: -2)
    #expect(opacities(stage).isEmpty)
  }

  @Test func aThresholdSaysHowMuchIsToBeInSight() {
    #expect(opacities(stage(.identity.threshold(.visible))) == [0.5])
    #expect(opacities(stage(.identity.threshold(.visible(0.5)))).isEmpty)
    #expect(opacities(stage(.identity.threshold(.visible(.nan)))) == [0.5])
  }

  @Test func itGetsThereWithItsAnimation() {
    let stage = stage(.animated(.linear(duration: 1)).threshold(.visible(0.5)))
    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -21))))
    stage.advance(by: .milliseconds(500))
    #expect(opacities(stage).isEmpty)
    stage.advance(by: .seconds(2))
    #expect(opacities(stage) == [0.25, 0.5])
  }

  @Test func aViewThatNothingScrollsIsInSight() {
    let stage = smallStage {
      Color.blue.scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 0.5 : 0) }
    }
    #expect(opacities(stage) == [0.5])
  }

  @Test func theTwoEndsMayHaveWaysOfTheirOwn() {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { _ in
            Color.blue.frame(height: 40)
              .scrollTransition(
                topLeading: .identity, bottomTrailing: .identity.threshold(.visible(1)),
                axis: .vertical
              ) { effect, phase in
                effect.opacity(phase.isIdentity ? 1 : phase.value < 0 ? 0.25 : 0.5)
              }
          }
        }
      }
    }
    // The third shows 20 of 40 points, which is too little at the bottom.
    #expect(opacities(stage) == [0.5])
    // The first shows as much at the top, where it is enough.
    scroll(stage, by: 20)
    #expect(opacities(stage).isEmpty)
  }
}
