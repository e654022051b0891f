import Foundation
import SystemFiles

/// Where programs that use one folder meet: a socket's name in it, and a lock on the folder.
final class SocketPlace {
  /// Who is at a socket.
  enum Presence {
    /// Nobody.
    case absent
    /// A program, by a connection to it.
    case present(UnixSocket)
    /// It can't be told.
    case unknown
  }

  private let folder: Int32
  private let path: String

  /// - Returns: Nil for a folder that isn't there, or can't be opened.
  init?(in folder: String) {
    self.folder = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    path = "\(folder)/\(Self.name)"
    if self.folder < 0 { return nil }
  }

  deinit {
    close(folder)
  }

  private static let name = "window"

  /// Keeps others from taking the place until this goes, or says that somebody else does so for longer than it takes.
  func lock() -> Bool {
    for _ in 0..<Self.attempts {
      if flock(folder, LOCK_EX | LOCK_NB) == 0 { return true }
      usleep(Self.pause)
    }
    return false
  }

  private static let attempts = 100
  /// In microseconds.
  private static let pause: UInt32 = 10_000

  func connect() -> Presence {
    guard let socket = UnixSocket() else { return .unknown }
    let status = withAddress { Foundation.connect(socket.number, $0, $1) }
    guard status != 0 else { return .present(socket) }
    return [ENOENT, ECONNREFUSED].contains(errno) ? .absent : .unknown
  }

  /// Puts a socket there, in place of one at which nobody is.
  func listen() -> UnixSocket? {
    guard let socket = UnixSocket() else { return nil }
    unlink(path)
    guard withAddress({ bind(socket.number, $0, $1) }) == 0, chmod(path, 0o600) == 0,
      Foundation.listen(socket.number, 8) == 0
    else { return nil }
    socket.path = path
    return socket
  }

  /// The address of the socket. It has room for some hundred bytes, and folders have longer paths: on Linux the folder
  /// goes by the number that it was opened by.
  private func withAddress(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    #if os(Linux)
      let path = "/proc/self/fd/\(folder)/\(Self.name)"
    #else
      let path = path
    #endif
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < room else {
      errno = ENAMETOOLONG
      return -1
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
