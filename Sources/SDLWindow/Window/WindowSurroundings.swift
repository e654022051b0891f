import CSDL2
import RecallUI

/// What lies around a window: the pasteboard, and whatever opens addresses.
protocol WindowSurroundings {
  /// Puts text onto the pasteboard.
  func copy(_ text: String)
  /// The text on the pasteboard; nil when there is none.
  var pasteboardText: String? { get }
  /// Opens an address, if it is one that a window opens.
  func open(_ url: URL)
}

/// The system that SDL speaks to.
struct SystemSurroundings: WindowSurroundings {
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
}

extension URL {
  /// Whether a window hands this address to the system: pages and letters, but no files and programs.
  var isOpenedByWindows: Bool {
    ["http", "https", "mailto"].contains(scheme?.lowercased() ?? "")
  }
}
