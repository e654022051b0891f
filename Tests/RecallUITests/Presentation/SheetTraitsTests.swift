import RecallUI
import Testing

@Suite struct SheetTraitsTests {
  private struct Presenting: View {
    @State var detent = PresentationDetent.height(200)
    var radius: CGFloat?

    var body: some View {
      VStack {
        Button("taller") { detent = .height(300) }
        Button("none of its") { detent = .large }
      }
      .sheet(isPresented: .constant(true)) {
        Color.clear.accessibilityIdentifier("sheet")
          .overlay { Button("up") { detent = .height(300) } }
          .presentationDetents([.height(200), .height(300)], selection: $detent)
          .presentationCornerRadius(radius)
          .presentationBackground(.red)
      }
    }
  }

  private func stage(radius: CGFloat? = nil) -> Stage {
    let stage = Stage(size: CGSize(width: 300, height: 600)) { Presenting(radius: radius) }
    stage.advance(by: .seconds(2))
    return stage
  }

  @Test func aSheetRestsWhereTheProgramSays() {
    let stage = stage()
    #expect(stage.element("sheet")?.frame.height == 200)
    stage.tap("up")
    stage.advance(by: .seconds(2))
    #expect(stage.element("sheet")?.frame.height == 300)
  }

  @Test func itsCornersAndItsGroundAreWhatTheContentSays() {
    #expect(stage(radius: 40).displayList != stage().displayList)
    #expect(stage(radius: .nan).displayList == stage(radius: 0).displayList)
    #expect("\(stage().displayList)".contains("#FF3B30"))
  }
}
