/// A part of the program that is fuzzed by itself, from the rules alone to the whole of it.
public enum FuzzLevel: String, CaseIterable, Codable, Sendable {
  case model, stage, script, deck, database, layout

  /// What is done on this level, in a sentence.
  public var summary: String {
    switch self {
    case .model: "plays random games on the model and on a naive one"
    case .stage: "taps, drags and types at random on all screens"
    case .script: "feeds the parser of replays with spoilt ones"
    case .deck: "feeds the reader of decks with spoilt ones"
    case .database: "keeps and reads random games, decks and settings"
    case .layout: "builds, changes and compares random views"
    }
  }

  /// What an event is on this level, in the plural.
  public var unit: String {
    switch self {
    case .model: "operations"
    case .stage: "steps"
    case .script: "texts"
    case .deck: "files"
    case .database: "statements"
    case .layout: "changes"
    }
  }

  /// What is checked at a rate, for it takes longer than all that is checked each time; nil where all
  /// is. What is shrunk is checked in full.
  public var rates: String? {
    switch self {
    case .model:
      "states written down, and games saved and loaded, in 1 game of \(ModelRates.gamesPerWrittenDown)"
    case .stage, .script, .deck, .database, .layout: nil
    }
  }

  /// How many events a round has: enough to get somewhere, few enough to be shared out.
  public var roundEvents: Int {
    switch self {
    case .model: 2000
    case .stage: 500
    case .script: 600
    case .deck: 200
    case .database: 100
    case .layout: 40
    }
  }
}
