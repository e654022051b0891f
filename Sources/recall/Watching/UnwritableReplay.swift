import RecallUI

/// A changed replay can't be written to a new file.
struct UnwritableReplay: ToldError, CustomStringConvertible {
  let path: String
  /// What the system says.
  let reason: String

  var description: String {
    "cannot write \(path): \(reason); name a file that isn't there yet"
  }

  var words: LocalizedStringKey {
    LocalizedStringKey(
      "cannot write {file}: {reason}; name a file that isn't there yet",
      ["file": .text(path), "reason": SystemReason.argument(reason)])
  }
}
