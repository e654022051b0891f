import Foundation

/// Tells how long ago an X server got an event.
///
/// The server's times are milliseconds of the monotonic clock of its machine, in 32 bits. When they
/// fit this machine's clock, that is where it runs.
struct ServerClock: Sendable {
  /// The server's time on this machine, in milliseconds. It begins again at 0 after 49 days.
  let now: @Sendable () -> UInt32

  /// A clock that reads the machine's.
  static let real = ServerClock {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt32(truncatingIfNeeded: time.tv_sec * 1000 + time.tv_nsec / 1_000_000)
  }

  /// How old an event can be, in milliseconds. What seems older comes from another clock.
  static let oldest: UInt32 = 10_000

  /// The age of what the server got at `time`, in milliseconds; nil when the server's clock is
  /// another one than this machine's.
  func age(of time: UInt32) -> UInt32? {
    let age = now() &- time
    return age <= Self.oldest ? age : nil
  }
}
