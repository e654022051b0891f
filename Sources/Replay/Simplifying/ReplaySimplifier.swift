/// Turns the downs, moves and ups of a recording into what a person would have written: taps, presses, drags
/// and keys, at round times. What comes of it stays the same: after each of them the state has the digest
/// that it had, and what held is what holds.
public struct ReplaySimplifier {
  /// Plays steps and answers with the digest after each of them, by its number; fewer where it ended early, and none for an
  /// expectation that failed.
  public typealias Play = (ReplayScript) throws -> [Int: UInt64]

  private let script: ReplayScript
  private let play: Play

  /// - Parameters:
  ///   - script: What is to be simplified; its digests don't count.
  ///   - play: Plays scripts on targets like each other, each at its beginning.
  public init(_ script: ReplayScript, play: @escaping Play) {
    self.script = script
    self.play = play
  }

  /// The simplified script, with a digest after each step, and without lines of the state.
  ///
  /// Everything is tried at once. Where the first state differs, what was simplified there is said less
  /// simply, until all agrees: so a recording is played about as often as there is something in it that can't
  /// be simplified, and at most ``mostRounds`` times for each of the two passes; what is left then stays as
  /// it is.
  ///
  /// - Throws: What playing throws for the script as it is.
  public func simplified() throws -> ReplayScript {
    let original = try play(script)
    var groups = StepGroup.groups(of: script.steps)
    try settle(&groups, by: original)
    for index in groups.indices { groups[index].beginRounding() }
    try settle(&groups, by: original)
    var result = script
    result.steps = ReplaySimplifier.steps(of: groups).map { placed in
      var step = placed.step
      step.digest = original[placed.last]
      step.changes = []
      return step
    }
    return result
  }

  /// How often a script is played in a pass, at most.
  public static var mostRounds: Int { 300 }

  /// Has groups take up ways that are less simple until all states are what they were.
  private func settle(_ groups: inout [StepGroup], by original: [Int: UInt64]) throws {
    for _ in 0..<Self.mostRounds {
      guard let wrong = firstDifference(of: groups, from: original) else { return }
      // The group itself or, where it can't be said otherwise, the nearest one before it that can.
      guard let index = groups[...wrong].lastIndex(where: \.hasOtherWay) else { return }
      groups[index].takeOtherWay()
    }
    for index in groups.indices { groups[index].giveUp() }
  }

  private func firstDifference(
    of groups: [StepGroup], from original: [Int: UInt64]
  ) -> Int? {
    let steps = Self.steps(of: groups)
    var trial = script
    trial.steps = steps.map { placed in
      var step = placed.step
      (step.digest, step.changes) = (nil, [])
      return step
    }
    // A script that names what isn't there differs where it stops.
    let found = (try? play(trial)) ?? [:]
    return steps.indices.first { found[$0] != original[steps[$0].last] }
      .map { steps[$0].group }
  }

  /// A step, the group that it belongs to, and the number of the last original step that it stands for.
  private struct PlacedStep {
    var step: ReplayStep
    var group: Int
    var last: Int
  }

  private static func steps(of groups: [StepGroup]) -> [PlacedStep] {
    var time: Int64 = 0
    var result: [PlacedStep] = []
    for (number, group) in groups.enumerated() {
      for (step, last) in group.steps(notBefore: time) {
        result.append(PlacedStep(step: step, group: number, last: last))
        time = max(time, step.time)
      }
    }
    return result
  }
}
