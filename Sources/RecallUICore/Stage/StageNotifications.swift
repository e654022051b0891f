/// Who listens to notifications on one stage.
///
/// Foundation's centers are the whole program's, and tell in no order. So a stage listens to each once, to what its own
/// code posts, and tells those who listen on it.
final class StageNotifications {
  private struct Listener {
    let number: Int
    let publisher: NotificationCenter.Publisher
    let receive: (Notification) -> Void

    func hears(_ notification: Notification) -> Bool {
      publisher.name == notification.name
        && (publisher.object == nil
          || notification.object.map { publisher.object === $0 as AnyObject } == true)
    }
  }

  private var listeners: [Listener] = []
  private var lastNumber = 0
  /// What ends the stage's own listening, to each center.
  private var ends: [ObjectIdentifier: () -> Void] = [:]

  /// Whether somebody listens.
  var isHeard: Bool { !listeners.isEmpty }

  deinit {
    for end in ends.values { end() }
  }

  /// Begins to listen.
  ///
  /// - Returns: Ends it.
  func listen(
    to publisher: NotificationCenter.Publisher, on services: StageServices,
    _ receive: @escaping (Notification) -> Void
  ) -> () -> Void {
    if ends[ObjectIdentifier(publisher.center)] == nil { hear(publisher.center, services) }
    lastNumber += 1
    let number = lastNumber
    listeners.append(Listener(number: number, publisher: publisher, receive: receive))
    return { [weak self] in self?.end(number, publisher.center) }
  }

  private func end(_ number: Int, _ center: NotificationCenter) {
    listeners.removeAll { $0.number == number }
    guard !listeners.contains(where: { $0.publisher.center === center }) else { return }
    ends.removeValue(forKey: ObjectIdentifier(center))?()
  }

  private func hear(_ center: NotificationCenter, _ services: StageServices) {
    // What other threads post finds another stage, or none.
    nonisolated(unsafe) let me = Weak(notifications: self, services: services)
    let token = center.addObserver(forName: nil, object: nil, queue: nil) { notification in
      guard let services = StageContext.services, services === me.services else { return }
      me.notifications?.tell(notification, of: center)
    }
    ends[ObjectIdentifier(center)] = { center.removeObserver(token) }
  }

  private struct Weak {
    weak var notifications: StageNotifications?
    weak var services: StageServices?
  }

  private func tell(_ notification: Notification, of center: NotificationCenter) {
    for listener in listeners
    where listener.publisher.center === center && listener.hears(notification) {
      // One that was told before may have ended it.
      guard listeners.contains(where: { $0.number == listener.number }) else { continue }
      listener.receive(notification)
    }
  }
}
