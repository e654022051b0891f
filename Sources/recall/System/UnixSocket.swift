import Foundation
import Synchronization

/// A socket between programs of one machine.
final class UnixSocket: @unchecked Sendable {
  let number: Int32
  /// The name of one that listens, which goes with it. Set before another thread knows of it.
  var path: String?

  /// A new one; nil where the system has none left.
  convenience init?() {
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    self.init(number: socket(AF_UNIX, kind, 0))
  }

  private init?(number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
    // No program that is started from this one, such as a browser, keeps it open.
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }

  deinit {
    close(number)
  }

  /// The next one who connects; nil when this has ended.
  func accept() -> UnixSocket? {
    while true {
      let caller = Foundation.accept(number, nil, nil)
      if caller >= 0 { return UnixSocket(number: caller) }
      guard errno == EINTR || errno == ECONNABORTED else { return nil }
    }
  }

  /// Ends one that listens, and takes its name away.
  func end() {
    if let path { unlink(path) }
    #if os(Linux)
      shutdown(number, Int32(SHUT_RDWR))
    #else
      shutdown(number, SHUT_RDWR)
    #endif
  }

  /// Says that something was done.
  func answer() {
    var byte: UInt8 = 1
    // Who has gone meanwhile gets no signal that would end this program.
    #if os(Linux)
      _ = send(number, &byte, 1, Int32(MSG_NOSIGNAL))
    #else
      _ = send(number, &byte, 1, 0)
    #endif
  }

  /// Whether something comes back within so many milliseconds.
  func hasAnswer(within patience: Int32) -> Bool {
    var waiting = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, patience) == 1 else { return false }
    var byte: UInt8 = 0
    return recv(number, &byte, 1, 0) == 1
  }
}
