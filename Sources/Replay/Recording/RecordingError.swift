/// Why something could not be recorded.
public enum RecordingError: Error, Equatable, Sendable {
  /// A recording has to begin where its replay will: at the target's beginning.
  case targetHasRun(milliseconds: Int64)
  /// The recording was ended, or broke off with an error.
  case isClosed
  /// A recording that is gone on with comes to another state than the one it tells of.
  case wentOtherwise(milliseconds: Int64)
  /// A script can't say a time that late, in milliseconds.
  case timeOutOfRange(Int64)
  /// A script can't say a pointer of that number.
  case pointerOutOfRange(Int)
  /// A script can't say a message that long.
  case messageTooLong(name: String, bytes: Int)
  /// What was written doesn't mean what was to be recorded.
  case readBackDiffers(written: String, read: String)
  /// The target threw an error.
  case target(message: String)
}

extension RecordingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .targetHasRun(let milliseconds):
      "expected a target at 0 ms to record, found one at \(milliseconds) ms"
    case .isClosed:
      "expected an open recording, found one that was ended or broke off"
    case .wentOtherwise(let time):
      "expected the state that the recording tells of at \(time) ms, found another one"
    case .timeOutOfRange(let time):
      "expected a time up to \(ReplayGrammar.milliseconds.upperBound) ms, found \(time)"
    case .pointerOutOfRange(let number):
      "expected a pointer's number up to \(ReplayGrammar.pointers.upperBound), found \(number)"
    case .messageTooLong(let name, let bytes):
      "expected a message of up to \(ReplayGrammar.textBytes) bytes, found '\(name)' of \(bytes)"
    case .readBackDiffers(let written, let read):
      "expected to read back `\(written)`, found `\(read)`"
    case .target(let message):
      "the event failed: \(message)"
    }
  }
}
