import CSDL2
import RecallUI
import Synchronization

/// Events that a program hands its window from another thread.
///
/// They wait here in their order; what goes through SDL's queue only says that there is one: nothing that
/// somebody else puts there can be taken for an event.
enum PostedEvents {
  private static let waiting = Mutex<[InputEvent]>([])
  /// SDL's number for what says so.
  private static let type = SDL_RegisterEvents(1)

  /// Puts an event behind those that wait, which any thread may do.
  ///
  /// - Returns: Whether it is there: not before a window is open, and not where SDL's queue is full.
  static func post(_ event: InputEvent) -> Bool {
    waiting.withLock { waiting in
      var sign = SDL_Event()
      sign.type = type
      guard SDL_PushEvent(&sign) == 1 else { return false }
      waiting.append(event)
      return true
    }
  }

  /// Says that something is to be looked at, without an event for the content.
  static func wake() {
    var sign = SDL_Event()
    sign.type = type
    SDL_PushEvent(&sign)
  }

  /// Asks for the window to come to the front.
  static func raise() {
    var sign = signToRaise
    SDL_PushEvent(&sign)
  }

  /// What says so in SDL's queue.
  static var signToRaise: SDL_Event {
    var sign = SDL_Event()
    sign.user.code = raising
    sign.type = type
    return sign
  }

  /// Whether an event of SDL's asks for that.
  static func asksToRaise(_ sign: SDL_Event) -> Bool {
    sign.type == type && sign.user.code == raising
  }

  private static let raising: Int32 = 1

  /// Takes the next one, where an event of SDL's says that there is one.
  static func take(for sign: SDL_Event) -> InputEvent? {
    guard sign.type == type else { return nil }
    return waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
