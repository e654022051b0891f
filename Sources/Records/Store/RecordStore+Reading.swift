import GRDB
import Statistics

extension RecordStore {
  /// The games that came to an end and are kept at a path, in the order in which they began, for who
  /// only wants to look: nothing is made or changed. Where there is no database there are none.
  ///
  /// - Parameters:
  ///   - path: Of the database.
  ///   - patience: How long to wait for others, in seconds.
  ///   - tellUnreadable: Is told how many can't be read and are left out, if there are any.
  /// - Complexity: O(games)
  /// - Throws: ``RecordStoreError``.
  public static func records(
    at path: String, patience: Double = 2, tellUnreadable: (Int) -> Void = { _ in }
  ) throws(RecordStoreError) -> [GameRecord] {
    guard let store = try RecordStore(reading: path, patience: patience) else { return [] }
    let records = try store.records()
    if store.unreadableGames > 0 { tellUnreadable(store.unreadableGames) }
    return records
  }

  /// What is kept under a key at a path, for who only wants to look: nothing is made or changed. Where
  /// there is no database there is nothing.
  ///
  /// - Parameters:
  ///   - key: Of the value.
  ///   - type: What it is read as.
  ///   - path: Of the database.
  ///   - patience: How long to wait for others, in seconds.
  /// - Throws: ``RecordStoreError``.
  public static func settings<Value: Decodable>(
    _ key: String, as type: Value.Type = Value.self, at path: String, patience: Double = 2
  ) throws(RecordStoreError) -> Value? {
    try RecordStore(reading: path, patience: patience)?.settings(key, as: type)
  }
}
