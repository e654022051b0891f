import CSDL2
import RecallUI

// How large the window is, where it stands, and on what screen.
extension Window {
  /// The smallest size that a person can give the window, in points.
  static let minimumSize = CGSize(width: 320, height: 240)

  /// In points. It can be made larger than the screen, but not smaller than a person can make it.
  public var size: CGSize {
    get {
      var (width, height) = (Int32(0), Int32(0))
      SDL_GetWindowSize(window, &width, &height)
      return CGSize(width: Int(width), height: Int(height))
    }
    set {
      let size = Self.size(newValue, fitting: CGSize(width: CGFloat.infinity, height: .infinity))
      SDL_SetWindowSize(window, Int32(size.width), Int32(size.height))
    }
  }

  /// How the window stands, or stood before it filled the screen: what to open another one with.
  public var frame: WindowFrame {
    if let windowed { return windowed }
    var (x, y) = (Int32(0), Int32(0))
    SDL_GetWindowPosition(window, &x, &y)
    // A window is placed with what a window manager puts around it, and told without.
    var (top, left) = (Int32(0), Int32(0))
    if SDL_GetWindowBordersSize(window, &top, &left, nil, nil) != 0 { (top, left) = (0, 0) }
    return WindowFrame(size: size, position: CGPoint(x: Int(x - left), y: Int(y - top)))
  }

  /// Where the content's top left corner stands on the desktop, in points.
  public var origin: CGPoint {
    var (x, y) = (Int32(0), Int32(0))
    SDL_GetWindowPosition(window, &x, &y)
    return CGPoint(x: Int(x), y: Int(y))
  }

  /// Has the window fill the screen, or no longer.
  func toggleFullScreen() {
    noteFullScreen()
    let before = windowed
    var after = before == nil ? frame : nil
    after?.isFullScreen = true
    let flags = after == nil ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
    guard SDL_SetWindowFullscreen(window, flags) == 0 else { return }
    windowed = after ?? before
    noteFullScreen()
    // Where no window manager does it.
    if after == nil, let before, size != before.size { size = before.size }
  }

  /// Notes whether the window fills the screen, which the desktop may have it do, or end, by itself.
  ///
  /// It then gets the size back that it had. A compositor may leave it as large as the screen: sway 1.7 takes
  /// whatever size a floating window's next frame has for what the window wants, also a frame that was drawn for the
  /// full screen and comes when that has ended.
  func noteFullScreen() {
    let flags = SDL_GetWindowFlags(window)
    guard flags & SDL_WINDOW_FULLSCREEN.rawValue == 0 else {
      if windowed == nil { windowed = WindowFrame(size: windowedSize, isFullScreen: true) }
      return
    }
    if let before = windowed {
      windowed = nil
      ownSize = (before.size, SDL_GetTicks64() + Self.patience)
    }
    if let (own, until) = ownSize {
      let isMaximized = flags & SDL_WINDOW_MAXIMIZED.rawValue != 0
      if isMaximized || SDL_GetTicks64() > until {
        ownSize = nil
      } else if Self.isLeft(size, before: own, on: Self.screens()) {
        size = own
      }
    }
    windowedSize = size
  }

  /// For how many milliseconds a window insists on its size: sway may ask for the screen's once more when the next frame
  /// is there, and a debug build on a busy machine takes more than a second to draw one.
  private static var patience: UInt64 { 3_000 }

  /// Whether a window that filled the screen, and does no longer, is still as large as one, and wasn't before.
  static func isLeft(_ size: CGSize, before: CGSize, on screens: [CGRect]) -> Bool {
    size != before && screens.contains { $0.size == size }
  }

  /// Shows the window above all others, also where it was minimized.
  func comeToFront() {
    if SDL_GetWindowFlags(window) & SDL_WINDOW_MINIMIZED.rawValue != 0 { SDL_RestoreWindow(window) }
    SDL_RaiseWindow(window)
  }

  // MARK: Screens

  /// A corner of a window by which it can be got hold of.
  private static var leastShown: CGSize { CGSize(width: 80, height: 40) }

  /// A place for a window, if enough of its corner is on a screen there.
  static func position(_ wanted: CGPoint, on screens: [CGRect]) -> (x: Int32, y: Int32)? {
    guard let x = Int32(exactly: wanted.x.rounded(.down)),
      let y = Int32(exactly: wanted.y.rounded(.down))
    else { return nil }
    let corner = CGRect(origin: wanted, size: leastShown)
    return screens.contains { $0.contains(corner) } ? (x, y) : nil
  }

  /// Where the screens lie on the desktop, in points.
  static func screens() -> [CGRect] {
    (0..<max(SDL_GetNumVideoDisplays(), 0)).compactMap { display in
      var bounds = SDL_Rect()
      guard SDL_GetDisplayBounds(display, &bounds) == 0 else { return nil }
      return CGRect(x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.w), height: Int(bounds.h))
    }
  }

  /// Frames a second, 0 for unknown.
  static func refreshRate(of window: OpaquePointer) -> Int {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(window)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0 else { return 0 }
    return Int(mode.refresh_rate)
  }

  /// What a window can take of the first screen, in points.
  static func usableSize() -> CGSize {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &bounds) == 0, bounds.w > 0, bounds.h > 0 else {
      return CGSize(width: CGFloat.infinity, height: .infinity)
    }
    return CGSize(width: Int(bounds.w), height: Int(bounds.h))
  }

  /// The whole points of `size`, neither below the minimum nor larger than the screen.
  static func size(_ size: CGSize, fitting screen: CGSize) -> CGSize {
    func side(_ wanted: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      guard wanted.isFinite else { return least }
      return max(least, min(wanted, most, largestSide)).rounded(.down)
    }
    return CGSize(
      width: side(size.width, minimumSize.width, screen.width),
      height: side(size.height, minimumSize.height, screen.height))
  }

  /// SDL's own bound.
  private static var largestSide: CGFloat { 16_384 }
}
