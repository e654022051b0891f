import RecallUI
import Testing

/// Tasks that wait for notifications.
@Suite struct StageNotificationTaskTests {
  private static let name = Notification.Name("news for a task")

  private struct Listener: View {
    @State private var heard: [String] = []
    @State private var listens = true
    var object: NSObject?

    var body: some View {
      let center = NotificationCenter.default
      VStack {
        Text("heard " + heard.joined(separator: " "))
        if listens {
          Text("ear").task {
            for await news in center.notifications(
              named: StageNotificationTaskTests.name, object: object)
            {
              heard.append("\(news.userInfo?["a"] ?? "nothing")")
            }
            heard.append("end")
          }
        }
        Button("post") {
          center.post(
            name: StageNotificationTaskTests.name, object: object, userInfo: ["a": heard.count])
        }
        Button("nobody") { center.post(name: StageNotificationTaskTests.name, object: nil) }
        Button("other") { center.post(name: Notification.Name("other"), object: object) }
        Button("stop") { listens = false }
      }
    }
  }

  private func heard(_ stage: Stage) -> String? { stage.texts.first }

  @Test func aTaskHearsWhatItsOwnStageTells() {
    let (first, second) = (smallStage { Listener() }, smallStage { Listener() })
    first.tap("post")
    first.tap("other")
    first.tap("post")
    first.tap("nobody")
    #expect(heard(first) == "heard 0 1 nothing")
    #expect(heard(second) == "heard ")
  }

  @Test func aTaskHearsOfOneObjectAlone() {
    let stage = smallStage { Listener(object: NSObject()) }
    stage.tap("nobody")
    stage.tap("post")
    #expect(heard(stage) == "heard 0")
  }

  @Test func aTaskThatIsCancelledHearsNoMore() {
    let stage = smallStage { Listener() }
    stage.tap("post")
    stage.tap("stop")
    stage.tap("post")
    #expect(heard(stage) == "heard 0 end")
    #expect(stage.pendingTasks.isEmpty)
  }
}
