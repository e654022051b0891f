import RecallUI
import Testing

/// What comes into something that moves, and what leaves it.
@Suite struct CounterflightTests {
  private func items(_ stage: Stage) -> [String] {
    stage.displayList.items.dropFirst().map(\.description)
  }

  private func tap(_ stage: Stage, _ milliseconds: Int = 500) {
    stage.tap(at: CGPoint(x: 195, y: 195))
    stage.advance(by: .milliseconds(milliseconds))
  }

  /// Changes by taps, linearly in a second, before a white background.
  private struct Scene<Content: View>: View {
    @ViewBuilder let content: (Int) -> Content
    @State private var taps = 0

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.white
        content(taps).allowsHitTesting(false)
      }
      .onTapGesture { withAnimation(.linear(duration: 1)) { taps += 1 } }
    }
  }

  private static func square(_ color: Color) -> some View {
    Rectangle().fill(color).frame(width: 20, height: 20)
  }

  @Test func whatComesIsAtItsPlaceWhileItsContainerGrows() {
    let stage = smallStage {
      Scene { taps in
        ZStack { if taps > 0 { Color.black.transition(.opacity) } }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    tap(stage, 0)
    #expect(items(stage) == [])
    stage.advance(by: .milliseconds(500))
    #expect(items(stage) == ["fill rect 0,0 200x200 #000000 opacity 0.5"])
    stage.advance(by: .milliseconds(500))
    #expect(items(stage) == ["fill rect 0,0 200x200 #000000"])
    #expect(!stage.isAnimating)
  }

  /// A black square that is pushed from 20 to 40, and a red one that comes into its container.
  private func pushed(scale: CGFloat) -> Stage {
    smallStage {
      Scene { taps in
        HStack(spacing: 0) {
          Color.gray.frame(width: taps == 1 ? 40 : 20, height: 20)
          ZStack(alignment: .topLeading) {
            Self.square(.black)
            if taps > 0 { Self.square(.red).transition(.identity) }
          }
          .scaleEffect(scale, anchor: .topLeading)
        }
      }
    }
  }

  @Test func whatWasThereMovesAndWhatComesDoesNot() {
    let stage = pushed(scale: 1)
    tap(stage)
    #expect(
      items(stage) == [
        "fill rect 0,0 30x20 #8E8E93", "fill rect 30,0 20x20 #000000",
        "fill rect 40,0 20x20 #FF3B30",
      ])
    stage.advance(by: .milliseconds(500))
    #expect(stage.displayList.items.map(\.bounds.minX) == [0, 0, 40, 40])
  }

  @Test func whatComesIntoSomethingScaledIsAtItsPlaceToo() {
    let stage = pushed(scale: 2)
    tap(stage)
    #expect(
      stage.displayList.items.dropFirst(2).map(\.bounds) == [
        CGRect(x: 30, y: 0, width: 40, height: 40), CGRect(x: 40, y: 0, width: 40, height: 40),
      ])
  }

  @Test func whatHasComeMovesWithItsContainerFromThenOn() {
    let stage = pushed(scale: 1)
    func squares() -> [CGFloat] { stage.displayList.items.dropFirst(2).map(\.bounds.minX) }
    tap(stage)
    #expect(squares() == [30, 40])
    // The container turns back at 30, while it goes on to 40: the rest of that way is still undone.
    tap(stage, 0)
    #expect(squares() == [30, 40])
    stage.advance(by: .milliseconds(250))
    #expect(squares() == [30, 35])
    stage.advance(by: .milliseconds(250))
    #expect(squares() == [30, 30])
    stage.advance(by: .milliseconds(500))
    #expect(squares() == [20, 20])
  }

  @Test func whatLeavesStaysWhereItWasWhileContainersAroundItMove() {
    let stage = smallStage {
      Scene { taps in
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            if taps == 0 { Self.square(.black) }
            Self.square(.red)
          }
          Color.gray.frame(width: 20, height: 30)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    #expect(items(stage).first == "fill rect 80,80 20x20 #000000")
    tap(stage)
    #expect(
      items(stage) == [
        "fill rect 80,80 20x20 #000000 opacity 0.5", "fill rect 80,95 20x20 #FF3B30",
        "fill rect 100,85 20x30 #8E8E93",
      ])
    stage.advance(by: .milliseconds(499))
    #expect(items(stage).first == "fill rect 80,80 20x20 #000000 opacity 0.001")
  }

  @Test func whatLeftStaysWhereItWasWhenItsContainerLeavesToo() {
    let stage = smallStage {
      Scene { taps in
        VStack(spacing: 0) {
          if taps < 2 {
            HStack(spacing: 0) {
              Self.square(.red)
              if taps < 1 { Self.square(.black) }
            }
          }
          Color.gray.frame(width: 40, height: 20)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    #expect(
      items(stage).dropLast() == [
        "fill rect 80,80 20x20 #FF3B30", "fill rect 100,80 20x20 #000000",
      ])
    tap(stage)
    #expect(
      items(stage).dropLast() == [
        "fill rect 85,80 20x20 #FF3B30", "fill rect 100,80 20x20 #000000 opacity 0.5",
      ])
    tap(stage, 250)
    // The container goes on to where it was going when it left.
    #expect(
      items(stage).dropLast() == [
        "fill rect 87.5,80 20x20 #FF3B30 opacity 0.75",
        "fill rect 100,80 20x20 #000000 opacity 0.188",
      ])
  }

  /// A mark that comes onto another view's place, which is known once that view has it.
  private struct Marked: View {
    @Namespace private var space

    var body: some View {
      Scene { taps in
        CounterflightTests.square(.black).matchedGeometryEffect(id: 1, in: space).padding(
          .leading, 60)
        if taps > 0 {
          CounterflightTests.square(.red).matchedGeometryEffect(id: 1, in: space, isSource: false)
            .transition(.identity)
        }
      }
    }
  }

  @Test func whatIsPlacedTwiceInOneUpdateHasNowhereToComeFrom() {
    let stage = smallStage { Marked() }
    tap(stage, 0)
    #expect(items(stage) == ["fill rect 60,0 20x20 #000000", "fill rect 60,0 20x20 #FF3B30"])
  }
}
