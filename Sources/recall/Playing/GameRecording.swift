/// Where a game is written down while it is played.
protocol GameRecording: AnyObject {
  /// Adds text to what was written. What can't be written is told by `failure`, and the game goes on.
  func append(_ text: String)

  /// Why nothing more is written; nil while all is well.
  var failure: CommandFailure? { get }
}

extension RecordingFile: GameRecording {}
