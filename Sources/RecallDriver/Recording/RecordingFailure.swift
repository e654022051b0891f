import RecallUI

/// Why nothing more is written to the file of a recording.
package enum RecordingFailure: ToldError, Equatable, CustomStringConvertible {
  /// Somebody took the file away; `file` is where it stood.
  case removed(file: String)
  /// It can't be written; `reason` is what the system says.
  case unwritable(file: String, reason: String)

  package var description: String {
    switch self {
    case .removed(let file):
      "cannot record in \(file) any more: the file was removed meanwhile"
    case .unwritable(let file, let reason):
      "cannot record in \(file): \(reason); the recording ends before that"
    }
  }

  package var words: LocalizedStringKey {
    switch self {
    case .removed(let file):
      LocalizedStringKey(
        "cannot record in {file} any more: the file was removed meanwhile", ["file": .text(file)])
    case .unwritable(let file, let reason):
      LocalizedStringKey(
        "cannot record in {file}: {reason}; the recording ends before that",
        ["file": .text(file), "reason": SystemReason.argument(reason)])
    }
  }
}
