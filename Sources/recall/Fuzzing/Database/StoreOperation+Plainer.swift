extension StoreOperation {
  /// The number of the game that it begins; nil where it begins none.
  var begun: Int? {
    if case .begin(_, _, let game, _) = self { game } else { nil }
  }

  /// Operations that need fewer others.
  ///
  /// - Parameter games: The numbers of the games that are begun; only earlier ones than its own are taken, so none
  ///   leads back to this one.
  func plainer(games: [Int]) -> [StoreOperation] {
    switch self {
    case .begin(let record, let text, let game, let after):
      after == nil ? [] : [.begin(record, text, game: game, after: nil)]
    case .append(let text, let game):
      games.filter { $0 < game }.map { .append(text, game: $0) }
    case .read(let game): games.filter { $0 < game }.map { .read(game: $0) }
    case .resume(let game): games.filter { $0 < game }.map { .resume(game: $0) }
    case .replace(let text, let game):
      games.filter { $0 < game }.map { .replace(text, game: $0) }
    case .finish(let record, let game):
      games.filter { $0 < game }.map { .finish(record, game: $0) }
    case .abandon(let game): games.filter { $0 < game }.map { .abandon(game: $0) }
    case .interrupt(let game): games.filter { $0 < game }.map { .interrupt(game: $0) }
    case .saveDecks, .set, .eraseAll: []
    }
  }
}
