import CSDL2
import Rasterizer
import RecallUI

/// A window that shows content and hands on to it what a person does.
///
/// The driver between the system and a stage: it alone stamps events by a real clock. It draws only
/// when something may have changed and only where the display list did, and sleeps until the next
/// event or timer. Use it on the main thread.
public final class Window {
  /// What sounds come out of; nil for nothing. A run that has begun keeps the one it began with.
  public var speaker: Speaker?

  /// Who looks at what the window shows, beside the person; nil for nobody. A run that has begun keeps the one
  /// it began with.
  public var companion: (any WindowCompanion)?

  private let video: Video
  let window: OpaquePointer
  let text: PangoTextMeasurer
  private let rasterizer: Rasterizer
  /// How it stood before it filled the screen; nil while it doesn't.
  var windowed: WindowFrame?
  /// Its size when it last didn't fill the screen.
  var windowedSize: CGSize
  /// The size that it goes back to from the full screen, and until which tick it insists on that; nil for as it comes.
  var ownSize: (size: CGSize, until: UInt64)?
  /// Nil where the window's pixels are shown as they stand in memory.
  let renderer: OpaquePointer?
  private(set) var pixels: (any WindowPixels)?
  private var shown: DisplayList?

  /// Opens a window in the middle of the screen.
  ///
  /// - Parameters:
  ///   - title: What its frame says.
  ///   - size: In points; a screen that is smaller makes it smaller.
  ///   - text: Lays text out, for the content and for the screen alike.
  /// - Throws: `WindowError`, for example when there is no display.
  public convenience init(
    title: String, size: CGSize, text: PangoTextMeasurer
  ) throws(WindowError) {
    try self.init(title: title, frame: WindowFrame(size: size), text: text)
  }

  /// Opens a window where it once stood, or in the middle of the screen where nobody would see it there:
  /// the screens may be others now.
  ///
  /// - Parameters:
  ///   - title: What its frame says.
  ///   - frame: Its size and its place; a screen that is smaller makes it smaller.
  ///   - text: Lays text out, for the content and for the screen alike.
  /// - Throws: `WindowError`, for example when there is no display.
  public convenience init(
    title: String, frame: WindowFrame, text: PangoTextMeasurer
  ) throws(WindowError) {
    let video = try Video()
    try self.init(
      title: title, frame: frame, text: text, video: video, usesTexture: !video.hasSharedMemory)
  }

  init(
    title: String, frame: WindowFrame, text: PangoTextMeasurer, video: Video, usesTexture: Bool
  ) throws(WindowError) {
    self.video = video
    self.text = text
    rasterizer = Rasterizer(text: text)
    let size = Self.size(frame.size, fitting: Self.usableSize())
    windowedSize = size
    let position = frame.position.flatMap { Self.position($0, on: Self.screens()) }
    let centered = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    let window = SDL_CreateWindow(
      title, position?.x ?? centered, position?.y ?? centered, Int32(size.width),
      Int32(size.height), flags)
    guard let window else { throw .noWindow(WindowError.lastReason) }
    SDL_SetWindowMinimumSize(
      window, Int32(Self.minimumSize.width), Int32(Self.minimumSize.height))
    self.window = window
    renderer = usesTexture ? SDL_CreateRenderer(window, -1, 0) : nil
    if usesTexture, renderer == nil {
      SDL_DestroyWindow(window)
      throw .noSurface(WindowError.lastReason)
    }
    if frame.isFullScreen { toggleFullScreen() }
  }

  deinit {
    speaker = nil
    pixels = nil
    if let renderer { SDL_DestroyRenderer(renderer) }
    SDL_DestroyWindow(window)
  }

  /// Ends the process as Ctrl-C ends any other, where that had a window close: when all is written down.
  public static func finish() {
    Video.finish()
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
      surroundings: SystemSurroundings(
        speaker: speaker, toggle: { [unowned self] in toggleFullScreen() },
        front: { [unowned self] in comeToFront() }, companion: companion))
    try loop.resize(to: size, at: SDL_GetTicks64())
    var hasShown = false
    while true {
      // Time goes no further than to where all events are known.
      let ticks = SDL_GetTicks64()
      try handle(Self.poll(), in: &loop)
      if let end = loop.end { return end }
      try loop.advance(to: ticks)
      try companion?.windowDidSettle(
        hasChanged: loop.takeHasHappened(), origin: origin
      ) { event in
        try loop.take(event, at: SDL_GetTicks64())
      }
      if let end = loop.end { return end }
      if loop.isFrameDue {
        try draw(content.displayList, isWhole: loop.isWholeFrame)
        loop.noteFrame()
        if !hasShown { onFirstFrame() }
        hasShown = true
      }
      try handle(Self.wait(loop.timeout), in: &loop)
      if let end = loop.end { return end }
    }
  }

  /// Lets events happen: one, and those that are there already.
  private func handle(
    _ first: SDL_Event?, in loop: inout EventLoop<some WindowContent>
  ) throws {
    var fetched = FetchedEvents(server: .real)
    var next = first
    while let event = next {
      fetched.append(event, at: SDL_GetTicks())
      next = Self.poll()
    }
    for event in fetched.inOrder where loop.end == nil {
      try loop.handle(event, at: SDL_GetTicks64())
    }
    let found = size
    noteFullScreen()
    guard size != found, loop.end == nil else { return }
    try loop.resize(to: size, at: SDL_GetTicks64())
  }

  /// Ends `run` as if the person had closed the window.
  public func close() {
    var event = SDL_Event(type: SDL_QUIT.rawValue)
    SDL_PushEvent(&event)
  }

  /// Has an event happen to the content of the window that runs, as soon as it can: for programs that hear
  /// of something on another thread.
  ///
  /// - Returns: Whether it will: not before a window is open, and not where thousands wait already.
  @discardableResult
  public nonisolated static func post(_ event: InputEvent) -> Bool {
    PostedEvents.post(event)
  }

  /// Has a window that waits look for its companion, from any thread.
  public nonisolated static func wake() {
    PostedEvents.wake()
  }

  /// Has the window that runs come to the front, from any thread: also one that is minimized.
  ///
  /// The desktop may show that it wants to, instead, such as by a light in its bar.
  public nonisolated static func raise() {
    PostedEvents.raise()
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
}
