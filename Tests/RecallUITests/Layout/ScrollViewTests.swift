import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct ScrollViewTests {
  private func column() -> Stage {
    smallStage {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { number in
            Color.red.frame(width: 50, height: 100).accessibilityIdentifier("\(number)")
          }
        }
      }
      .frame(width: 100, height: 150)
    }
  }

  private func scroll(_ stage: Stage, _ x: CGFloat, _ y: CGFloat) {
    stage.send(
      .scroll(
        ScrollEvent(
          at: CGPoint(x: 100, y: 100), by: CGSize(width: x, height: y))))
  }

  @Test func contentIsAsLongAsItLikesAndStandsInTheMiddle() {
    let stage = column()
    #expect(stage.place(of: "0") == "75,25 50x100")
    #expect(stage.place(of: "9") == "75,925 50x100")
  }

  @Test func contentThatScrollsToTheSideBeginsAtTheLeadingEdge() {
    let stage = Stage(size: CGSize(width: 200, height: 100)) {
      ScrollView(.horizontal) {
        Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
      }
    }
    #expect(stage.place(of: "a") == "0,40 50x20")
  }

  @Test(arguments: [
    (-10, "75,15 50x100"), (-850, "75,-825 50x100"), (-851, "75,-825 50x100"),
    (-1e300, "75,-825 50x100"), (10, "75,25 50x100"), (.nan, "75,25 50x100"),
    (-.infinity, "75,-825 50x100"),
  ])
  func scrollingStopsAtTheEnds(delta: CGFloat, expected: String) {
    let stage = column()
    scroll(stage, 0, delta)
    #expect(stage.place(of: "0") == expected)
    #expect(stage.issues.isEmpty)
  }

  @Test func theOffsetIsState() {
    let stage = column()
    let digest = stage.digest
    scroll(stage, 0, -30)
    #expect(stage.snapshot[".offset"] == "CGPoint(x: 0, y: 30)")
    #expect(stage.digest != digest)
    scroll(stage, 0, 30)
    #expect(stage.digest == digest)
  }

  @Test func onlyWhatTheViewportShowsIsDrawnAndHit() {
    let stage = column()
    #expect(stage.displayList.items.count == 2)
    #expect(stage.element(at: CGPoint(x: 75, y: 24)) == nil)
    #expect(stage.element(at: CGPoint(x: 75, y: 25))?.identifier == "0")
    #expect(stage.element(at: CGPoint(x: 75, y: 174))?.identifier == "1")
    #expect(stage.element(at: CGPoint(x: 75, y: 175)) == nil)
    scroll(stage, 0, -120)
    #expect(stage.element(at: CGPoint(x: 75, y: 25))?.identifier == "1")
  }

  @Test func severalViewsStandOneBelowTheOther() {
    let stage = smallStage {
      ScrollView {
        Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
        Color.red.frame(width: 30, height: 20).accessibilityIdentifier("b")
      }
    }
    #expect(stage.place(of: "a") == "75,0 50x20")
    #expect(stage.place(of: "b") == "85,28 30x20")
  }

  @Test func aViewThatScrollsAcrossKeepsItsHeight() {
    let stage = smallStage {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<10) { number in
            Color.red.frame(width: 100, height: 30).accessibilityIdentifier("\(number)")
          }
        }
      }
      .accessibilityIdentifier("scroll")
    }
    #expect(stage.place(of: "scroll") == "0,85 200x30")
    scroll(stage, -150, -40)
    #expect(stage.place(of: "1") == "-50,85 100x30")
  }

  private struct Shrinking: View {
    @ObservedObject var model: Switchboard

    var body: some View {
      ScrollView {
        Color.red.frame(width: 10, height: CGFloat(1000 - model.number))
      }
    }
  }

  @Test func anOffsetBeyondContentThatShrankIsBroughtBack() {
    let model = Switchboard()
    let stage = smallStage { Shrinking(model: model) }
    scroll(stage, 0, -800)
    model.number = 300
    #expect(stage.snapshot["Shrinking.offset"] == "CGPoint(x: 0, y: 500)")
    model.number = 900
    #expect(stage.snapshot["Shrinking.offset"] == "CGPoint(x: 0, y: 0)")
  }

  @Test func theInnermostViewThatCanScrollDoes() {
    let stage = smallStage {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView {
            Color.red.frame(width: 200, height: 150).accessibilityIdentifier("inner")
          }
          .frame(height: 120)
          Color.blue.frame(width: 200, height: 300).accessibilityIdentifier("outer")
        }
      }
    }
    scroll(stage, 0, -20)
    #expect(stage.place(of: "inner") == "0,-20 200x150")
    #expect(stage.place(of: "outer") == "0,120 200x300")
  }
}
