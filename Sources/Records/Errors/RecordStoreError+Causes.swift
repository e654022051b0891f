import Foundation
import GRDB

extension RecordStoreError {
  /// What an error of the database, or of the system, means for the games at a path.
  init(_ error: any Error, path: String) {
    switch error {
    case let error as RecordStoreError: self = error
    case let error as DatabaseError: self.init(error, path: path)
    case let error as SystemFailure:
      self =
        [ENOSPC, EDQUOT].contains(error.number)
        ? .full(path: path) : .unwritable(path: path, reason: error.description)
    // A row that isn't as the schema has it.
    case is RowDecodingError, is DecodingError: self = .damaged(path: path)
    default: self = .failed(path: path, reason: "\(error)")
    }
  }

  private init(_ error: DatabaseError, path: String) {
    let reason = error.message ?? "\(error.resultCode)"
    switch error.resultCode {
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(path: path)
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .locked(path: path)
    case .SQLITE_FULL: self = .full(path: path)
    // The index of the log beside the database is made larger before anything is written to it.
    case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHMSIZE:
      self = .full(path: path)
    case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH:
      self = .unwritable(path: path, reason: reason)
    default: self = .failed(path: path, reason: reason)
    }
  }
}
