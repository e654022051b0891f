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
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
      throw .noVideo(WindowError.lastReason)
    }
    SDL_EnableScreenSaver()
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
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

  deinit {
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// Lets SIGINT and SIGTERM reach SDL, which makes a request to close out of them.
  ///
  /// Signals stay blocked across the start of a process, and programs that start others from a
  /// thread of a pool leave everything blocked.
  private static func unblockEndingSignals() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
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
