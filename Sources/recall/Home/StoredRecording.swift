import Records
import Statistics

/// The recording of games that are kept: of each, all that happened at the table until it ended.
///
/// What was appended to a game that has begun is kept when the call returns.
final class StoredRecording: StageRecording {
  private let store: RecordStore
  /// The game that is written, by its number among those that are kept; nil while none has begun.
  private(set) var id: GameRecord.ID?
  private(set) var failure: (any Error)?
  /// All that happened at the table.
  private(set) var text: String
  /// How much of it is kept, in bytes.
  private var keptLength: Int
  /// The game that was begun last, in whose sitting others go on.
  private var last: GameRecord.ID?

  /// - Parameters:
  ///   - store: Where it is kept.
  ///   - id: The game that is gone on with; nil for a new one.
  ///   - text: What happened until then.
  init(in store: RecordStore, goingOnWith id: GameRecord.ID? = nil, text: String = "") {
    self.store = store
    self.id = id
    self.text = text
    keptLength = text.utf8.count
    last = id
  }

  func append(_ text: String) {
    self.text += text
    guard let id else { return }
    attempt { () throws(RecordStoreError) in try store.append(text, to: id) }
    keptLength = self.text.utf8.count
  }

  /// Begins to keep a game, from now on and with all that happened until now.
  func begin(_ record: GameRecord) {
    attempt { () throws(RecordStoreError) in id = try beginInSitting(record) }
    keptLength = text.utf8.count
    last = id
  }

  private func beginInSitting(_ record: GameRecord) throws(RecordStoreError) -> GameRecord.ID {
    guard let last else { return try store.begin(record, recording: text) }
    do {
      return try store.begin(record, after: last, recording: newText)
    } catch .noSuchGame {
      // What was kept of the sitting has been erased meanwhile.
      return try store.begin(record, recording: text)
    } catch {
      throw error
    }
  }

  /// What isn't kept yet.
  private var newText: String {
    String(decoding: text.utf8.dropFirst(keptLength), as: UTF8.self)
  }

  /// Keeps nothing until another game begins: the last one may be gone back to.
  func pause() {
    id = nil
  }

  /// Goes back to a game that was left for another one, and that this store still plays.
  func goBack(to id: GameRecord.ID) {
    attempt { () throws(RecordStoreError) in
      do throws(RecordStoreError) {
        try store.append(newText, to: id)
        self.id = id
      } catch .noSuchGame {
        // It has been erased meanwhile, and isn't kept any more.
        self.id = nil
      } catch {
        throw error
      }
    }
    keptLength = text.utf8.count
  }

  /// Writes down how a game went, and lets it go.
  func finish(_ id: GameRecord.ID, _ record: GameRecord) {
    attempt { () throws(RecordStoreError) in
      do throws(RecordStoreError) {
        try store.finish(id, record)
      } catch .noSuchGame where id != self.id {
        // Another one, which has been erased meanwhile.
      } catch {
        throw error
      }
    }
    if id == self.id { self.id = nil }
  }

  private func attempt(_ body: () throws(RecordStoreError) -> Void) {
    guard failure == nil else { return }
    do throws(RecordStoreError) {
      try body()
    } catch {
      failure = error
    }
  }
}
