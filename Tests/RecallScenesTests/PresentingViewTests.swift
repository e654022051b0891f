import RecallScenes
import Testing

private struct Program: App {
  var body: some Scene {
    WindowGroup {
      Button("ask") {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        UIApplication.shared.windows.first?.rootViewController?.present(alert, animated: true)
      }
      Button("share") {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        scene?.windows.first?.rootViewController?.present(
          UIActivityViewController(activityItems: ["words"], applicationActivities: nil),
          animated: true)
      }
    }
  }
}

@Suite struct PresentingViewTests {
  private let stage = Stage(size: CGSize(width: 300, height: 400)) { AppView(Program()) }

  private func tap(_ label: String) throws {
    let element = try #require(stage.elements.last { $0.label == label })
    stage.tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
    stage.advance(by: .seconds(1))
  }

  private func shows(_ label: String) -> Bool { stage.elements.contains { $0.label == label } }

  @Test func theControllerOfAProgramsWindowPresentsAnAlert() throws {
    try tap("ask")
    #expect(shows("Sure?"))
    try tap("Yes")
    #expect(!shows("Sure?"))
    try tap("ask")
    #expect(shows("Sure?"))
  }

  @Test func theControllerOfAProgramsWindowPresentsASheet() throws {
    try tap("share")
    try tap("Copy")
    #expect(stage.effects.map(\.effect) == [.copy("words")])
    #expect(!shows("Copy"))
  }

  @Test func stagesHaveControllersOfTheirOwn() throws {
    let other = Stage(size: CGSize(width: 300, height: 400)) { AppView(Program()) }
    try tap("ask")
    other.advance(by: .seconds(1))
    #expect(!other.elements.contains { $0.label == "Sure?" })
  }
}
