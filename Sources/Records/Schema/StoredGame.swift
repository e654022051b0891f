import GRDB
import Statistics

/// A game as a row that is written: what is looked for and counted in columns of its own, the rest as JSON.
struct StoredGame: Encodable, MutablePersistableRecord {
  static let databaseTableName = "game"

  var id: Int64?
  var beganAt: Int64
  var deck: StoredText
  var title: StoredText
  var pairs: Int
  /// In digits: SQLite's integers end at half of the seeds.
  var seed: String
  var rules: StoredText
  var players: [GamePlayer]
  var person: Int
  var kind: GameKind
  var end: GameEnd
  var standing: GameStanding
  var moves: Int
  var score: Int
  var peeks: Int
  var milliseconds: Int64
  var review: ReviewFigures?
  var recalls: [RecallSample]

  mutating func didInsert(_ inserted: InsertionSuccess) {
    id = inserted.rowID
  }

  init(_ record: GameRecord, id: Int64?) {
    self.id = id
    beganAt = record.beganAt
    (deck, title) = (StoredText(record.deck.name), StoredText(record.deck.title))
    pairs = record.pairs
    seed = "\(record.seed)"
    rules = StoredText(record.rules)
    players = record.players
    person = record.person
    kind = record.kind
    end = record.end
    standing = record.standing
    moves = record.moves
    score = record.score
    peeks = record.peeks
    milliseconds = record.milliseconds
    review = record.review
    recalls = record.recalls
  }
}
