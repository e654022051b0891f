import CSDL2
import Rasterizer
import RecallUI

/// A window that shows content and hands on to it what a person does.
///
/// The driver between the system and a stage: it alone reads a real clock. It draws only when
/// something may have changed and only where the display list did, and sleeps until the next
/// event or timer. Use it on the main thread.
public final class Window {
  /// The smallest size that a person can give the window, in points.
  static let minimumSize = CGSize(width: 320, height: 240)

  /// What sounds come out of; nil for nothing. A run that has begun keeps the one it began with.
  public var speaker: Speaker?

  private let video: Video
  private let window: OpaquePointer
  private let rasterizer: Rasterizer
  /// Nil where the window's pixels are shown as they stand in memory.
  let renderer: OpaquePointer?
  private(set) var pixels: (any WindowPixels)?
  private var shown: DisplayList?

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - title: What its frame says.
  ///   - size: In points; a screen that is smaller makes it smaller.
  ///   - text: Lays text out, for the content and for the screen alike.
  /// - Throws: `WindowError`, for example when there is no display.
  public convenience init(
    title: String, size: CGSize, text: PangoTextMeasurer
  ) throws(WindowError) {
    let video = try Video()
    try self.init(
      title: title, size: size, text: text, video: video, usesTexture: !video.hasSharedMemory)
  }

  init(
    title: String, size: CGSize, text: PangoTextMeasurer, video: Video, usesTexture: Bool
  ) throws(WindowError) {
    self.video = video
    rasterizer = Rasterizer(text: text)
    let size = Self.size(size, fitting: Self.usableSize())
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    let window = SDL_CreateWindow(
      title, Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK),
      Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK), Int32(size.width), Int32(size.height),
      flags)
    guard let window else { throw .noWindow(WindowError.lastReason) }
    SDL_SetWindowMinimumSize(
      window, Int32(Self.minimumSize.width), Int32(Self.minimumSize.height))
    self.window = window
    renderer = usesTexture ? SDL_CreateRenderer(window, -1, 0) : nil
    if usesTexture, renderer == nil {
      SDL_DestroyWindow(window)
      throw .noSurface(WindowError.lastReason)
    }
  }

  deinit {
    speaker = nil
    pixels = nil
    if let renderer { SDL_DestroyRenderer(renderer) }
    SDL_DestroyWindow(window)
  }

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

  /// Shows `content`, from its beginning, until the person closes the window or a signal
  /// (SIGINT, SIGTERM) asks to end.
  ///
  /// Events happen at whole milliseconds, never before the content's `now`: what a recording
  /// says happened is what happened.
  ///
  /// - Parameters:
  ///   - content: What to show and to play.
  ///   - onFirstFrame: Called once, when the system has been given the first frame.
  /// - Returns: When the window was closed, by the content's clock.
  /// - Throws: What the content throws, or `WindowError`.
  public func run(
    _ content: some WindowContent, onFirstFrame: () -> Void = {}
  ) throws -> Instant {
    var loop = EventLoop(
      content: content, start: SDL_GetTicks64(), refreshRate: Self.refreshRate(of: window),
      surroundings: SystemSurroundings(speaker: speaker))
    try loop.resize(to: size, at: SDL_GetTicks64())
    var hasShown = false
    while true {
      // Time goes no further than to where all events are known.
      let ticks = SDL_GetTicks64()
      try Self.handle(Self.poll(), in: &loop)
      if let end = loop.end { return end }
      try loop.advance(to: ticks)
      if loop.isFrameDue {
        try draw(content.displayList, isWhole: loop.isWholeFrame)
        loop.noteFrame()
        if !hasShown { onFirstFrame() }
        hasShown = true
      }
      try Self.handle(Self.wait(loop.timeout), in: &loop)
      if let end = loop.end { return end }
    }
  }

  /// Lets events happen: one, and those that are there already.
  private static func handle(
    _ first: SDL_Event?, in loop: inout EventLoop<some WindowContent>
  ) throws {
    var fetched = FetchedEvents(server: .real)
    var next = first
    while let event = next {
      fetched.append(event, at: SDL_GetTicks())
      next = poll()
    }
    for event in fetched.inOrder where loop.end == nil {
      try loop.handle(event, at: SDL_GetTicks64())
    }
  }

  /// Ends `run` as if the person had closed the window.
  public func close() {
    var event = SDL_Event(type: SDL_QUIT.rawValue)
    SDL_PushEvent(&event)
  }

  // MARK: Drawing

  /// Gives the system a frame of `list`, as `run` does: only what differs from what the window
  /// shows is drawn.
  ///
  /// For drivers with a clock of their own.
  ///
  /// - Throws: `WindowError` when the window's pixels can't be had.
  public func show(_ list: DisplayList) throws {
    try draw(list, isWhole: false)
  }

  private func draw(_ list: DisplayList, isWhole: Bool) throws {
    let pixels = try currentPixels(isWhole: isWhole)
    let scale = CGFloat(pixels.surface.width) / max(size.width, 1)
    let damage = shown.map(list.damage(since:)) ?? [CGRect.infinite]
    let rects = pixels.rects(of: damage, scale: scale)
    shown = list
    guard !rects.isEmpty else { return }
    rasterizer.draw(list, on: pixels.surface, scale: scale, damage: damage)
    try pixels.show(rects)
  }

  private func currentPixels(isWhole: Bool) throws -> any WindowPixels {
    if !isWhole, let pixels, pixels.areCurrent { return pixels }
    shown = nil
    pixels = nil
    let new: any WindowPixels =
      if let renderer { try TexturePixels(renderer) } else { try SurfacePixels(window) }
    pixels = new
    return new
  }

  // MARK: SDL

  /// The next event, waiting `timeout` milliseconds for one; nil waits for ever.
  private static func wait(_ timeout: Int32?) -> SDL_Event? {
    var event = SDL_Event()
    let isThere =
      if let timeout { SDL_WaitEventTimeout(&event, timeout) } else { SDL_WaitEvent(&event) }
    return isThere == 1 ? event : nil
  }

  /// The next event that is there already.
  private static func poll() -> SDL_Event? {
    var event = SDL_Event()
    return SDL_PollEvent(&event) == 1 ? event : nil
  }

  /// Frames a second, 0 for unknown.
  private static func refreshRate(of window: OpaquePointer) -> Int {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(window)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0 else { return 0 }
    return Int(mode.refresh_rate)
  }

  /// What a window can take of the first screen, in points.
  private static func usableSize() -> CGSize {
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
  private static let largestSide: CGFloat = 16_384
}
