import GameModel
import RecallHome
import Records
import Statistics

extension GameKeeper {
  /// What a program begins with that has something given, in memory: no file is read or written.
  ///
  /// - Parameters:
  ///   - contents: What there is.
  ///   - seed: What the seeds of new games are drawn by.
  /// - Throws: `RecordStoreError` when there is no memory.
  convenience init(_ contents: ProgramContents, seed: UInt64) throws(RecordStoreError) {
    let store = try RecordStore()
    // By their numbers, as they were kept, and not by their times: a clock may have been set back, and of
    // games that are alike the one with the lower number is the ghost.
    let games = (contents.home.records + contents.interrupted.reversed()).enumerated().sorted {
      ($0.element.id, $0.offset) < ($1.element.id, $1.offset)
    }.map(\.element)
    try store.add(games.map { ($0, contents.recordings[$0.id] ?? "") })
    self.init(
      store: store, time: contents.time, home: "/dev/null",
      shipped: contents.home.decks.filter { !$0.isOwn }, drawSeed: Self.seeds(drawnBy: seed))
    files.put(contents.pictures)
    keep(contents.home)
  }

  /// Seeds of new games, one after the other: the same ones for the same number.
  static func seeds(drawnBy seed: UInt64) -> () -> UInt64 {
    var generator = SplitMix64(seed: seed)
    return { generator.next() }
  }

  private func keep(_ home: HomeContents) {
    keep(home.settings)
    keep(home.plan)
    keep(home.decks)
    write(.dailies, home.dailies)
    if let game = home.interrupted, let last = lastInterrupted { keep(game, of: last.id) }
  }
}
