import CSDL2
import RecallUI

// What the desktop shows of the window.
extension Window {
  /// What its frame says.
  public var title: String {
    get { SDL_GetWindowTitle(window).map { String(cString: $0) } ?? "" }
    set { SDL_SetWindowTitle(window, newValue) }
  }

  /// Has a picture stand for the window where the desktop shows one, in a list of windows say.
  ///
  /// Without the memory for it the window keeps the one that it has.
  ///
  /// - Parameter list: What to draw, at best as high as wide. Nothing is seen where it draws nothing.
  /// - Complexity: The drawing of the list, 64 pixels high.
  public func setIcon(_ list: DisplayList) {
    try? WindowIcon(list, text: text).set(on: window)
  }
}
