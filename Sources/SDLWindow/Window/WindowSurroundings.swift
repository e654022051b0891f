import CSDL2
import RecallUI

/// What lies around a window's content: the pasteboard, whatever opens addresses, what sounds come out
/// of, and the screen.
protocol WindowSurroundings {
  /// Puts text onto the pasteboard.
  func copy(_ text: String)
  /// The text on the pasteboard; nil when there is none.
  var pasteboardText: String? { get }
  /// Opens an address, if it is one that a window opens.
  func open(_ url: URL)
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
}

/// The system that SDL speaks to.
struct SystemSurroundings: WindowSurroundings {
  /// Nil where nothing is to be heard.
  var speaker: Speaker?
  /// Has the window fill the screen, or no longer.
  var toggle: () -> Void = {}
  /// Who says things to who can't see the window; nil for nobody.
  var companion: (any WindowCompanion)?

  func copy(_ text: String) {
    SDL_SetClipboardText(text)
  }

  var pasteboardText: String? {
    guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
    defer { SDL_free(text) }
    return String(cString: text)
  }

  func open(_ url: URL) {
    guard url.isOpenedByWindows else { return }
    SDL_OpenURL(url.absoluteString)
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
}

extension URL {
  /// Whether a window hands this address to the system: pages and letters, but no files and programs.
  var isOpenedByWindows: Bool {
    ["http", "https", "mailto"].contains(scheme?.lowercased() ?? "")
  }
}
