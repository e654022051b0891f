import Interaction

/// Steps of a recording that belong together, and the ways to say them, the simplest first.
struct StepGroup {
  private let original: [ReplayStep]
  /// The number of the first of them in the script.
  private let first: Int
  private var ways: [[ReplayStep]]
  /// Whether times are being rounded, to multiples of these, the roundest first.
  private var roundings: [Int64] = [1]

  private init(_ original: [ReplayStep], first: Int, ways: [[ReplayStep]]) {
    (self.original, self.first) = (original, first)
    self.ways = ways + [original]
  }

  /// Whether it can be said less simply.
  var hasOtherWay: Bool { ways.count > 1 || roundings.count > 1 }

  mutating func takeOtherWay() {
    if roundings.count > 1 {
      roundings.removeFirst()
    } else if ways.count > 1 {
      ways.removeFirst()
    }
  }

  /// Says it as it was.
  mutating func giveUp() {
    roundings = [1]
    ways = [original]
  }

  /// Tries round times with the way that was found.
  mutating func beginRounding() {
    ways.removeLast(ways.count - 1)
    roundings = original.first?.action == .start ? [1] : [100, 10, 1]
  }

  /// The steps, and for each the number of the last original one that it stands for.
  func steps(notBefore earliest: Int64) -> [(step: ReplayStep, last: Int)] {
    let steps = ways[0]
    let rounding = roundings[0]
    let isOriginal = steps.count == original.count
    return steps.enumerated().map { index, step in
      var step = step
      if rounding > 1 { step.time = (step.time + rounding / 2) / rounding * rounding }
      step.time = max(step.time, earliest)
      return (step, first + (isOriginal ? index : original.count - 1))
    }
  }
}

extension StepGroup {
  /// A script's steps in groups: a pointer's from its down to its up, where nothing else happens in between, a
  /// key's down and up, and all others alone.
  static func groups(of steps: [ReplayStep]) -> [StepGroup] {
    var groups: [StepGroup] = []
    var index = 0
    while index < steps.count {
      let group =
        pointerGroup(of: steps[index...]) ?? keyGroup(of: steps[index...])
        ?? StepGroup([steps[index]], first: index, ways: [])
      groups.append(group)
      index += group.original.count
    }
    return groups
  }

  private static func pointerGroup(of steps: ArraySlice<ReplayStep>) -> StepGroup? {
    guard let down = steps.first, case .pointer(.down, let place, let use) = down.action else {
      return nil
    }
    var moves = 0
    for step in steps.dropFirst() {
      guard case .pointer(let phase, let other, let otherUse) = step.action, otherUse == use else {
        return nil
      }
      switch phase {
      case .move: moves += 1
      case .up:
        let original = Array(steps.prefix(moves + 2))
        let ways = ways(from: down, at: place, to: step, at: other, use, hasMoves: moves > 0)
        return StepGroup(original, first: steps.startIndex, ways: ways)
      case .down, .cancel: return nil
      }
    }
    return nil
  }

  private static func ways(
    from down: ReplayStep, at place: ScriptPlace, to up: ReplayStep, at end: ScriptPlace,
    _ use: PointerUse, hasMoves: Bool
  ) -> [[ReplayStep]] {
    let duration = up.time - down.time
    func way(_ time: Int64, _ action: ReplayAction) -> [ReplayStep] {
      var step = ReplayStep(at: time, action)
      step.comments = down.comments
      return [step]
    }
    let places = place.withoutOffset.map { [$0, place] } ?? [place]
    let taps = places.map { way(up.time, .tap($0, use)) }
    let presses = places.map { way(down.time, .press($0, milliseconds: duration, use)) }
    let drags = [
      way(down.time, .drag(from: place, to: end, milliseconds: duration, use))
    ]
    return hasMoves || place != end ? taps + drags : taps + presses
  }

  private static func keyGroup(of steps: ArraySlice<ReplayStep>) -> StepGroup? {
    guard let down = steps.first, case .key(.down, let key, let modifiers) = down.action,
      let up = steps.dropFirst().first, case .key(.up, key, modifiers) = up.action
    else { return nil }
    var step = ReplayStep(at: down.time, .key(nil, key, modifiers))
    step.comments = down.comments
    return StepGroup([down, up], first: steps.startIndex, ways: [[step]])
  }
}

extension ScriptPlace {
  /// The middle of the element, where it is one.
  fileprivate var withoutOffset: ScriptPlace? {
    guard case .element(let name, .some) = self else { return nil }
    return .element(name)
  }
}
