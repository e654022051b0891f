import AccessibilityBus
import AccessibilityTree
import DesktopPortal
import Foundation
import RecallUI
import SDLWindow
import Synchronization

/// Shows what is in a window to those who can't see it, and does what they want: on the window's thread, by events
/// that a recording has.
///
/// As long as nobody listens, it looks at a number whenever the window settles.
final class SpokenWindow: WindowCompanion {
  private let bus: AccessibilityBus
  private let requests: RequestQueue
  private let title: String
  private let stage: () -> Stage
  private let numbering = AccessibilityNumbering()
  private let windowNumber: Int
  private var reader: AccessibilityReader?
  /// What is to be said once it shows what it is about: who hears of it looks there.
  private var announcements: [Announcement] = []

  /// What was asked for on the bus's thread.
  private final class RequestQueue: Sendable {
    private let waiting = Mutex<[AccessibleRequest]>([])

    /// More than a person can want before a window gets to it; what comes then is let be.
    private static let most = 1_000

    func add(_ request: AccessibleRequest) {
      waiting.withLock { if $0.count < Self.most { $0.append(request) } }
    }

    func take() -> [AccessibleRequest] {
      waiting.withLock { waiting in
        defer { waiting = [] }
        return waiting
      }
    }
  }

  /// - Parameters:
  ///   - title: What the window is called.
  ///   - environment: The variables of the program's.
  ///   - stage: The stage that is shown just then.
  /// - Returns: nil where there is no bus of a session's.
  init?(
    titled title: String, environment: [String: String] = ProcessInfo.processInfo.environment,
    showing stage: @escaping () -> Stage
  ) {
    guard let address = SettingsPortal.address(in: environment) else { return nil }
    let requests = RequestQueue()
    self.requests = requests
    self.title = title
    self.stage = stage
    windowNumber = numbering.take()
    bus = AccessibilityBus(
      address: address, program: "recall",
      onRequest: { request in
        requests.add(request)
        Window.wake()
      }, onListening: { Window.wake() })
  }

  func windowDidSettle(
    hasChanged: Bool, origin: @autoclosure () -> CGPoint, send: (InputEvent) throws -> Void
  ) throws {
    guard bus.isListening else {
      reader = nil
      announcements = []
      return
    }
    var isStale = hasChanged
    for request in requests.take() {
      // What was shown is what is meant.
      if let reader, reader.shows(stage()) { try reader.perform(request, send: send) }
      isStale = true
    }
    guard isStale || reader == nil else { return }
    let current = reader.flatMap { $0.shows(stage()) ? $0 : nil }
    let reader =
      current ?? AccessibilityReader(stage(), numbering: numbering, window: windowNumber)
    self.reader = reader
    let origin = origin()
    bus.show(reader.window(titled: title), at: (x: Int(origin.x), y: Int(origin.y)))
    sayAll()
  }

  func say(_ announcement: Announcement) {
    if bus.isListening { announcements.append(announcement) }
  }

  private func sayAll() {
    for announcement in announcements {
      bus.say(announcement.text, isUrgent: announcement.priority == .assertive)
    }
    announcements = []
  }
}
