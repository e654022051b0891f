import Foundation

/// Ctrl-C, for a command that ends cleanly: it stops at the next place where it can, and says what it has
/// done. A second one ends it at once.
enum Interruption {
  /// The signal that was caught; 0 for none. Only a handler writes it, once.
  private nonisolated(unsafe) static var signalNumber: sig_atomic_t = 0

  /// Whether somebody wants the command to end.
  static var isWanted: Bool { signalNumber != 0 }

  /// Catches the signals that ask a program to end.
  static func listen() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.signalNumber = sig_atomic_t(number)
        signal(number, SIG_DFL)
      }
    }
  }

  /// Ends the process as the signal would have, where one was caught.
  static func finish() {
    guard signalNumber != 0 else { return }
    raise(Int32(signalNumber))
  }
}
