import ArgumentParser
import RecallUI

/// What to tell of while a game is played.
struct TraceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Tell on standard error what happens inside, and why: any of \(TraceOptions.names), with \
      commas between them.
      """, valueName: "kinds"))
  var trace: String?

  func validate() throws {
    _ = try kinds()
  }

  /// What writes to standard error what was asked for; nil for nothing.
  func stageTrace() throws -> StageTrace? {
    try kinds().map { kinds in StageTrace(of: kinds) { CommandFailure.write("\($0)") } }
  }

  private func kinds() throws -> Set<TraceEvent.Kind>? {
    guard let names = trace?.split(separator: ",", omittingEmptySubsequences: false) else {
      return nil
    }
    return Set(
      try names.map { name in
        guard let kind = TraceEvent.Kind(rawValue: String(name)) else {
          let found = name.isEmpty ? "nothing" : "'\(name)'"
          throw ValidationError(
            "--trace: expected any of \(Self.names), with commas between them, found \(found)")
        }
        return kind
      })
  }

  private static let names = TraceEvent.Kind.allCases.map(\.rawValue).joined(separator: ", ")
}
