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
    let games = contents.home.records + contents.interrupted.reversed()
    try store.add(games.map { ($0, contents.recordings[$0.id] ?? "") })
    self.init(
      store: store, time: contents.time, home: "/dev/null",
      shipped: contents.home.decks.filter { !$0.isOwn }, drawSeed: Self.seeds(drawnBy: seed))
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
