/// Games that are of one deck, one size, or played by the same rules.
public struct GameGroup: Codable, Equatable, Sendable {
  /// What they share, for programs: the deck's name, how many pairs, the rules.
  public let name: String
  /// The same for people.
  public let title: String
  public let figures: GroupFigures

  /// Takes the figures of each group, those with the most games first.
  ///
  /// - Parameters:
  ///   - records: In the order in which they began. A group has the title of its last game.
  ///   - name: What a game's group is called.
  ///   - title: The same for people.
  static func groups(
    of records: [GameRecord], named name: (GameRecord) -> String,
    titled title: (GameRecord) -> String
  ) -> [GameGroup] {
    let groups = Dictionary(grouping: records, by: name).map { name, records in
      GameGroup(
        name: name, title: records.last.map(title) ?? name, figures: GroupFigures(records))
    }
    // Names differ, so that the order is the same each time.
    return groups.sorted {
      ($1.figures.games, $0.name.count, $0.name) < ($0.figures.games, $1.name.count, $1.name)
    }
  }
}
