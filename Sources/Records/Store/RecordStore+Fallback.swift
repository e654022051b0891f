extension RecordStore {
  /// Opens the database at a path, and where that can't be, a store in memory.
  ///
  /// - Parameters:
  ///   - path: Of the database.
  ///   - patience: How long to wait for others, in seconds, each time.
  /// - Returns: The store, and what the player has to know: why games aren't kept, or that those until
  ///   now were damaged.
  /// - Throws: ``RecordStoreError/failed(path:reason:)`` when there is no memory.
  public static func orInMemory(
    path: String, patience: Double = 2
  ) throws(RecordStoreError) -> (store: RecordStore, message: RecordStoreMessage?) {
    do {
      let store = try RecordStore(path: path, patience: patience)
      let message = store.keptAside.map { RecordStoreMessage.keptAside(path: path, aside: $0) }
      return (store, message)
    } catch {
      return (try RecordStore(), .forgotten(RecordStoreError(error, path: path)))
    }
  }
}
