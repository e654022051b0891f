import Interaction
import Replay

/// Makes a failing script as small and as plain as it fails.
///
/// First it takes away steps. Then it tries plainer ones: no time between them, a tap instead of a
/// press or a drag, the centre of an element instead of a place in it, the mouse instead of a finger;
/// fewer pairs. All of this is asked of `fails`, and nothing is drawn, so the same script shrinks
/// to the same.
public struct ScriptShrinker {
  /// How many scripts may still be tried.
  public private(set) var budget: Int
  private let fails: (ReplayScript) -> Bool

  /// Creates a shrinker.
  ///
  /// - Parameters:
  ///   - budget: How many scripts may be tried.
  ///   - fails: Whether a script fails in the way that matters. It may get scripts that name
  ///     elements which aren't there; those don't.
  public init(budget: Int = 5000, fails: @escaping (ReplayScript) -> Bool) {
    self.budget = budget
    self.fails = fails
  }

  /// The smallest script that was found to fail, starting from `script`, which does.
  public mutating func shrink(_ script: ReplayScript) -> ReplayScript {
    var smallest = script
    smallest.trailingComments = []
    for index in smallest.steps.indices {
      smallest.steps[index].digest = nil
      smallest.steps[index].changes = []
    }
    var hasChanged = true
    while hasChanged, budget > 0 {
      let before = smallest
      removeSteps(&smallest)
      simplifyHeader(&smallest)
      simplifyTimes(&smallest)
      simplifyActions(&smallest)
      hasChanged = smallest != before
    }
    return smallest
  }

  private mutating func removeSteps(_ script: inout ReplayScript) {
    let (header, fails) = (script.header, fails)
    let end = script.steps.last.flatMap { $0.action == .end ? $0 : nil }
    let steps = end == nil ? script.steps : script.steps.dropLast()
    script.steps =
      minimized(steps, budget: &budget) { steps in
        fails(ReplayScript(header: header, steps: steps + (end.map { [$0] } ?? [])))
      } + (end.map { [$0] } ?? [])
  }

  private mutating func accept(_ candidate: ReplayScript, into script: inout ReplayScript) -> Bool {
    guard budget > 0, candidate != script else { return false }
    budget -= 1
    guard fails(candidate) else { return false }
    script = candidate
    return true
  }

  private mutating func simplifyHeader(_ script: inout ReplayScript) {
    for pairs in [1, 2, 3, 4, 6, 8] where pairs < script.header.pairs {
      var candidate = script
      candidate.header.pairs = pairs
      if accept(candidate, into: &script) { break }
    }
    var plain = script
    plain.header.scheme = nil
    _ = accept(plain, into: &script)
    plain = script
    plain.header.seed = 0
    _ = accept(plain, into: &script)
  }

  /// Makes the time before each step as short as it fails: all later steps move with it.
  private mutating func simplifyTimes(_ script: inout ReplayScript) {
    for index in script.steps.indices {
      let earlier = index > 0 ? script.steps[index - 1].time : 0
      let gap = script.steps[index].time - earlier
      for shorter in [0, 1, 10, 100, 1000] as [Int64] where shorter < gap {
        var candidate = script
        for later in index..<candidate.steps.count {
          candidate.steps[later].time -= gap - shorter
        }
        if accept(candidate, into: &script) { break }
      }
    }
  }

  private mutating func simplifyActions(_ script: inout ReplayScript) {
    for index in script.steps.indices {
      for plainer in script.steps[index].action.plainer {
        var candidate = script
        candidate.steps[index].action = plainer
        if accept(candidate, into: &script) { break }
      }
    }
  }
}

extension ReplayAction {
  /// Actions that would be plainer to read, the plainest first.
  fileprivate var plainer: [ReplayAction] {
    switch self {
    case .tap(let place, let use):
      place.plainer.map { .tap($0) } + [.tap(place)] + place.plainer.map { .tap($0, use) }
    case .press(let place, let milliseconds, let use):
      ReplayAction.tap(place, use).plainer + [.tap(place, use)]
        + [500, 1000].filter { $0 < milliseconds }
        .map { .press(place, milliseconds: $0, use) }
        + [.press(place, milliseconds: milliseconds)]
    case .drag(let from, let to, let milliseconds, let use):
      [.tap(from), .tap(to), .drag(from: from, to: to, milliseconds: 0, use)]
        + [.drag(from: from, to: to, milliseconds: milliseconds)]
    case .pointer(let phase, let place, let use):
      place.plainer.map { .pointer(phase, $0) } + [.pointer(phase, place)]
        + place.plainer.map { .pointer(phase, $0, use) }
    case .key(let phase, let key, let modifiers) where phase != nil || !modifiers.isEmpty:
      [.key(nil, key), .key(nil, key, modifiers), .key(phase, key)]
    case .scroll(let place, let delta):
      place.plainer.map { .scroll($0, by: delta) }
    default: []
    }
  }
}

extension ScriptPlace {
  fileprivate var plainer: [ScriptPlace] {
    switch self {
    case .point(let point):
      [.point(point.rounded)].filter { $0 != self }
    case .element(let name, let offset):
      offset == nil ? [] : [.element(name)]
    case .beside: []
    }
  }
}

extension ScriptPoint {
  /// The point with whole coordinates towards the origin.
  fileprivate var rounded: ScriptPoint {
    func whole(_ coordinate: ScriptCoordinate) -> ScriptCoordinate {
      ScriptCoordinate(thousandths: coordinate.thousandths / 1000 * 1000)
    }
    return ScriptPoint(x: whole(x), y: whole(y))
  }
}
