import Foundation
import RecallHome
import RecallUI
import Records

extension GameKeeper {
  /// The folder in which things are kept.
  ///
  /// - Parameter path: Its path; nil for the one that the system has for such things.
  /// - Throws: `RecordStoreError` where the system has none.
  static func folder(_ path: String?) throws(RecordStoreError) -> DataFolder {
    if let path { return DataFolder(path: path) }
    return try DataFolder(environment: ProcessInfo.processInfo.environment)
  }

  /// The player's home as shells have it: `HOME`, and that of the account where it doesn't begin with `/`.
  static func home(environment: [String: String]) -> String {
    guard let home = environment["HOME"], home.hasPrefix("/") else { return NSHomeDirectory() }
    return home
  }

  /// What is kept in a folder; where that can't be opened, what is played is forgotten in the end, and the
  /// player is told so.
  ///
  /// - Parameters:
  ///   - path: The folder's; nil for the one that the system has for such things.
  ///   - seed: What the seeds of new games are drawn by.
  /// - Throws: `RecordStoreError` when there is no memory.
  convenience init(folder path: String?, seed: UInt64) throws {
    var store: RecordStore
    var message: LocalizedStringKey?
    do throws(RecordStoreError) {
      let opened = try RecordStore.orInMemory(path: try Self.folder(path).records)
      (store, message) = (opened.store, opened.message?.words)
    } catch {
      store = try RecordStore()
      message = error.toldWords
    }
    self.init(
      store: store, message: message, time: .now,
      home: Self.home(environment: ProcessInfo.processInfo.environment), fresh: .fresh,
      drawSeed: Self.seeds(drawnBy: seed))
  }
}

extension WallTime {
  /// What the clocks show now.
  static var now: WallTime {
    let now = Date()
    return WallTime(
      seconds: Int64(now.timeIntervalSince1970), offset: TimeZone.current.secondsFromGMT(for: now))
  }
}
