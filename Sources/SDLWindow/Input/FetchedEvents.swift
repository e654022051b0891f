import CSDL2

/// Events that SDL fetched together, each stamped with when it happened.
///
/// SDL stamps an event when it fetches it, which is after the frame that was being drawn: a hold
/// whose beginning or end falls into a long frame seems shorter or longer than it was. An X server
/// says when it got a key or a button. What has no time of the server's (SDL has the mouse's motion
/// from an extension that doesn't tell) happened no later than what comes after it.
struct FetchedEvents {
  private let server: ServerClock
  private var events: [SDL_Event] = []
  /// What the window system's own event says of those that SDL makes of it.
  private var received: (input: X11Input, ticks: UInt32)?

  private enum X11Input {
    case key
    case button
  }

  init(server: ServerClock) {
    self.server = server
  }

  /// Adds the event that was fetched last.
  ///
  /// - Parameter ticks: SDL's ticks now.
  mutating func append(_ event: SDL_Event, at ticks: UInt32) {
    if event.type == SDL_SYSWMEVENT.rawValue {
      received = message(of: event).flatMap { input, time in
        server.age(of: time).map { (input, ticks &- $0) }
      }
      return
    }
    var event = event
    if let received, received.input == Self.input(SDL_EventType(event.type)) {
      event.common.timestamp = received.ticks
    }
    events.append(event)
  }

  /// The events but for the window system's own, in order.
  var inOrder: [SDL_Event] {
    var events = events
    for index in events.indices.dropLast().reversed() {
      let next = events[index + 1].common.timestamp
      // In 32 bits, which begin again after 49 days.
      if Int32(bitPattern: next &- events[index].common.timestamp) < 0 {
        events[index].common.timestamp = next
      }
    }
    return events
  }

  private static func input(_ type: SDL_EventType) -> X11Input? {
    switch type {
    case SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTINPUT: .key
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL: .button
    default: nil
    }
  }

  /// What an X server says of input, and when it got that, in its milliseconds; nil for anything
  /// else.
  private func message(of event: SDL_Event) -> (input: X11Input, time: UInt32)? {
    guard let message = event.syswm.msg else { return nil }
    let x11 = UnsafeRawPointer(message).assumingMemoryBound(to: X11Message.self).pointee
    guard x11.subsystem == X11_SUBSYSTEM else { return nil }
    let time = UInt32(truncatingIfNeeded: x11.event.time)
    return switch x11.event.type {
    case X11_KEY_PRESS, X11_KEY_RELEASE: (.key, time)
    case X11_BUTTON_PRESS, X11_BUTTON_RELEASE: (.button, time)
    default: nil
    }
  }
}
