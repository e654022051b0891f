import Foundation
import Records
import Synchronization
import SystemFiles

/// The program whose window was opened first on what a folder keeps: it hears of each start that comes later, which has
/// that window come to the front instead of opening another one.
///
/// They meet at a socket in the folder. So two folders are two players, no bus is needed, and a sandbox is no wall. A
/// program that was killed leaves the socket behind, at which nobody answers: the next start takes its place. Who looks
/// whether somebody answers, and takes the place, has a lock on the folder meanwhile, so that of two starts at once one
/// is the first.
final class FirstWindow: Sendable {
  private let socket: UnixSocket

  /// Takes the place, where nobody has it.
  ///
  /// - Parameters:
  ///   - folder: What is kept.
  ///   - onStart: Called for each start that comes later, on a thread of its own.
  /// - Returns: Nil where somebody else has it, or where it can't be had, such as before the folder is made.
  init?(in folder: DataFolder, onStart: @escaping @Sendable () -> Void) {
    guard let place = SocketPlace(in: folder.path), place.lock(),
      case .absent = place.connect(), let socket = place.listen()
    else { return nil }
    self.socket = socket
    let thread = Thread {
      while let caller = socket.accept() {
        onStart()
        caller.answer()
      }
    }
    thread.name = "later starts"
    thread.start()
  }

  deinit {
    socket.end()
  }

  /// Has the window that was opened first on a folder come to the front.
  ///
  /// - Parameter patience: How long to wait for an answer, in milliseconds: a program that hangs must keep nobody from
  ///   playing.
  /// - Returns: Whether there is one, which has said that it does.
  static func raise(in folder: DataFolder, patience: Int32 = 3000) -> Bool {
    guard let place = SocketPlace(in: folder.path), case .present(let socket) = place.connect()
    else { return false }
    return socket.hasAnswer(within: patience)
  }
}
