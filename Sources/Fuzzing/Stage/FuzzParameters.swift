import Foundation
import Replay

/// A deck that a fuzzer may deal, and how many pairs there are in it.
public struct FuzzDeck: Hashable, Sendable {
  public var name: String
  public var pairs: Int
  /// The fewest pairs that are dealt of it.
  public var fewestPairs: Int

  public init(name: String, pairs: Int, fewestPairs: Int = 1) {
    self.name = name
    self.pairs = pairs
    self.fewestPairs = fewestPairs
  }
}

/// What a fuzzer can draw as the next step.
public enum FuzzAction: String, CaseIterable, Sendable {
  case tap, press, drag, raw, scroll, key, text, resize, focus
}

/// What was drawn for one round, before its first step.
///
/// Every round has weights of its own (swarm testing: Groce and others, ISSTA 2012): a round without
/// any resize gets further into a game than one that resizes all the time.
public struct FuzzParameters: Equatable, Sendable {
  public var seed: UInt64
  /// The number of the round, from 0.
  public var round: Int
  public var deck: String
  public var pairs: Int
  public var dealSeed: UInt64
  public var viewport: ScriptSize
  public var scheme: ReplayHeader.Scheme
  /// How the game is played; nil for the classic way, without a way back.
  public var setup: ReplaySetup?
  /// How many steps the round has.
  public var steps: Int
  /// How many pointers there are.
  public var pointers: Int
  /// How likely each kind of step is, in the order of `FuzzAction`.
  public var weights: [Int]
  /// How often a place is an element rather than a point.
  public var elements: Ratio
  /// How often a step follows at once or nearly so.
  public var bursts: Ratio

  /// How often a step waits for the next timer of the target, or stops just before or behind it.
  public var deadlines: Ratio
  /// How often a tap goes to the card that makes a pair with the last one.
  public var finds: Ratio
  /// How often steps of a recording are taken over, spliced, repeated or turned around.
  public var learnt: Ratio
  /// Whether the round is played a second time, looked at on the way.
  public var isRepeated: Bool
  /// The screen that is shown; nil for a table.
  public var screen: ReplayScreen?

  /// Draws the parameters of a round with `limit` steps.
  init(
    seed: UInt64, round: Int, limit: Int, from choice: StageChoice, generator: inout FuzzGenerator
  ) {
    self.seed = seed
    self.round = round
    let chosen = generator.element(of: choice.decks) ?? FuzzDeck(name: "none", pairs: 1)
    deck = chosen.name
    let most = min(max(chosen.pairs, 1), ReplayGrammar.pairs.upperBound)
    let fewest = min(max(chosen.fewestPairs, 1), most)
    pairs = generator.choice(
      (generator.number(in: fewest...max(fewest, min(most, 4))), weight: 2),
      (generator.number(in: fewest...most), weight: 2))
    dealSeed = generator.next()
    viewport = Self.viewport(using: &generator)
    scheme = generator.happens(Ratio(1, in: 4)) ? .dark : .light
    steps = max(0, limit)
    pointers = generator.choice((1, weight: 4), (2, weight: 2), (4, weight: 1))
    weights = FuzzAction.allCases.map { $0.weight(using: &generator) }
    elements = Ratio(UInt64(generator.number(in: 1...8)), in: 8)
    bursts = Ratio(UInt64(generator.number(in: 0...8)), in: 8)
    deadlines = Ratio(UInt64(generator.number(in: 0...4)), in: 8)
    finds = Ratio(UInt64(generator.number(in: 0...6)), in: 8)
    learnt = Ratio(UInt64(max(0, generator.number(in: -4...4))), in: 16)
    isRepeated = generator.happens(Self.repetitions)
    if generator.happens(Ratio(1, in: 2)) {
      setup = ReplaySetup(fuzzedFor: pairs, generator: &generator)
    }
    screen = generator.element(of: choice.screens) ?? nil
    if choice.learnt.isEmpty { learnt = Ratio(0, in: 1) }
  }

  /// How many rounds are played a second time, which takes longer than the first.
  private static let repetitions = Ratio(1, in: 6)

  /// Mostly a window as people have them, sometimes a strip.
  private static func viewport(using generator: inout FuzzGenerator) -> ScriptSize {
    let wide = generator.number(in: 200...1600)
    let high = generator.number(in: 200...1200)
    return ScriptSize(CGSize(width: wide, height: high))
  }

  /// The header of the round's script.
  var header: ReplayHeader {
    let comments = ["Fuzzed with \(description)"]
    if let screen {
      return ReplayHeader(
        deck: "", pairs: 0, seed: dealSeed, viewport: viewport, scheme: scheme, screen: screen,
        comments: comments)
    }
    var header = ReplayHeader(
      deck: deck, pairs: pairs, seed: dealSeed, viewport: viewport, scheme: scheme,
      setup: setup ?? .classic, comments: comments)
    header.version =
      setup == nil ? ReplayGrammar.versionThatDraws : ReplayGrammar.versionThatSetsUp
    return header
  }
}

extension FuzzAction {
  /// Draws how often it happens: every other round does without.
  fileprivate func weight(using generator: inout FuzzGenerator) -> Int {
    guard self == .tap || !generator.happens(Ratio(1, in: 2)) else { return 0 }
    switch self {
    case .tap: return generator.number(in: 32...128)
    // It takes several raw steps to do anything.
    case .raw: return generator.number(in: 32...192)
    // Each takes a hundred times as long as a tap: all that is on the stage gets another place. With as
    // many of them as of keys, half of all time went into them.
    case .resize: return 1
    // Each is told to all that is on the stage.
    case .focus: return generator.number(in: 1...4)
    case .press, .drag, .scroll, .key, .text: return generator.number(in: 8...32)
    }
  }
}

extension FuzzParameters: CustomStringConvertible {
  /// All of it on one line.
  public var description: String {
    let weights = zip(FuzzAction.allCases, weights).map { "\($0.rawValue) \($1)" }
    let setup = setup.map { "set up with \($0.players.count) players, " } ?? ""
    let shown =
      screen.map { "screen \($0.name)" } ?? "deck \(deck), \(pairs) pairs, deal \(dealSeed)"
    let habits = "elements \(elements), bursts \(bursts), deadlines \(deadlines), finds \(finds), "
    return "seed \(seed), round \(round): \(shown), \(viewport) \(scheme.rawValue), "
      + "\(steps) steps, \(pointers) pointers, \(habits)learnt \(learnt), "
      + "\(isRepeated ? "played twice" : "played once"), \(setup)" + weights.joined(separator: ", ")
  }
}
