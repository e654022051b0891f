import RecallUI
import Testing

@Suite struct StageElementsTests {
  private struct Buttons: View {
    var body: some View {
      VStack(spacing: 0) {
        Button("one") {}.frame(height: 20).accessibilityIdentifier("one")
        Button("two") {}.frame(height: 20).disabled(true).accessibilityIdentifier("two")
        VStack { Button("three") {}.frame(height: 20).accessibilityIdentifier("three") }
          .disabled(true)
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(width: 50, height: 30).accessibilityIdentifier("near")
            Color.blue.frame(width: 50, height: 30).accessibilityIdentifier("half")
            Color.green.frame(width: 50, height: 30).accessibilityIdentifier("far")
          }
        }
        .frame(height: 40)
      }
      .frame(width: 100, height: 100, alignment: .top)
    }
  }

  private let stage = Stage(size: CGSize(width: 100, height: 100)) { Buttons() }

  @Test(arguments: [("one", true), ("two", false), ("three", false)])
  func anElementIsEnabledUnlessItOrWhatIsAroundItIsDisabled(name: String, isEnabled: Bool) {
    #expect(stage.element(name)?.isEnabled == isEnabled)
  }

  @Test(arguments: [("near", true), ("half", true), ("far", false), ("none", false)])
  func anElementCanBeHitWhereNotAllOfItIsClipped(name: String, isHittable: Bool) {
    #expect(stage.isHittable(name) == isHittable)
  }

  @Test func whatIsCoveredCannotBeHit() {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 50, height: 30).accessibilityIdentifier("below")
        .overlay { Color.blue.frame(width: 60, height: 60).accessibilityIdentifier("above") }
    }
    #expect(stage.isHittable("above"))
    #expect(!stage.isHittable("below"))
  }
}
