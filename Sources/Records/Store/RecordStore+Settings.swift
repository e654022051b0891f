import Foundation
import GRDB

extension RecordStore {
  /// What was kept under a key; nil when nothing was.
  ///
  /// - Throws: ``RecordStoreError/unreadableSetting(_:)`` when it is something else, and others.
  public func settings<Value: Decodable>(
    _ key: String, as type: Value.Type = Value.self
  ) throws(RecordStoreError) -> Value? {
    let json = try read { db in
      try String.fetchOne(
        db, sql: "SELECT json FROM setting WHERE key = ?", arguments: [StoredText(key)])
    }
    guard let json else { return nil }
    do {
      return try JSONDecoder().decode(Value.self, from: Data(json.utf8))
    } catch {
      throw .unreadableSetting(key)
    }
  }

  /// Keeps a value under a key, instead of the one before.
  ///
  /// - Throws: ``RecordStoreError/failed(path:reason:)`` for a value that can't be encoded, and others;
  ///   the value before is still there then.
  public func setSettings(_ key: String, _ value: some Encodable) throws(RecordStoreError) {
    let json: String
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      json = String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      throw .failed(path: place, reason: "\(error)")
    }
    try write { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO setting (key, json) VALUES (?, ?)",
        arguments: [StoredText(key), json])
    }
  }
}
