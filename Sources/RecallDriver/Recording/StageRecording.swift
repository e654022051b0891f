/// Where what is done on a stage is written down while that goes on.
package protocol StageRecording: AnyObject {
  /// Adds text to what was written. What can't be written is told by `failure`, and the program goes on.
  func append(_ text: String)

  /// Why nothing more is written; nil while all is well.
  var failure: (any Error)? { get }
}

extension RecordingFile: StageRecording {}
