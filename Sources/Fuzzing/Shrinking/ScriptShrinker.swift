import Interaction
import Replay

/// Makes a failing script as small and as plain as it fails.
///
/// First it takes away steps, at last two at a time. Then it tries plainer ones: no time between them, round
/// times, a tap instead of a down and an up, of a press or a drag, the centre of an element instead of a point,
/// the mouse instead of a finger, something that is there from the beginning instead of what had to be brought about; fewer
/// pairs and rules, shorter texts. All of this is asked of `fails`, and
/// nothing is drawn, so the same script shrinks to the same. It ends: each step makes the script
/// smaller or plainer, and there are `budget` tries.
public struct ScriptShrinker {
  /// How many scripts may still be tried.
  public private(set) var budget: Int
  private let elements: (ReplayScript) -> [Int: String]
  private let firstElements: (ReplayHeader) -> [String]
  private let fails: (ReplayScript) -> Bool

  /// Creates a shrinker.
  ///
  /// - Parameters:
  ///   - budget: How many scripts may be tried.
  ///   - elements: The elements that stand where the steps of a script point to, by their numbers;
  ///     none where nobody knows.
  ///   - firstElements: The elements that are there when a script with a header begins; none where nobody knows.
  ///   - fails: Whether a script fails in the way that matters. It may get scripts that name
  ///     elements which aren't there; those don't.
  public init(
    budget: Int = 5000, elements: @escaping (ReplayScript) -> [Int: String] = { _ in [:] },
    firstElements: @escaping (ReplayHeader) -> [String] = { _ in [] },
    fails: @escaping (ReplayScript) -> Bool
  ) {
    self.budget = budget
    self.elements = elements
    self.firstElements = firstElements
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
      removePointers(&smallest)
      nameElements(&smallest)
      joinTaps(&smallest)
      joinDrags(&smallest)
      simplifyHeader(&smallest)
      removeRulesWithSteps(&smallest)
      simplifyTimes(&smallest)
      simplifyActions(&smallest)
      if smallest == before { removePairsOfSteps(&smallest) }
      if smallest == before { beginElsewhere(&smallest) }
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

  /// Takes away two steps at once of which neither can go alone, such as the one that opens something and the
  /// one that closes it: each names, or covers, what the other needs.
  private mutating func removePairsOfSteps(_ script: inout ReplayScript) {
    guard script.steps.count <= Self.mostStepsInPairs else { return }
    for first in script.steps.indices.reversed() {
      for second in script.steps.indices.dropFirst(first + 1).reversed()
      where script.steps[second].action != .end {
        var candidate = script
        candidate.steps.remove(at: second)
        candidate.steps.remove(at: first)
        if accept(candidate, into: &script) { return }
      }
    }
  }

  /// Does what is done to an element, or by a key, to one that is there from the beginning, and leaves out all that
  /// came before: what was needed for the element alone.
  private mutating func beginElsewhere(_ script: inout ReplayScript) {
    guard script.steps.count <= Self.mostStepsInPairs else { return }
    let names = spread(firstElements(script.header))
    for index in script.steps.indices.dropFirst().reversed() {
      for name in names {
        guard let action = script.steps[index].action.done(to: name) else { break }
        var candidate = script
        candidate.steps[index].action = action
        candidate.steps.removeFirst(index)
        if accept(candidate, into: &script) { return }
      }
    }
  }

  /// A few names of many, from the first to the last.
  private func spread(_ names: [String]) -> [String] {
    let few = 8
    guard names.count > few else { return names }
    return (0..<few).map { names[$0 * (names.count - 1) / (few - 1)] }
  }

  /// With more, there are more pairs than are worth a try.
  private static let mostStepsInPairs = 24

  private mutating func accept(_ candidate: ReplayScript, into script: inout ReplayScript) -> Bool {
    guard budget > 0, candidate != script else { return false }
    budget -= 1
    guard fails(candidate) else { return false }
    script = candidate
    return true
  }

  // MARK: Pointers and places

  /// Has the mouse do what another pointer does.
  private mutating func removePointers(_ script: inout ReplayScript) {
    let numbers = Set(script.steps.compactMap { $0.action.use?.pointer.number })
    for number in numbers.sorted() where number != 0 {
      var candidate = script
      for index in candidate.steps.indices
      where candidate.steps[index].action.use?.pointer.number == number {
        candidate.steps[index].action = candidate.steps[index].action.byMouse
      }
      _ = accept(candidate, into: &script)
    }
  }

  /// Names the elements that points hit: all at once, or one by one.
  private mutating func nameElements(_ script: inout ReplayScript) {
    let names = elements(script)
    guard !names.isEmpty else { return }
    var all = script
    for (index, name) in names { all.steps[index].action.name(name) }
    guard !accept(all, into: &script) else { return }
    for (index, name) in names.sorted(by: { $0.key < $1.key }) {
      var candidate = script
      candidate.steps[index].action.name(name)
      _ = accept(candidate, into: &script)
    }
  }

  /// Makes a tap of a pointer that goes down and up in the same place.
  private mutating func joinTaps(_ script: inout ReplayScript) {
    var index = 0
    while index + 1 < script.steps.count {
      if case .pointer(.down, let place, let use) = script.steps[index].action,
        let up = script.steps[(index + 1)...].firstIndex(where: {
          $0.action == .pointer(.up, place, use)
        })
      {
        var candidate = script
        candidate.steps[index].action = .tap(place, use)
        candidate.steps.remove(at: up)
        _ = accept(candidate, into: &script)
      }
      index += 1
    }
  }

  /// Makes a press or a drag of a pointer that goes down in one place and up in another, whatever is
  /// between.
  private mutating func joinDrags(_ script: inout ReplayScript) {
    var index = 0
    while index + 1 < script.steps.count {
      defer { index += 1 }
      guard case .pointer(.down, let start, let use) = script.steps[index].action else { continue }
      let later = script.steps.indices.dropFirst(index + 1).filter {
        if case .pointer(_, _, let other) = script.steps[$0].action { other == use } else { false }
      }
      guard
        let up = later.first(where: {
          if case .pointer(.up, _, _) = script.steps[$0].action { true } else { false }
        }), let end = script.steps[up].action.place
      else { continue }
      let milliseconds = script.steps[up].time - script.steps[index].time
      var candidate = script
      candidate.steps[index].action = .press(start, milliseconds: milliseconds, use)
      let gone = Set(later.filter { $0 <= up })
      candidate.steps = candidate.steps.enumerated().filter { !gone.contains($0.offset) }
        .map(\.element)
      guard !accept(candidate, into: &script) else { continue }
      candidate.steps[index].action = .drag(
        from: start, to: end, milliseconds: milliseconds, use)
      _ = accept(candidate, into: &script)
    }
  }

  // MARK: Header

  private mutating func simplifyHeader(_ script: inout ReplayScript) {
    for pairs in [1, 2, 3, 4, 6, 8] where pairs < script.header.pairs {
      var candidate = script
      candidate.header.pairs = pairs
      candidate.header.setup.ghost.removeAll { $0.pair >= pairs }
      if accept(candidate, into: &script) { break }
    }
    for change in ReplayHeader.plainer {
      var plain = script
      change(&plain.header)
      _ = accept(plain, into: &script)
    }
  }

  /// Takes a rule away together with a step that is there for it alone, such as the tap that ends a look at
  /// the cards: neither can go by itself.
  private mutating func removeRulesWithSteps(_ script: inout ReplayScript) {
    guard script.steps.count <= Self.mostStepsWithRules else { return }
    for change in ReplayHeader.plainer {
      var plain = script
      change(&plain.header)
      guard plain.header != script.header else { continue }
      for index in plain.steps.indices where plain.steps[index].action != .end {
        var candidate = plain
        candidate.steps.remove(at: index)
        if accept(candidate, into: &script) { break }
      }
    }
  }

  /// With more steps, most of which have yet to go, this would take more tries than it saves.
  private static let mostStepsWithRules = 12

  // MARK: Times

  /// Makes the time before each step as short as it fails, or at least round: all later steps move
  /// with it.
  private mutating func simplifyTimes(_ script: inout ReplayScript) {
    for index in script.steps.indices {
      let earlier = index > 0 ? script.steps[index - 1].time : 0
      let gap = script.steps[index].time - earlier
      let isRound = gap % 100 == 0 || [1, 10].contains(gap)
      let round = isRound ? [] : [1000, 100, 10].map { ($0 - gap % $0) % $0 + gap }
      for other in [0, 1, 10, 100, 1000].filter({ $0 < gap }) + round as [Int64] {
        var candidate = script
        for later in index..<candidate.steps.count {
          candidate.steps[later].time += other - gap
        }
        if accept(candidate, into: &script) || other == gap { break }
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
