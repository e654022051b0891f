import CSDL2
import RecallUI

/// What lies around a window's content: the pasteboard, whatever opens addresses, what sounds come out
/// of, and the screen.
protocol WindowSurroundings {
  /// Puts text onto the pasteboard.
  ///
  /// - Throws: `WindowFailure.copy(reason:)`, with what the system says.
  func copy(_ text: String) throws(WindowFailure)
  /// The text on the pasteboard; nil when there is none.
  var pasteboardText: String? { get }
  /// Opens an address.
  ///
  /// - Throws: `WindowFailure.open(_:reason:)` for one that no window opens, and where the system can't.
  func open(_ url: URL) throws(WindowFailure)
  /// Gets ready for sounds: somebody does something.
  func prepareSounds()
  /// Plays a sound, if there is one of that name and something to hear it with.
  func play(_ sound: String)
  /// Has something be said to who can't see the window.
  func say(_ announcement: Announcement)
  /// Takes notice of what sounds come out of.
  func note(_ change: SoundDeviceChange)
  /// Has the window fill the screen, or no longer.
  func toggleFullScreen()
  /// Has the window come to the front.
  func raise()
}

/// The system that SDL speaks to.
struct SystemSurroundings: WindowSurroundings {
  /// Nil where nothing is to be heard.
  var speaker: Speaker?
  /// Has the window fill the screen, or no longer.
  var toggle: () -> Void = {}
  /// Has the window come to the front.
  var front: () -> Void = {}
  /// Who says things to who can't see the window; nil for nobody.
  var companion: (any WindowCompanion)?

  func copy(_ text: String) throws(WindowFailure) {
    guard SDL_SetClipboardText(text) == 0 else {
      throw .copy(reason: String(cString: SDL_GetError()))
    }
  }

  var pasteboardText: String? {
    guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
    defer { SDL_free(text) }
    return String(cString: text)
  }

  func open(_ url: URL) throws(WindowFailure) {
    guard url.isOpenedByWindows else {
      throw .open(url, reason: "expected a page or a mail address")
    }
    guard SDL_OpenURL(url.absoluteString) == 0 else {
      throw .open(url, reason: String(cString: SDL_GetError()))
    }
  }

  func prepareSounds() {
    speaker?.prepare()
  }

  func play(_ sound: String) {
    speaker?.play(sound)
  }

  func say(_ announcement: Announcement) {
    companion?.say(announcement)
  }

  func note(_ change: SoundDeviceChange) {
    speaker?.note(change)
  }

  func toggleFullScreen() {
    toggle()
  }

  func raise() {
    front()
  }
}

extension URL {
  /// Whether a window hands this address to the system: pages and letters, but no files and programs.
  var isOpenedByWindows: Bool {
    ["http", "https", "mailto"].contains(scheme?.lowercased() ?? "")
  }
}
