import Foundation
import Interaction
import Replay

/// Draws the steps of a round, one after the other, with an eye on what is on the stage.
struct StepGenerator {
  private let parameters: FuzzParameters
  private var generator: FuzzGenerator
  private var viewport: ScriptSize
  /// Until when each pointer is held by a press or a drag, in milliseconds.
  private var busyUntil: [Int64]
  /// When the next step happens, in milliseconds.
  private(set) var time: Int64 = 0

  init(_ parameters: FuzzParameters, generator: FuzzGenerator) {
    self.parameters = parameters
    self.generator = generator
    viewport = parameters.viewport
    busyUntil = Array(repeating: 0, count: max(1, parameters.pointers))
  }

  /// Lets time go on to the next step, or not at all.
  ///
  /// Long gaps are longer than any timer of a game; the others lie around the bounds at which
  /// gestures are told apart (300 ms for a double tap, 500 ms for a long press).
  mutating func goOn() {
    let isBurst = generator.happens(parameters.bursts)
    let gap =
      isBurst
      ? generator.choice((0, weight: 2), (1, weight: 1), (generator.number(in: 0...50), weight: 2))
      : generator.choice(
        (generator.number(in: 51...400), weight: 8), (300, weight: 1), (301, weight: 1),
        (500, weight: 1), (generator.number(in: 401...3000), weight: 4),
        (generator.number(in: 3001...60_000), weight: 1))
    time = min(time + Int64(gap), Self.lastTime)
  }

  /// Lets time go on until nothing is held any more and all timers have fired.
  mutating func goOnToEnd() {
    let released = busyUntil.reduce(time) { max($0, $1) }
    time = min(
      released + Int64(generator.number(in: 0...10_000)), ReplayGrammar.milliseconds.upperBound)
  }

  /// An hour before the last time of a script.
  private static let lastTime = ReplayGrammar.milliseconds.upperBound - 3_600_000

  /// Draws what happens at `time`.
  mutating func draw(on target: some ReplayTarget) -> ReplayAction {
    let kinds = Array(zip(FuzzAction.allCases, parameters.weights)).map { ($0, weight: $1) }
    switch generator.choice(of: kinds) ?? .tap {
    case .tap: return pointerAction { .tap($0.place(on: target), $1) }
    case .press: return press(on: target)
    case .drag: return drag(on: target)
    case .raw:
      let phase = generator.element(of: PointerEvent.Phase.allCases) ?? .down
      return pointerAction { .pointer(phase, $0.place(on: target), $1) }
    case .scroll:
      let delta = ScriptPoint(x: length(in: -500_000...500_000), y: length(in: -500_000...500_000))
      return .scroll(place(on: target), by: delta)
    case .key: return key()
    case .text: return .text(generator.element(of: Self.texts) ?? "")
    case .resize:
      viewport = size()
      return .resize(viewport)
    case .focus: return .focus(generator.element(of: FocusChange.allCases) ?? .lost)
    }
  }

  // MARK: Pointers

  /// An action of a pointer that is free; a change of focus when none is.
  private mutating func pointerAction(
    _ make: (inout StepGenerator, PointerUse) -> ReplayAction
  ) -> ReplayAction {
    let free = busyUntil.indices.filter { busyUntil[$0] <= time }
    guard let number = generator.element(of: free) else { return .focus(.gained) }
    let button = generator.choice(
      (PointerEvent.Button.primary, weight: 14), (.secondary, weight: 1), (.middle, weight: 1))
    let isMouse = number == 0
    return make(&self, PointerUse(PointerID(number), button: isMouse ? button : .primary))
  }

  private mutating func press(on target: some ReplayTarget) -> ReplayAction {
    let duration = generator.choice(
      (0, weight: 1), (499, weight: 1), (500, weight: 2), (501, weight: 1),
      (generator.number(in: 1...3000), weight: 3))
    return pointerAction { generator, use in
      generator.hold(use, for: duration)
      return .press(generator.place(on: target), milliseconds: Int64(duration), use)
    }
  }

  private mutating func drag(on target: some ReplayTarget) -> ReplayAction {
    let duration = generator.choice(
      (0, weight: 1), (16, weight: 1), (generator.number(in: 1...1000), weight: 4))
    return pointerAction { generator, use in
      generator.hold(use, for: duration)
      let (from, to) = (generator.place(on: target), generator.place(on: target))
      return .drag(from: from, to: to, milliseconds: Int64(duration), use)
    }
  }

  private mutating func hold(_ use: PointerUse, for duration: Int) {
    busyUntil[use.pointer.number] = time + Int64(duration)
  }

  // MARK: Places

  /// An element or a point: anywhere in the viewport, on its edges, or outside.
  private mutating func place(on target: some ReplayTarget) -> ScriptPlace {
    if generator.happens(parameters.elements),
      let identifier = generator.element(of: target.elementIdentifiers),
      let frame = target.frame(ofElement: identifier)
    {
      return generator.happens(Ratio(3, in: 4))
        ? .element(identifier) : .element(identifier, offset: offset(in: frame))
    }
    return .point(
      ScriptPoint(
        x: coordinate(to: viewport.width), y: coordinate(to: viewport.height)))
  }

  private mutating func offset(in frame: CGRect) -> ScriptPoint {
    ScriptPoint(
      x: coordinate(to: ScriptCoordinate(frame.width)),
      y: coordinate(to: ScriptCoordinate(frame.height)))
  }

  private mutating func coordinate(to end: ScriptCoordinate) -> ScriptCoordinate {
    let last = max(0, end.thousandths)
    let thousandths = generator.choice(
      (generator.number(in: 0...last), weight: 12), (0, weight: 1), (last, weight: 1),
      (last - 1, weight: 1), (-1, weight: 1),
      (generator.number(in: -1_000_000_000...1_000_000_000), weight: 1))
    return ScriptCoordinate(thousandths: thousandths)
  }

  private mutating func length(in range: ClosedRange<Int>) -> ScriptCoordinate {
    ScriptCoordinate(thousandths: generator.number(in: range))
  }

  private mutating func size() -> ScriptSize {
    func side(_ generator: inout FuzzGenerator) -> ScriptCoordinate {
      ScriptCoordinate(
        thousandths: generator.choice(
          (generator.number(in: 200_000...2_000_000), weight: 6), (0, weight: 1),
          (1, weight: 1), (100_000_000, weight: 1)))
    }
    return ScriptSize(width: side(&generator), height: side(&generator))
  }

  // MARK: Keys

  private mutating func key() -> ReplayAction {
    // The way back, which chance alone hardly finds.
    if parameters.setup != nil, generator.happens(Ratio(1, in: 6)) {
      return .key(nil, "z", .control)
    }
    let key = generator.element(of: Self.keys) ?? "space"
    let phase: KeyEvent.Phase? = generator.choice(
      (nil, weight: 6), (.down, weight: 1), (.up, weight: 1), (.repeat, weight: 1))
    let modifiers = generator.choice(
      (0, weight: 6), (generator.number(in: 0...15), weight: 1))
    return .key(phase, key, KeyEvent.Modifiers(rawValue: modifiers))
  }

  private static let keys = [
    "space", "return", "escape", "tab", "left", "right", "up", "down", "home", "end", "n", "h",
    "p", "s", "z", "7", "f1", "with", "ä", "",
  ]

  private static let texts = [
    "", "a", "Hello there", "🚗", "e\u{301}", "\u{0}", "\n", "\u{202E}abc",
  ]
}
