import Foundation
import RecallDriver
import SystemFiles

extension App {
  /// Runs the program: in a window, or as the arguments say (`--help` tells).
  ///
  /// `@main` on a program calls it. It doesn't return where something went wrong: the process ends with 1 when
  /// a replay diverged or a fuzzer found something, and with 2 for anything else.
  public static func main() {
    // Here the clock of the start begins.
    _ = StartTimes.program
    Descriptor.ensureStandardOnes()
    EndingSignals.unblock()
    do {
      let options = try AppOptions(Array(CommandLine.arguments.dropFirst()))
      if options.task != .run || options.record != nil { HashOrder.fix() }
      try AppProgram<Self>(options).run()
    } catch {
      CommandFailure(error).report()
      Foundation.exit((error as? CommandFailure)?.status.rawValue ?? 2)
    }
  }
}
