import Foundation

/// The order of sets and dictionaries, which the standard library draws anew in each process.
///
/// A program may show things in that order. Its recordings are to come out the same in another process.
enum HashOrder {
  private static let variable = "SWIFT_DETERMINISTIC_HASHING"

  /// Starts this program again, with an order that is the same each time, unless it has it already. Where the
  /// system can't do that, it goes on as it is.
  static func fix() {
    guard getenv(variable) == nil else { return }
    setenv(variable, "1", 1)
    var arguments: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) }
    arguments.append(nil)
    execv("/proc/self/exe", &arguments)
    for argument in arguments { free(argument) }
  }
}
