import Foundation
import Replay

/// A deck that a fuzzer may deal, and how many pairs there are in it.
public struct FuzzDeck: Hashable, Sendable {
  public var name: String
  public var pairs: Int

  public init(name: String, pairs: Int) {
    self.name = name
    self.pairs = pairs
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
  /// What is played where that is no table.
  public var screen: ReplayScreen?
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

  /// Draws the parameters of a round with at most `limit` steps.
  init(
    seed: UInt64, round: Int, decks: [FuzzDeck], limit: Int, generator: inout FuzzGenerator
  ) {
    self.seed = seed
    self.round = round
    let chosen = generator.element(of: decks) ?? FuzzDeck(name: "none", pairs: 1)
    deck = chosen.name
    let most = min(max(chosen.pairs, 1), ReplayGrammar.pairs.upperBound)
    pairs = generator.choice(
      (generator.number(in: 1...min(most, 4)), weight: 2),
      (generator.number(in: 1...most), weight: 2))
    dealSeed = generator.next()
    let wide = generator.number(in: 200...1600)
    let high = generator.number(in: 200...1200)
    viewport = ScriptSize(CGSize(width: wide, height: high))
    scheme = generator.happens(Ratio(1, in: 4)) ? .dark : .light
    steps = min(limit, generator.choice((20, weight: 1), (100, weight: 2), (400, weight: 2)))
    pointers = generator.choice((1, weight: 4), (2, weight: 2), (4, weight: 1))
    weights = FuzzAction.allCases.map { action in
      let isLeftOut = action != .tap && generator.happens(Ratio(1, in: 2))
      guard !isLeftOut else { return 0 }
      switch action {
      case .tap: return generator.number(in: 4...16)
      // It takes several raw steps to do anything.
      case .raw: return generator.number(in: 4...24)
      default: return generator.number(in: 1...4)
      }
    }
    elements = Ratio(UInt64(generator.number(in: 1...8)), in: 8)
    bursts = Ratio(UInt64(generator.number(in: 0...8)), in: 8)
    if generator.happens(Ratio(1, in: 2)) {
      setup = ReplaySetup(fuzzedFor: pairs, generator: &generator)
    }
  }

  /// The header of the round's script.
  var header: ReplayHeader {
    guard screen == nil else { return screenHeader }
    var header = ReplayHeader(
      deck: deck, pairs: pairs, seed: dealSeed, viewport: viewport, scheme: scheme,
      setup: setup ?? .classic, comments: ["Fuzzed with \(description)"])
    header.version =
      setup == nil ? ReplayGrammar.versionThatDraws : ReplayGrammar.versionThatSetsUp
    return header
  }
}

extension FuzzParameters {
  /// The same where no cards are dealt.
  private var screenHeader: ReplayHeader {
    ReplayHeader(
      deck: "", pairs: 0, seed: dealSeed, viewport: viewport, scheme: scheme, screen: screen,
      comments: ["Fuzzed with \(description)"])
  }
}

extension FuzzParameters: CustomStringConvertible {
  /// All of it on one line.
  public var description: String {
    let weights = zip(FuzzAction.allCases, weights).map { "\($0.rawValue) \($1)" }
    let setup = setup.map { "set up with \($0.players.count) players, " } ?? ""
    return "seed \(seed), round \(round): deck \(deck), \(pairs) pairs, deal \(dealSeed), "
      + "\(viewport) \(scheme.rawValue), \(steps) steps, \(pointers) pointers, "
      + "elements \(elements), bursts \(bursts), \(setup)" + weights.joined(separator: ", ")
  }
}
