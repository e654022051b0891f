import Foundation
import Interaction
import Replay

/// Draws the steps of a round, one after the other, with an eye on what is on the stage.
struct StepGenerator {
  private let parameters: FuzzParameters
  /// The kinds of steps, by how likely they are.
  private let kinds: [(FuzzAction, weight: Int)]
  private var generator: FuzzGenerator
  private var viewport: ScriptSize
  /// Until when each pointer is held by a press or a drag, in milliseconds.
  private var busyUntil: [Int64]
  /// When the next step happens, in milliseconds.
  private(set) var time: Int64 = 0
  private let learnt: LearntSteps
  /// What of a recording comes next.
  private var planned: ArraySlice<LearntSteps.Step> = []
  /// The elements that were there when somebody last looked, and for how many places they still do.
  private var names: (all: [String], uses: Int) = ([], 0)
  /// The card that was tapped last.
  private var lastCard: Int?

  init(_ parameters: FuzzParameters, generator: FuzzGenerator, learnt: LearntSteps) {
    self.parameters = parameters
    kinds = zip(FuzzAction.allCases, parameters.weights).map { ($0, weight: $1) }
    self.learnt = learnt
    self.generator = generator
    viewport = parameters.viewport
    busyUntil = Array(repeating: 0, count: max(1, parameters.pointers))
  }

  /// Lets time go on to the next step, or not at all.
  ///
  /// Long gaps are longer than any timer of a game; the others lie around the bounds at which
  /// gestures are told apart (300 ms for a double tap, 500 ms for a long press).
  mutating func goOn(on target: some ReplayTarget) {
    if planned.isEmpty, generator.happens(parameters.learnt) {
      planned = learnt.stretch(using: &generator)[...]
    }
    if let next = planned.first {
      time = min(time + next.gap, Self.lastTime)
      return
    }
    if generator.happens(parameters.deadlines), let deadline = target.nextDeadline {
      let bound = deadline.nanoseconds / 1_000_000 + Int64(generator.number(in: -1...1))
      if (time...time + Self.longestWait).contains(bound) {
        time = min(bound, Self.lastTime)
        return
      }
    }
    if let end = busyUntil.max(), end > time, generator.happens(Ratio(1, in: 2)) {
      time += Int64(generator.number(in: 0...Int(min(end - time, Self.longestWait))))
      return
    }
    let isBurst = generator.happens(parameters.bursts)
    let gap =
      isBurst
      ? generator.choice((0, weight: 2), (1, weight: 1), (generator.number(in: 0...50), weight: 2))
      : generator.choice(
        (generator.number(in: 51...400), weight: 8),
        (300 + generator.number(in: -1...1), weight: 1),
        (500 + generator.number(in: -1...1), weight: 1),
        (generator.number(in: 401...3000), weight: 4),
        (generator.number(in: 3001...60_000), weight: 1))
    time = min(time + Int64(gap), Self.lastTime)
  }

  /// Lets time go on until nothing is held any more and all timers have fired.
  mutating func goOnToEnd() {
    let released = busyUntil.reduce(time) { max($0, $1) }
    time = min(
      released + Int64(generator.number(in: 0...10_000)), ReplayGrammar.milliseconds.upperBound)
  }

  /// How long a step waits for a timer, in milliseconds.
  private static let longestWait: Int64 = 60_000

  /// An hour before the last time of a script.
  private static let lastTime = ReplayGrammar.milliseconds.upperBound - 3_600_000

  /// Draws what happens at `time`.
  mutating func draw(on target: some ReplayTarget) -> ReplayAction {
    if busyUntil.contains(where: { $0 > time }), generator.happens(Ratio(1, in: 4)) {
      return interruption()
    }
    if let next = planned.popFirst(), let action = taken(next.action, on: target) { return action }
    switch generator.choice(of: kinds) ?? .tap {
    case .tap: return pointerAction(on: target) { .tap($0.placeOfTap(on: target), $1) }
    case .press: return press(on: target)
    case .drag: return drag(on: target)
    case .raw:
      let phase = generator.element(of: PointerEvent.Phase.allCases) ?? .down
      return pointerAction(on: target) { .pointer(phase, $0.place(on: target), $1) }
    case .scroll: return scroll(on: target)
    case .key: return key()
    case .text: return .text(generator.element(of: Self.texts) ?? "")
    case .resize:
      viewport = size()
      return .resize(viewport)
    case .focus: return .focus(generator.element(of: FocusChange.allCases) ?? .lost)
    }
  }

  /// A step of a recording, where it can be done: its elements are there, and its pointer is free.
  private mutating func taken(
    _ action: ReplayAction, on target: some ReplayTarget
  ) -> ReplayAction? {
    guard action.names.allSatisfy({ target.frame(ofElement: $0) != nil }) else { return nil }
    guard let use = action.use else { return action }
    guard busyUntil.indices.contains(use.pointer.number), busyUntil[use.pointer.number] <= time
    else { return nil }
    hold(use, for: Int(ReplayStep(at: 0, action).endTime))
    return action
  }

  /// What happens in the middle of a press or a drag.
  private mutating func interruption() -> ReplayAction {
    switch generator.number(in: 0...31) {
    case 0...3: return .focus(.lost)
    case 4:
      viewport = size()
      return .resize(viewport)
    case 5...8: return .key(nil, "escape")
    default: return .key(nil, name())
    }
  }

  // MARK: Pointers

