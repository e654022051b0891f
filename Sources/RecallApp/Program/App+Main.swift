import Foundation
import RecallDriver
import SystemFiles

extension App {
  /// Runs the program: in a window, or as the arguments say (`--help` tells).
  ///
  /// `@main` on a program calls it. It doesn't return where something went wrong: the process ends with 1 when
  /// a replay diverged or a fuzzer found something, and with 2 for anything else.
  public static func main() { AppProgram<Self>.start() }
}

extension UIApplicationDelegate {
  /// Runs a program of UIKit's: what its window shows, in a window or as the arguments say (`--help` tells).
  ///
  /// `@main` on the class of its application's delegate calls it; `@UIApplicationMain` would call Objective-C.
  public static func main() { AppProgram<DelegateProgram<Self>>.start() }
}

extension AppProgram {
  /// Does what the arguments of the process say.
  fileprivate static func start() {
    // Here the clock of the start begins.
    _ = StartTimes.program
    Descriptor.ensureStandardOnes()
    EndingSignals.unblock()
    do {
      let options = try AppOptions(Array(CommandLine.arguments.dropFirst()))
      if options.task != .run || options.record != nil { HashOrder.fix() }
      try Self(options).run()
    } catch {
      CommandFailure(error).report()
      Foundation.exit((error as? CommandFailure)?.status.rawValue ?? 2)
    }
  }
}
