import CSDL2

/// Why there is no window, with what SDL says about it.
public enum WindowError: Error, Equatable, CustomStringConvertible {
  /// There is no display to open a window on.
  case noVideo(String)
  case noWindow(String)
  /// The window's pixels cannot be had.
  case noSurface(String)

  public var description: String {
    switch self {
    case .noVideo(let reason):
      """
      cannot open a window: \(reason). Is there a display? \
      On Linux, DISPLAY or WAYLAND_DISPLAY should name one
      """
    case .noWindow(let reason): "cannot open a window: \(reason)"
    case .noSurface(let reason): "cannot draw in the window: \(reason)"
    }
  }

  /// What SDL said last on this thread.
  static var lastReason: String {
    String(cString: SDL_GetError())
  }
}
