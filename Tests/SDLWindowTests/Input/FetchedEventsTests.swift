import CSDL2
import Testing

@testable import SDLWindow

@Suite struct FetchedEventsTests {
  private var fetched = FetchedEvents(server: ServerClock { 77_000 })
  private let down = SDL_Event.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 5, 5)
  private let up = SDL_Event.button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, 5, 5)
  private let motion = SDL_Event.motion(0, 5, 5)

  /// What SDL fetched at 1800.
  private mutating func fetch(_ events: SDL_Event...) {
    for event in events {
      fetched.append(event.at(1800), at: 1800)
    }
  }

  /// The window system's own event, which an X server got so many milliseconds ago.
  private mutating func fetch(
    x11 type: Int32, ago: UInt, in subsystem: Int32 = X11_SUBSYSTEM
  ) {
    var message = X11Message()
    message.subsystem = subsystem
    message.event.type = type
    message.event.time = 77_000 - ago
    withUnsafeMutablePointer(to: &message) { message in
      var event = SDL_Event(type: SDL_SYSWMEVENT.rawValue)
      event.syswm.msg = OpaquePointer(message)
      fetch(event)
    }
  }

  private var times: [UInt32] { fetched.inOrder.map(\.common.timestamp) }

  @Test mutating func whatComesWithoutATimeHappenedWhenItWasFetched() {
    fetch(motion, down, up)
    #expect(times == [1800, 1800, 1800])
    #expect(
      fetched.inOrder.map(\.type)
        == [SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP].map(\.rawValue))
  }

  @Test mutating func aHoldIsAsLongAsTheServerSays() {
    fetch(x11: X11_BUTTON_PRESS, ago: 500)
    fetch(down)
    fetch(x11: X11_BUTTON_RELEASE, ago: 100)
    fetch(up)
    #expect(times == [1300, 1700])
  }

  @Test mutating func whatHasNoTimeHappenedNoLaterThanWhatComesAfterIt() {
    fetch(motion)
    fetch(x11: X11_BUTTON_PRESS, ago: 500)
    fetch(down, motion)
    fetch(x11: X11_BUTTON_RELEASE, ago: 100)
    fetch(up, motion)
    #expect(times == [1300, 1300, 1700, 1700, 1800])
  }

  @Test mutating func aKeyAndItsTextHaveTheKeysTime() {
    fetch(x11: X11_KEY_PRESS, ago: 500)
    fetch(.key(SDL_KEYDOWN, SDLK_a), .text("a"))
    fetch(x11: X11_KEY_RELEASE, ago: 400)
    fetch(.key(SDL_KEYUP, SDLK_a))
    #expect(times == [1300, 1300, 1400])
  }

  @Test(
    arguments: [(X11_KEY_PRESS - 1, 1800), (X11_BUTTON_RELEASE + 1, 1800)] as [(Int32, UInt32)])
  mutating func noOtherEventOfTheServersIsRead(type: Int32, time: UInt32) {
    fetch(x11: X11_BUTTON_PRESS, ago: 500)
    fetch(x11: type, ago: 500)
    fetch(down, .key(SDL_KEYDOWN, SDLK_a))
    #expect(times == [time, time])
  }

  @Test mutating func aTimeIsForWhatItIsSaidOf() {
    fetch(x11: X11_KEY_PRESS, ago: 500)
    fetch(down)
    fetch(x11: X11_BUTTON_PRESS, ago: 500)
    fetch(.key(SDL_KEYDOWN, SDLK_a), SDL_Event(type: SDL_QUIT.rawValue))
    #expect(times == [1800, 1800, 1800])
  }

  @Test mutating func aServerOnAnotherMachineIsNotBelieved() {
    fetch(x11: X11_BUTTON_PRESS, ago: 70_000)
    fetch(down)
    #expect(times == [1800])
  }

  @Test mutating func anotherWindowSystemIsNotRead() {
    fetch(x11: X11_BUTTON_PRESS, ago: 500, in: X11_SUBSYSTEM + 1)
    fetch(down)
    #expect(times == [1800])
  }

  @Test mutating func timestampsMayBeginAgainAfter49Days() {
    fetched.append(motion.at(20), at: 20)
    fetch(x11: X11_BUTTON_PRESS, ago: 1830)
    fetch(down)
    #expect(times == [UInt32.max - 29, UInt32.max - 29])
  }
}
