import Assets
import Foundation
import RecallHome
import Records
import Statistics

/// All that the whole program knows of the world when it begins: what its screens show, and what is kept
/// of games that can go on or be played against.
///
/// A replay has it in its header, as JSON: what `HomeContents` has, and the rest where there is any.
struct ProgramContents {
  var home: HomeContents
  /// What the clocks show.
  var time: WallTime
  /// The games that can go on, the latest first.
  var interrupted: [GameRecord] = []
  /// The recordings of games, by their numbers: of those that can go on, and of those that a ghost plays.
  var recordings: [GameRecord.ID: String] = [:]
  /// The pictures on the cards of the decks, by their symbols: PNG files.
  var pictures: [String: [UInt8]] = [:]

  /// - Parameter home: What the screens show; the clocks show noon of that day.
  init(_ home: HomeContents) {
    self.home = home
    let noon = WallTime(seconds: Int64(home.today.number) * 86_400 + 43_200, offset: home.offset)
    time = noon.advanced(by: .seconds(-noon.offset))
  }
}

extension ProgramContents {
  /// All that a keeper has.
  ///
  /// - Complexity: O(games and the length of the recordings that go along)
  init(of keeper: GameKeeper) {
    home = keeper.contents()
    time = keeper.time
    interrupted = keeper.interruptedGames
    let others = Dictionary(grouping: home.records.filter(\.isSolvedAlone), by: \.deal)
    let ghosts = others.values.flatMap {
      $0.sorted(by: GameRecord.isBetterGhost).prefix(GameKeeper.mostGhosts)
    }
    // A game that can go on has to; a ghost may stay away.
    for record in interrupted { recordings[record.id] = keeper.recording(of: record.id) }
    var bytes = recordings.values.reduce(0) { $0 + $1.utf8.count }
    for record in ghosts.sorted(by: { $0.id > $1.id }) {
      guard let text = keeper.recording(of: record.id),
        bytes + text.utf8.count <= Self.recordingBytes
      else { continue }
      bytes += text.utf8.count
      recordings[record.id] = text
    }
    pictures = Self.pictures(of: home.decks, from: keeper.files.shelf)
  }

  /// Half of what a header may have.
  private static let recordingBytes = 8_388_608
  /// Of pictures, before they are written as Base64: less than a quarter of what a header may have then. A
  /// sign stands for what is left out.
  private static let pictureBytes = 3_000_000

  /// The pictures of decks, in the decks' order, as many as there is room for.
  private static func pictures(
    of decks: [HomeDeck], from shelf: PictureShelf
  ) -> [String: [UInt8]] {
    var pictures: [String: [UInt8]] = [:]
    var bytes = 0
    for side in decks.flatMap(\.deck.symbols).flatMap(Deck.sides) where pictures[side] == nil {
      guard let file = shelf.files[side], bytes + file.count <= pictureBytes else { continue }
      bytes += file.count
      pictures[side] = file
    }
    return pictures
  }
}

extension ProgramContents: Codable {
  private enum CodingKeys: String, CodingKey {
    case seconds, left, recordings, pictures
  }

  /// - Throws: `DecodingError`, which says what isn't as it should be.
  init(from decoder: any Decoder) throws {
    self.init(try HomeContents(from: decoder))
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let seconds = try container.decodeIfPresent(Int64.self, forKey: .seconds) {
      time = WallTime(seconds: seconds, offset: home.offset)
    }
    interrupted = try container.decodeIfPresent([GameRecord].self, forKey: .left) ?? []
    let texts = try container.decodeIfPresent([String: String].self, forKey: .recordings) ?? [:]
    for (number, text) in texts { GameRecord.ID(number).map { recordings[$0] = text } }
    pictures =
      try container.decodeIfPresent([String: Data].self, forKey: .pictures)?
      .mapValues { Array($0) } ?? [:]
  }

  func encode(to encoder: any Encoder) throws {
    try home.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(time.seconds, forKey: .seconds)
    if !interrupted.isEmpty { try container.encode(interrupted, forKey: .left) }
    if !pictures.isEmpty {
      try container.encode(pictures.mapValues { Data($0) }, forKey: .pictures)
    }
    guard !recordings.isEmpty else { return }
    let texts = recordings.map { ("\($0)", $1) }
    try container.encode(
      Dictionary(texts, uniquingKeysWith: { first, _ in first }), forKey: .recordings)
  }

  /// This as JSON on a line, the same each time.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Nothing of it can fail: there are no numbers that JSON doesn't have.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Reads what `text` says.
  ///
  /// - Throws: `DecodingError`, which says what isn't as it should be.
  init(text: String) throws {
    self = try JSONDecoder().decode(ProgramContents.self, from: Data(text.utf8))
  }
}

extension GameRecord {
  /// What two games have in common of which one can be the other's ghost.
  struct Deal: Hashable {
    var deck: String
    var pairs: Int
  }

  var deal: Deal { Deal(deck: deck.name, pairs: pairs) }

  /// Whether a game is rather played against than another one of the same deal.
  static func isBetterGhost(_ one: GameRecord, _ other: GameRecord) -> Bool {
    (one.moves, one.milliseconds, one.id) < (other.moves, other.milliseconds, other.id)
  }
}
