import RecallUI
import Testing

@Suite struct PresentationBackgroundInteractionTests {
  private struct Screen: View {
    let interaction: PresentationBackgroundInteraction
    @State private var count = 0
    @State private var isShown = false
    @State private var detent = PresentationDetent.height(200)

    init(_ interaction: PresentationBackgroundInteraction) {
      self.interaction = interaction
    }

    var body: some View {
      VStack {
        Button("behind \(count)") { count += 1 }
        Button("open") { isShown = true }
        Spacer()
      }
      .sheet(isPresented: $isShown) {
        Button("higher") { detent = .height(300) }
          .presentationDetents([.height(200), .height(300)], selection: $detent)
          .presentationBackgroundInteraction(interaction)
      }
    }
  }

  private func opened(_ interaction: PresentationBackgroundInteraction) -> Stage {
    let stage = Stage(size: CGSize(width: 300, height: 600)) { Screen(interaction) }
    stage.tap("open")
    stage.advance(by: .seconds(2))
    return stage
  }

  /// Whether something dark and half transparent lies over all of the window.
  private func isDimmed(_ stage: Stage) -> Bool {
    stage.displayList.items.contains { item in
      guard case .fill(_, .color(let color), _) = item.content else { return false }
      return item.bounds.height >= 600 && color.opacity > 0 && color.opacity < 1
    }
  }

  @Test(arguments: [
    PresentationBackgroundInteraction.enabled, .enabled(upThrough: .height(200)),
    .enabled(upThrough: .large),
  ])
  func whatIsBehindIsUsedWhereASheetLetsIt(interaction: PresentationBackgroundInteraction) {
    let stage = opened(interaction)
    #expect(!isDimmed(stage))
    stage.tap("behind 0")
    #expect(stage.texts.contains("behind 1"))
    // The sheet is still there, and is used, too.
    stage.tap("higher")
    stage.advance(by: .seconds(2))
    #expect(stage.texts.contains("higher"))
  }

  @Test(arguments: [PresentationBackgroundInteraction.automatic, .disabled])
  func elsewhereATouchBesideTheSheetClosesIt(interaction: PresentationBackgroundInteraction) {
    let stage = opened(interaction)
    #expect(isDimmed(stage))
    stage.tap(at: CGPoint(x: 150, y: 20))
    stage.advance(by: .seconds(2))
    #expect(stage.texts.contains("behind 0"))
    #expect(!stage.texts.contains("higher"))
  }

  @Test func aHigherSheetCoversWhatALowerOneLeaves() {
    let stage = opened(.enabled(upThrough: .height(200)))
    #expect(!isDimmed(stage))
    stage.tap("higher")
    stage.advance(by: .seconds(2))
    #expect(isDimmed(stage))
  }
}
