import RecallUI
import Testing

@Observable private final class Choice {
  var isOther = false
}

private struct Layered: View {
  let choice: Choice

  var body: some View {
    VStack {
      Group {
        Text("first")
        if choice.isOther { Text("other") } else { Text("one") }
        Text("last")
      }
      .background(Color.red)
    }
  }
}

@Suite struct LayeredNodeTests {
  /// What is read of a stage doesn't depend on what came first.
  @Test func secondLayersStandInTheOrderOfTheFirstOnes() {
    let choice = Choice()
    let stage = stage(choice)
    choice.isOther = true
    let fresh = self.stage(choice)
    #expect(stage.outline.contains("other"))
    #expect(stage.outline == fresh.outline)
  }

  private func stage(_ choice: Choice) -> Stage {
    Stage(size: CGSize(width: 300, height: 200)) { Layered(choice: choice) }
  }
}
