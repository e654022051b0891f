import Foundation

/// What a page tells of a replay.
struct ReportSession: Encodable {
  /// An event, or a step without one.
  struct Event: Encodable {
    /// In milliseconds since the start.
    var time: Int64
    var line: Int?
    var action: String
    /// The number of the picture that came of it, right before the next event.
    var frame: Int
    /// What changed of the state: a name, what it was and what it is.
    var changes: [[String?]]
    /// What happened inside: gestures that competed, timers, effects.
    var notes: [String]
    /// What isn't as it should be, if something isn't.
    var failures: [String] = []
    /// The lines of the state that are others than expected: a name, what was expected and what was found.
    var differences: [[String?]] = []
    /// The picture that was expected, if there was one and it is another.
    var picture: Picture?
  }

  /// A picture that is another than expected, as addresses of PNG pictures that stand in themselves.
  struct Picture: Encodable {
    var name: String
    var expected: String
    var found: String
    /// What was found, pale, with what differs in red; nil where the sizes are others.
    var difference: String?
  }

  var file: String
  var outcome: String
  var messages: [String]
  var comments: [String]
  var width = 0.0
  var height = 0.0
  var milliseconds: Int64 = 0
  var events: [Event] = []
  var definitions: [String] = []
  var elements: [String] = []
  var frames: [[Int]] = []
}

extension ReportSession {
  /// A file that can't be played.
  init(unplayable file: ReplayFile, _ failure: CommandFailure) {
    self.init(
      file: file.name, outcome: ReplayVerdict.Outcome.malformed.rawValue,
      messages: failure.messages, comments: [])
  }
}
