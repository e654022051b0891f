import RecallUI
import RecallUserNotifications
import Testing

@Suite struct UNUserNotificationCenterTests {
  private final class Log: @unchecked Sendable {
    var lines: [String] = []
  }

  private static var request: UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Feed the cat"
    content.sound = .default
    return UNNotificationRequest(
      identifier: "cat", content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false))
  }

  @Test func allIsAsWherePeopleSaidNo() {
    let log = Log()
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Color.red.onAppear {
        let center = UNUserNotificationCenter.current()
        center.requestAuthorization(options: [.alert, .badge]) {
          log.lines.append("\($0) \($1 == nil)")
        }
        center.getNotificationSettings { log.lines.append("\($0.authorizationStatus)") }
        center.add(Self.request) {
          log.lines.append("\($0 as? UNError == UNError(.notificationsNotAllowed))")
        }
        center.getPendingNotificationRequests { log.lines.append("\($0.count)") }
        log.lines.append("asked")
      }
    }
    stage.advance(by: .seconds(10))
    #expect(log.lines == ["asked", "false true", "denied", "true", "0"])
    #expect(stage.takeEffects().isEmpty)
  }

  @Test func tasksGetTheSameAnswers() {
    let log = Log()
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Color.red.task {
        let center = UNUserNotificationCenter.current()
        let isAllowed = try? await center.requestAuthorization(options: .sound)
        log.lines.append("\(isAllowed ?? true)")
        log.lines.append("\(await center.notificationSettings().authorizationStatus)")
        do {
          try await center.add(Self.request)
        } catch {
          log.lines.append(error.localizedDescription)
        }
      }
    }
    stage.advance(by: .seconds(1))
    #expect(
      log.lines == [
        "false", "denied",
        "expected to be allowed to notify, found that nobody who plays on a stage allows it",
      ])
  }

  @Test func aRequestKeepsWhatItWasMadeOf() {
    let request = Self.request
    #expect(request.content.title == "Feed the cat" && request.content.body.isEmpty)
    #expect((request.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval == 5)
    var noon = DateComponents()
    noon.hour = 12
    let trigger = UNCalendarNotificationTrigger(dateMatching: noon, repeats: true)
    #expect(trigger.dateComponents.hour == 12 && trigger.repeats)
  }

  private final class Listener: NSObject, UNUserNotificationCenterDelegate {}

  @Test func theDelegateIsNotKeptAlive() {
    let center = UNUserNotificationCenter.current()
    var listener: Listener? = Listener()
    center.delegate = listener
    #expect(center.delegate === listener)
    listener = nil
    #expect(center.delegate == nil)
  }
}
