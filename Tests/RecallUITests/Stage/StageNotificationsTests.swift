import RecallUI
import Testing

@Suite struct StageNotificationsTests {
  private static let name = Notification.Name("news of a test")

  private struct Listener: View {
    @State private var heard: [String] = []
    var object: NSObject?

    var body: some View {
      let center = NotificationCenter.default
      VStack {
        Text("heard " + heard.joined(separator: " "))
        Button("post") {
          center.post(name: StageNotificationsTests.name, object: nil, userInfo: ["a": "1"])
        }
        Button("other") { center.post(name: Notification.Name("other"), object: nil) }
        Button("own") { center.post(name: StageNotificationsTests.name, object: object) }
      }
      .onReceive(center.publisher(for: StageNotificationsTests.name)) { news in
        heard.append("a\(news.userInfo?["a"] ?? "")")
      }
      .onReceive(center.publisher(for: StageNotificationsTests.name, object: object)) { _ in
        heard.append("b")
      }
    }
  }

  private func heard(_ stage: Stage) -> String? { stage.texts.first }

  @Test func aViewHearsWhatItsOwnStageTellsInOrder() {
    let (first, second) = (smallStage { Listener() }, smallStage { Listener() })
    first.tap("post")
    first.tap("other")
    first.tap("post")
    #expect(heard(first) == "heard a1 b a1 b")
    #expect(heard(second) == "heard ")
    NotificationCenter.default.post(name: Self.name, object: nil)
    #expect(heard(first) == "heard a1 b a1 b")
  }

  @Test func whoListensToSomeoneHearsOnlyThat() {
    let stage = smallStage { Listener(object: NSObject()) }
    stage.tap("post")
    #expect(heard(stage) == "heard a1")
    stage.tap("own")
    #expect(heard(stage) == "heard a1 a b")
  }

  @Test func aViewThatIsGoneHearsNothing() {
    struct Ending: View {
      @State private var isThere = true
      let log: Log

      var body: some View {
        let center = NotificationCenter.default
        VStack {
          if isThere {
            Text("x")
              .onReceive(center.publisher(for: StageNotificationsTests.name)) { _ in log.count += 1
              }
          }
          Button("post") { center.post(name: StageNotificationsTests.name, object: nil) }
          Button("end") { isThere = false }
        }
      }
    }
    final class Log {
      var count = 0
    }
    let log = Log()
    let stage = smallStage { Ending(log: log) }
    stage.tap("post")
    stage.tap("end")
    stage.tap("post")
    #expect(log.count == 1)
  }

  @Test func aWindowTellsOfItsFocus() {
    struct Watching: View {
      @State private var heard: [String] = []

      var body: some View {
        let center = NotificationCenter.default
        Text(heard.joined(separator: " "))
          .onReceive(center.publisher(for: UIApplication.willResignActiveNotification)) { _ in
            heard.append("resigned")
          }
          .onReceive(center.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in
            heard.append("active")
          }
      }
    }
    let stage = smallStage { Watching() }
    stage.send(.focus(.lost))
    stage.send(.focus(.gained))
    #expect(stage.texts == ["resigned active"])
  }
}
