import CSDL2
import Foundation

/// SDL's video, on from the first window until the last one is gone.
final class Video {
  /// Whether the system shows a window's pixels as they stand in memory: a frame then costs what
  /// changed in it, and a start doesn't wait for OpenGL. Elsewhere (Wayland) a texture is the only
  /// way.
  let hasSharedMemory: Bool

  /// - Throws: `WindowError.noVideo`.
  init() throws(WindowError) {
    SDL_SetMainReady()
    Self.unblockEndingSignals()
    for (name, value) in Self.hints {
      SDL_SetHint(name, value)
    }
    let asked = SDL_GetHint("SDL_VIDEODRIVER").map { String(cString: $0) }
    if asked == nil { Self.leaveOutWayland() }
    // Text that is dropped is nobody's, and each event would leave a copy of it behind.
    SDL_EventState(SDL_DROPTEXT.rawValue, SDL_IGNORE)
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
      throw .noVideo(WindowError.lastReason)
    }
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    guard Self.isSeen(driver, asked: asked) else {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw .noVideo("SDL found no display, only its driver '\(driver)', which shows nothing")
    }
    Self.endWithEverySignal()
    SDL_EnableScreenSaver()
    hasSharedMemory = ["x11", "dummy", "offscreen"].contains(driver)
    if driver == "x11" {
      // These tell when the server got what the events after them tell of.
      SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
    }
    if hasSharedMemory {
      // Otherwise SDL makes a texture behind our back.
      SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    }
  }

  /// Wayland needs a folder of the session, and writes an error of its own where there is none.
  private static func leaveOutWayland() {
    #if os(Linux)
      guard getenv("XDG_RUNTIME_DIR") == nil else { return }
      SDL_SetHint("SDL_VIDEODRIVER", "x11,kmsdrm")
    #endif
  }

  /// Whether a driver shows its windows to anybody, or is one that was asked for by its name.
  ///
  /// Where no display is to be had SDL takes one of those that draw into memory: the game would go on
  /// for ever, and nobody could see it or end it.
  static func isSeen(_ driver: String, asked: String?) -> Bool {
    guard ["dummy", "offscreen", "evdev"].contains(driver) else { return true }
    return (asked ?? "").split(separator: ",").contains { $0 == driver }
  }

  deinit {
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// Lets the signals that end a program reach SDL, which makes a request to close out of them.
  ///
  /// Signals stay blocked across the start of a process, and programs that start others from a
  /// thread of a pool leave everything blocked.
  private static func unblockEndingSignals() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    sigaddset(&signals, SIGHUP)
    sigaddset(&signals, SIGQUIT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Lets the signals of a terminal that is closed, of Ctrl-C, and of Ctrl-\, do what SDL does at SIGTERM: ask the
  /// window to close, so that a recording gets its end.
  private static func endWithEverySignal() {
    for signal in [SIGINT, SIGHUP, SIGQUIT] {
      var current = sigaction()
      // Whoever started the game with `nohup` wants it to go on.
      guard sigaction(signal, nil, &current) == 0, !current.isIgnored else { continue }
      Foundation.signal(signal) { number in
        if number == SIGINT { Video.interrupt = 1 }
        kill(getpid(), SIGTERM)
      }
    }
  }

  /// Whether Ctrl-C came. Only a handler writes it.
  private nonisolated(unsafe) static var interrupt: sig_atomic_t = 0

  /// Ends the process as Ctrl-C ends any other, where that had a window close.
  static func finish() {
    guard interrupt != 0 else { return }
    signal(SIGINT, SIG_DFL)
    raise(SIGINT)
  }

  private static let hints = [
    // A finger is a finger, not a mouse as well.
    (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
    (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
    // The click that brings the window to the front also taps what it hits.
    (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
    // A card game is a window among others: the desktop goes on composing.
    (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
    (SDL_HINT_APP_NAME, "Recall"),
  ]
}

extension sigaction {
  fileprivate var isIgnored: Bool {
    #if os(Linux)
      unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    #else
      unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    #endif
  }
}
