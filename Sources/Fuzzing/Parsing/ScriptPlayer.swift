import Replay

/// Plays rounds on the level of scripts: feeds the parser with scripts that were printed, with such
/// scripts spoilt, and with noise.
public final class ScriptPlayer: FuzzPlayer {
  private let codec: ScriptCodec
  /// How many texts may be tried to shrink one.
  private static let shrinkBudget = 20_000

  /// Creates a player.
  public init(_ codec: ScriptCodec = .program) {
    self.codec = codec
  }

  /// A text of a round, and the script that it was printed from.
  private struct Sample {
    var bytes: [UInt8]
    var printedFrom: ReplayScript?
  }

  /// Draws the texts of a round one after the other, until it is told to stop.
  private func draw(_ plan: FuzzRoundPlan, take: (Sample) -> Bool) {
    var generator = plan.generator
    var scripts = ScriptGenerator(
      generator: FuzzGenerator(seed: generator.next(), stream: 0))
    var mutator = ScriptMutator(generator: FuzzGenerator(seed: generator.next(), stream: 1))
    var left = plan.events
    func give(_ sample: Sample) -> Bool {
      left -= 1
      return take(sample) && left > 0
    }
    while left > 0 {
      let script = scripts.script()
      let printed = codec.print(script)
      guard give(Sample(bytes: printed, printedFrom: script)) else { return }
      // A printed script takes longer to make than to spoil.
      for _ in 0..<8 {
        guard give(Sample(bytes: mutator.mutated(printed))) else { return }
      }
      guard give(Sample(bytes: mutator.noise())) else { return }
    }
  }

  public func play(_ plan: FuzzRoundPlan) throws -> FuzzOutcome {
    let check = ScriptCheck(codec: codec)
    var outcome = FuzzOutcome()
    outcome.drawn = "printed, spoilt in one to eight places, noise"
    var (accepted, refused) = (0, 0)
    draw(plan) { sample in
      outcome.events += 1
      switch check.verdict(on: sample.bytes, expected: sample.printedFrom) {
      case .accepted: accepted += 1
      case .refused: refused += 1
      case .wrong(let invariant, let message):
        outcome.fault = FuzzFault(invariant, message, events: outcome.events)
      }
      return outcome.fault == nil
    }
    let counts = [
      "accepted": accepted, "refused": refused, "wrong": outcome.fault == nil ? 0 : 1,
    ]
    outcome.counts = counts.filter { $0.value > 0 }
    return outcome
  }

  public func shrink(_ plan: FuzzRoundPlan, _ fault: FuzzFault) throws -> ShrunkFault {
    var found: Sample?
    var number = 0
    draw(plan) { sample in
      number += 1
      found = sample
      return number < fault.events
    }
    guard let found else {
      return ShrunkFault(fault.message, events: fault.events, text: "", isReplay: false)
    }
    let minimal =
      found.printedFrom.map { codec.print(smallest($0, fault)) } ?? smallest(found.bytes, fault)
    return ShrunkFault(
      fault.message, events: 1, text: String(decoding: minimal, as: UTF8.self), isReplay: false)
  }

  /// A text with as few bytes as fail in the same way: lines first, then bytes.
  private func smallest(_ bytes: [UInt8], _ fault: FuzzFault) -> [UInt8] {
    let check = ScriptCheck(codec: codec)
    func fails(_ bytes: [UInt8]) -> Bool {
      check.verdict(on: bytes, expected: nil).fault(after: 1)?.invariant == fault.invariant
    }
    var budget = Self.shrinkBudget
    let newline = UInt8(ascii: "\n")
    let lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
    let fewer = minimized(lines, budget: &budget) {
      fails(Array($0.joined(separator: [newline])))
    }
    return minimized(Array(fewer.joined(separator: [newline])), budget: &budget, fails: fails)
  }

  /// A script with as few steps as aren't read as they were.
  private func smallest(_ script: ReplayScript, _ fault: FuzzFault) -> ReplayScript {
    let (check, codec) = (ScriptCheck(codec: codec), codec)
    var budget = Self.shrinkBudget
    var script = script
    func fails(_ script: ReplayScript) -> Bool {
      let verdict = check.verdict(on: codec.print(script), expected: script)
      return verdict.fault(after: 1)?.invariant == fault.invariant
    }
    let header = script.header
    script.steps = minimized(script.steps, budget: &budget) {
      fails(ReplayScript(header: header, steps: $0))
    }
    return script
  }
}
