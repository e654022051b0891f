import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct PreferredColorSchemeTests {
  private struct Host: View {
    @ObservedObject var model: Switchboard

    var body: some View {
      VStack {
        Text("a").preferredColorScheme(model.number == 1 ? .dark : nil)
        if model.number == 2 { Text("b").preferredColorScheme(.dark) }
      }
    }
  }

  @Test func theStageFollowsAPreferenceWhileThereIsOne() {
    let model = Switchboard()
    let stage = smallStage { Host(model: model) }
    for (number, expected) in [(1, "dark"), (0, "light"), (2, "dark"), (3, "light")] {
      model.number = number
      #expect(stage.snapshot["stage.colorScheme"] == expected)
      #expect(stage.displayList.background == Color.windowBackground.resolved(expected))
    }
  }
}

extension Color {
  fileprivate func resolved(_ scheme: String) -> Color.Resolved {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme == "dark" ? .dark : .light
    return resolve(in: environment)
  }
}
