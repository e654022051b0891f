import Foundation
import GRDB
import Statistics

@testable import Records

/// Rows as no version of the program wrote them: they are read or refused with an error, the same each time.
public enum RowsInput: FuzzedInput {
  private static let columns: [(table: String, columns: [String])] = [
    ("sitting", ["id"]),
    (
      "game",
      [
        "id", "beganAt", "deck", "title", "pairs", "seed", "rules", "players", "person", "kind",
        "\"end\"", "standing", "moves", "score", "peeks", "milliseconds", "review", "recalls",
        "sitting", "pieces",
      ]
    ),
    ("piece", ["sitting", "number", "text"]),
    ("deck", ["name", "title", "place", "json"]),
    ("setting", ["key", "json"]),
  ]

  /// What a row has where the bytes say nothing else: such that it is read.
  private static let plain: [String: any DatabaseValueConvertible & Sendable] = [
    "id": 1, "sitting": 1, "number": 0, "place": 0, "pieces": 1, "pairs": 8, "seed": "42",
    "players": #"[{"name":"Ann","isBot":false}]"#, "kind": #"{"free":{}}"#, "\"end\"": "finished",
    "standing": "won", "recalls": "[]", "json": "[]", "key": "a",
  ]
  private static let mostRows = 12

  /// One for all inputs: to make one takes longer than all else.
  nonisolated(unsafe) private static let store = try? RecordStore()

  public static func complaint(about bytes: [UInt8]) -> String? {
    guard let store else { return "the database can't be made" }
    guard (try? empty(store)) != nil else { return "the database can't be emptied" }
    var reader = ByteReader(bytes)
    for _ in 0..<mostRows where !reader.isAtEnd {
      let row = row(&reader)
      // What the schema refuses isn't there.
      _ = try? store.write { try $0.execute(sql: row.sql, arguments: row.values) }
    }
    let (first, second) = (look(at: store), look(at: store))
    return first == second ? nil : "reads-the-same: expected \(first), found \(second)"
  }

  private static func empty(_ store: RecordStore) throws {
    try store.write { database in
      for table in ["piece", "game", "sitting", "deck", "setting"] {
        try database.execute(sql: "DELETE FROM \(table)")
      }
    }
  }

  private static func row(_ reader: inout ByteReader) -> (sql: String, values: StatementArguments) {
    let (table, columns) = reader.element(of: columns, or: ("sitting", ["id"]))
    let values = columns.map { value(of: $0, &reader) }
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    return (
      "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(marks))",
      StatementArguments(values)
    )
  }

  private static func value(
    of column: String, _ reader: inout ByteReader
  ) -> (any DatabaseValueConvertible)? {
    switch reader.byte() {
    case 0...159: plain[column] ?? (column == "text" ? Data("recall-replay 1\n".utf8) : 0)
    case 160...191: reader.integer()
    case 192...223: reader.text()
    case 224...247: Data(reader.bytes())
    case 248...251: Double(bitPattern: UInt64(bitPattern: reader.integer()))
    default: nil
    }
  }

  /// All that the program reads, as text, with errors in their places.
  private static func look(at store: RecordStore) -> [String] {
    func told<Value>(_ body: () throws -> Value) -> String {
      do { return "\(try body())" } catch { return "refused: \(error)" }
    }
    let games = (try? store.records()) ?? []
    return [
      told(store.records), told(store.interruptedGames), told(store.decks),
      told { try store.settings("a", as: [String].self) ?? [] },
    ] + ([1] + games.map(\.id)).map { id in told { try store.recording(of: id) } }
  }
}

/// What the program that an engine runs calls; 0, as engines want.
@_cdecl("recall_fuzz_rows")
public func fuzzRows(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  RowsInput.report(bytes, count)
}
