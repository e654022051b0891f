import Replay

/// Something that always holds on a level, by its name.
public struct FuzzInvariant: Hashable, Sendable {
  public var level: FuzzLevel
  /// A word or a few, with hyphens between them; the only one on its level.
  public var name: String
  /// What holds, in a sentence.
  public var sentence: String

  init(_ level: FuzzLevel, _ name: String, _ sentence: String) {
    self.level = level
    self.name = name
    self.sentence = sentence
  }

  /// All that are checked, by their levels.
  public static let all: [FuzzInvariant] =
    ofTheModel + ofSessions + ofScripts + ofDecks + ofTheDatabase + ofViews

  /// The name on a level of an invariant that is known by its sentence; the sentence for others.
  static func name(ofSentence sentence: String, on level: FuzzLevel) -> String {
    all.first { $0.level == level && $0.sentence == sentence }?.name ?? sentence
  }

  private static let ofTheModel = [
    FuzzInvariant(
      .model, "answers", "the game answers to each operation what the naive game answers"),
    FuzzInvariant(.model, "cards", "each card lies as it does in the naive game"),
    FuzzInvariant(
      .model, "bonus", "each card has as much bonus time left as its stretches add up to"),
    FuzzInvariant(.model, "score", "the score of each player is the sum of its reasons"),
    FuzzInvariant(.model, "turns", "moves are counted, and turns passed, as the rules say"),
    FuzzInvariant(.model, "end", "the game is over when no pair is left, and the best has won"),
    FuzzInvariant(
      .model, "digest", "equal states have equal digests, and different ones different"),
    FuzzInvariant(.model, "saving", "a game that was saved and loaded is the same game"),
  ]

  private static let ofScripts = [
    FuzzInvariant(.script, "reads-back", "a printed script is read as it was"),
    FuzzInvariant(.script, "prints-the-same", "what is accepted is printed as the same script"),
    FuzzInvariant(
      .script, "errors-have-places", "what is refused is refused at a place of the text"),
  ]

  private static let ofDecks = [
    FuzzInvariant(.deck, "reads-back", "a deck that was written is read as it was"),
    FuzzInvariant(.deck, "faces-differ", "no two pairs of a deck show the same"),
    FuzzInvariant(
      .deck, "errors-name-the-file", "what is refused is refused in a sentence that names the file"),
  ]

  private static let ofTheDatabase = [
    FuzzInvariant(.database, "records", "the games that are kept are those that were"),
    FuzzInvariant(.database, "recordings", "a recording is what was written of it, whole"),
    FuzzInvariant(
      .database, "decks", "the decks that are kept are those that were, in their order"),
    FuzzInvariant(.database, "settings", "a setting is what it was set to last"),
    FuzzInvariant(.database, "refusals", "what can't be done is refused, and nothing else is"),
  ]

  private static let ofViews = [
    FuzzInvariant(
      .layout, "places", "views that were changed stand where the same views made anew stand"),
    FuzzInvariant(.layout, "drawing", "what is drawn from records is what is drawn anew"),
    FuzzInvariant(.layout, "frames", "a frame changes nothing"),
    FuzzInvariant(.layout, "finite", "each view has a place and a size that are numbers"),
    FuzzInvariant(.layout, "issues", "nothing is wrong with the views"),
    FuzzInvariant(.layout, "hits", "a view that is hit at a point is there"),
  ]
}
