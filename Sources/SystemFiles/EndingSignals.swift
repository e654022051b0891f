import Foundation

/// The signals that end a program.
package enum EndingSignals {
  /// Lets them reach this process, and end it as they end any other: with 130 for Ctrl-C.
  ///
  /// Signals stay blocked across the start of a process, and programs that start others from a
  /// thread of a pool leave everything blocked.
  package static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE] {
      sigaddset(&signals, signal)
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    // Swift's runtime takes this one for a crash, and keeps the process to look into it.
    signal(SIGQUIT, SIG_DFL)
  }
}
