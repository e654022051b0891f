import Foundation
import Records

extension GameKeeper {
  /// What is kept in a folder; where that can't be opened, what is played is forgotten in the end, and the
  /// player is told so.
  ///
  /// - Parameter folder: Its path; nil for the one that the system has for such things.
  /// - Throws: `RecordStoreError` when there is no memory.
  convenience init(folder: String?) throws {
    var store: RecordStore
    var message: String?
    do {
      let folder =
        try folder.map(DataFolder.init(path:))
        ?? DataFolder(environment: ProcessInfo.processInfo.environment)
      (store, message) = try RecordStore.orInMemory(path: folder.records)
    } catch {
      store = try RecordStore()
      message = "\(error)"
    }
    self.init(
      store: store, message: message,
      clock: {
        let now = Date()
        return (
          Int64(now.timeIntervalSince1970), TimeZone.current.secondsFromGMT(for: now)
        )
      },
      drawSeed: { UInt64.random(in: .min ... .max) })
  }
}