  /// An action of a pointer that is free; when none is, the wheel turns.
  private mutating func pointerAction(
    on target: some ReplayTarget, _ make: (inout StepGenerator, PointerUse) -> ReplayAction
  ) -> ReplayAction {
    let free = busyUntil.indices.filter { busyUntil[$0] <= time }
    guard let number = generator.element(of: free) else { return scroll(on: target) }
    let button = generator.choice(
      (PointerEvent.Button.primary, weight: 14), (.secondary, weight: 1), (.middle, weight: 1))
    let isMouse = number == 0
    return make(&self, PointerUse(PointerID(number), button: isMouse ? button : .primary))
  }

  private mutating func scroll(on target: some ReplayTarget) -> ReplayAction {
    let delta = ScriptPoint(x: length(in: -500_000...500_000), y: length(in: -500_000...500_000))
    return .scroll(place(on: target), by: delta)
  }

  private mutating func press(on target: some ReplayTarget) -> ReplayAction {
    let duration = generator.choice(
      (0, weight: 1), (499, weight: 1), (500, weight: 2), (501, weight: 1),
      (generator.number(in: 1...3000), weight: 3))
    return pointerAction(on: target) { generator, use in
      generator.hold(use, for: duration)
      return .press(generator.place(on: target), milliseconds: Int64(duration), use)
    }
  }

  private mutating func drag(on target: some ReplayTarget) -> ReplayAction {
    let duration = generator.choice(
      (0, weight: 1), (16, weight: 1), (generator.number(in: 1...1000), weight: 4))
    return pointerAction(on: target) { generator, use in
      generator.hold(use, for: duration)
      let from = generator.place(on: target)
      let to = generator.end(ofDragFrom: from) ?? generator.place(on: target)
      return .drag(from: from, to: to, milliseconds: Int64(duration), use)
    }
  }

  private mutating func hold(_ use: PointerUse, for duration: Int) {
    busyUntil[use.pointer.number] = time + Int64(duration)
  }

  /// The end of a drag as long as a gesture's bound, or a thousandth of a point off; mostly nil.
  private mutating func end(ofDragFrom start: ScriptPlace) -> ScriptPlace? {
    guard generator.happens(Ratio(1, in: 6)), case .point(let point) = start else { return nil }
    let length = generator.choice((10_000, weight: 2), (16_000, weight: 1))
    let far = (generator.happens(Ratio(1, in: 2)) ? length : -length) + generator.number(in: -1...1)
    var end = point
    if generator.happens(Ratio(1, in: 2)) {
      end.x = ScriptCoordinate(thousandths: end.x.thousandths + far)
    } else {
      end.y = ScriptCoordinate(thousandths: end.y.thousandths + far)
    }
    return .point(end)
  }

  // MARK: Places

  /// The card that makes a pair with the last one, or any place.
  private mutating func placeOfTap(on target: some ReplayTarget) -> ScriptPlace {
    if let card = lastCard, generator.happens(parameters.finds) {
      lastCard = nil
      let partner = "card:\(card ^ 1)"
      if target.frame(ofElement: partner) != nil { return .element(partner) }
    }
    let place = place(on: target)
    if case .element(let name, _) = place, name.hasPrefix("card:") {
      lastCard = Int(name.dropFirst("card:".count))
    }
    return place
  }

  /// The elements that are there, looked for now and then: looking walks all that is on the stage.
  private mutating func element(on target: some ReplayTarget) -> (name: String, frame: CGRect)? {
    if names.uses <= 0 { names = (target.elementIdentifiers, Self.usesOfNames) }
    names.uses -= 1
    guard let name = generator.element(of: names.all) else {
      names.uses = 0
      return nil
    }
    guard let frame = target.frame(ofElement: name) else {
      names.uses = 0
      return nil
    }
    return (name, frame)
  }

  private static let usesOfNames = 12

  /// An element or a point: anywhere in the viewport, on its edges, or outside.
  private mutating func place(on target: some ReplayTarget) -> ScriptPlace {
    if generator.happens(parameters.elements),
      let (identifier, frame) = element(on: target)
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
    let phase: KeyEvent.Phase? = generator.choice(
      (nil, weight: 6), (.down, weight: 1), (.up, weight: 1), (.repeat, weight: 1))
    let modifiers = generator.choice(
      (0, weight: 6), (generator.number(in: 0...15), weight: 1))
    return .key(phase, name(), KeyEvent.Modifiers(rawValue: modifiers))
  }

  /// The name of a key: mostly one that goes about the screen, now and then one that does something to all of it.
  private mutating func name() -> String {
    let keys = generator.happens(Ratio(1, in: 6)) ? Self.otherKeys : Self.movingKeys
    return generator.element(of: keys) ?? "space"
  }

  /// What chooses among things, and does something to the chosen one.
  private static let movingKeys = [
    "space", "space", "return", "tab", "left", "right", "up", "down", "home", "end", "l",
  ]

  /// A new game, help, a pause, another order: each takes a hundred times as long as a tap, and the first ends what
  /// was played, so with more of them no game of many cards was ever won. And keys that nobody asks for.
  private static let otherKeys = [
    "escape", "n", "h", "p", "s", "z", "7", "f1", "with", "ä", "",
  ]

  private static let texts = [
    "", "a", "Hello there", "🚗", "e\u{301}", "\u{0}", "\n", "\u{202E}abc",
  ]
}
