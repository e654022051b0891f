import RecallUI
import SDLWindow

/// Content that notes what is done to it, and draws one square, which every timer moves on.
final class FakeContent: WindowContent {
  struct Sent: Equatable {
    var event: InputEvent
    var instant: Instant
  }

  struct Failure: Error, Equatable {}

  var now = Instant.zero
  var deadlines: [Instant] = []
  var fired: [Instant] = []
  var sent: [Sent] = []
  var size = CGSize(width: 400, height: 300)
  var step = 0
  /// How many frames were asked for.
  var framesDrawn = 0
  /// What the content does when an event comes.
  var onEvent: (InputEvent) throws -> Void = { _ in }

  var nextDeadline: Instant? { deadlines.first }
  /// Until when something moves.
  var motionEnd = Instant.zero
  var isAnimating: Bool { now < motionEnd }
  /// When it looks different although nothing moves.
  var nextChange: Instant?

  var displayList: DisplayList {
    framesDrawn += 1
    let white = Color.Resolved(red: 1, green: 1, blue: 1)
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    let square = CGRect(x: CGFloat(step) * 20, y: 0, width: 20, height: 20)
    return DisplayList(
      size: size, background: white,
      items: [DisplayItem(.fill(Path(square), .color(red), FillStyle()))])
  }

  /// What notices the mouse.
  var hoverArea = CGRect.null
  /// Whether the mouse was last over it.
  private var isOver = false

  func notices(_ event: InputEvent) -> Bool {
    guard case .pointer(let step) = event else { return true }
    let wasOver = isOver
    isOver = step.phase == .move && hoverArea.contains(step.position)
    return isOver || wasOver
  }

  /// Whether it has a use for keys.
  var handlesKeys = true
  private(set) var unhandledKey: KeyEvent?

  /// What it asks of the world.
  var effects: [StageEffect] = []

  /// What it was told that the window couldn't do.
  var failures: [WindowFailure] = []

  func take(_ failure: WindowFailure) { failures.append(failure) }

  func takeEffects() -> [StageEffect.Occurrence] {
    defer { effects = [] }
    return effects.map { StageEffect.Occurrence($0, at: now) }
  }

  func advance(to instant: Instant) throws {
    precondition(instant >= now, "time went back")
    while let deadline = deadlines.first, deadline <= instant {
      deadlines.removeFirst()
      now = deadline
      fired.append(deadline)
      step += 1
    }
    now = instant
  }

  func send(_ event: InputEvent, at instant: Instant) throws {
    try advance(to: instant)
    sent.append(Sent(event: event, instant: instant))
    unhandledKey = nil
    if case .key(let key) = event, !handlesKeys { unhandledKey = key }
    if case .resize(let size) = event { self.size = size }
    try onEvent(event)
  }
}
