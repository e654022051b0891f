import Foundation

/// Who uses a database, and who plays which of its games: locks on the bytes of a file beside it.
///
/// The kernel holds the locks, and lets them go when the process ends, however it ends. So a claim
/// needs no process numbers, which are used again and differ between containers, and no clock; and
/// nobody has to clean up. Byte 0 stands for the use of the database, byte n for game n. The file stays
/// empty: a byte need not be there to be locked.
///
/// The locks are open file descriptions' (`fcntl(2)`, `F_OFD_SETLK`). The older ones of processes are all
/// lost when any descriptor of the file is closed, and don't tell two stores of a process apart.
final class ClaimFile {
  /// What a byte is locked for.
  enum Kind {
    /// Together with others.
    case shared
    /// Alone.
    case exclusive
  }

  private let number: Int32

  /// Opens the file, or makes it.
  init(path: String) throws(SystemFailure) {
    number = try SystemFailure.check(open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600))
  }

  deinit {
    // A process that is being started has a copy of the descriptor for a moment, which would hold the
    // locks for as long.
    unlock(0, length: 0)
    close(number)
  }

  /// Locks a byte, or changes the kind of its lock, without waiting.
  ///
  /// - Returns: Whether it is locked now; false when somebody else holds it.
  func lock(_ byte: Int64, _ kind: Kind) throws(SystemFailure) -> Bool {
    var region = Self.region(byte, length: 1, type: kind == .shared ? F_RDLCK : F_WRLCK)
    guard fcntl(number, Command.set, &region) < 0 else { return true }
    let failure = SystemFailure()
    guard [EAGAIN, EACCES].contains(failure.number) else { throw failure }
    return false
  }

  /// Lets a byte go.
  ///
  /// - Parameters:
  ///   - byte: The first one.
  ///   - length: How many; 0 for all that there could be.
  func unlock(_ byte: Int64, length: off_t = 1) {
    var region = Self.region(byte, length: length, type: F_UNLCK)
    _ = fcntl(number, Command.set, &region)
  }

  /// Whether somebody else holds a byte.
  func isHeldElsewhere(_ byte: Int64) throws(SystemFailure) -> Bool {
    var region = Self.region(byte, length: 1, type: F_WRLCK)
    try SystemFailure.check(fcntl(number, Command.get, &region))
    return region.l_type != Int16(F_UNLCK)
  }

  private static func region(_ byte: Int64, length: off_t, type: Int32) -> flock {
    var region = flock()
    region.l_type = Int16(type)
    region.l_whence = Int16(SEEK_SET)
    region.l_start = off_t(byte)
    region.l_len = length
    return region
  }

  /// The C macros can't be read by Swift.
  private enum Command {
    #if os(Linux)
      static let get: Int32 = 36
      static let set: Int32 = 37
    #else
      static let get: Int32 = 92
      static let set: Int32 = 90
    #endif
  }
}
