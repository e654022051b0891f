import RecallUI
import Testing

@Suite struct GeometryEffectTests {
  private struct Slide: GeometryEffect {
    /// In widths of the view.
    var part: CGFloat

    var animatableData: CGFloat {
      get { part }
      set { part = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width * part, y: 0))
    }
  }

  private struct Page: View {
    let isOnlyDrawn: Bool
    @State private var part: CGFloat = 0
    @State private var taps = 0

    init(isOnlyDrawn: Bool) {
      self.isOnlyDrawn = isOnlyDrawn
    }

    var body: some View {
      ZStack {
        Color.clear.contentShape(Rectangle())
          .onTapGesture { withAnimation(.linear(duration: 1)) { part = 2 } }
        Group {
          if isOnlyDrawn {
            view.modifier(Slide(part: part).ignoredByLayout())
          } else {
            view.modifier(Slide(part: part))
          }
        }
        Text("\(taps)").allowsHitTesting(false)
      }
    }

    private var view: some View {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("view")
        .onTapGesture { taps += 1 }
    }
  }

  private func x(_ stage: Stage) -> CGFloat? {
    stage.displayList.items.first { item in
      guard case .fill(_, .color(let color), _) = item.content else { return false }
      return color.opacity > 0
    }?.bounds.midX
  }

  @Test(arguments: [false, true])
  func theViewIsDrawnByTheEffectOfAValueInBetween(_ isOnlyDrawn: Bool) {
    let stage = smallStage { Page(isOnlyDrawn: isOnlyDrawn) }
    #expect(x(stage) == 100)
    stage.tap(at: .zero)
    #expect(x(stage) == 100)
    stage.advance(by: .milliseconds(250))
    #expect(x(stage) == 110)
    stage.advance(by: .milliseconds(750))
    #expect(x(stage) == 140)
    #expect(!stage.isAnimating)
  }

  @Test func touchesHitTheViewWhereTheEffectPutsIt() {
    let stage = smallStage { Page(isOnlyDrawn: false) }
    stage.tap(at: .zero)
    #expect(stage.place(of: "view") == "130,90 20x20")
    stage.tap(at: CGPoint(x: 140, y: 100))
    #expect(stage.texts == ["1"])
  }

  @Test func anEffectThatIsIgnoredByLayoutIsOnlyDrawn() {
    let stage = smallStage { Page(isOnlyDrawn: true) }
    stage.tap(at: .zero)
    #expect(stage.place(of: "view") == "90,90 20x20")
    stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(stage.texts == ["1"])
  }
}
