import GRDB
import Statistics

extension RecordStore {
  /// The games that came to an end and are kept at a path, in the order in which they began, for who
  /// only wants to look: nothing is made or changed. Where there is no database there are none.
  ///
  /// - Parameters:
  ///   - path: Of the database.
  ///   - patience: How long to wait for others, in seconds.
  /// - Complexity: O(games)
  /// - Throws: ``RecordStoreError``.
  public static func records(
    at path: String, patience: Double = 2
  ) throws(RecordStoreError) -> [GameRecord] {
    try RecordStore(reading: path, patience: patience)?.records() ?? []
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
