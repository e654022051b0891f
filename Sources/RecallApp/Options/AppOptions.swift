import Foundation
import RecallUI
import Replay

/// What a program is started with.
struct AppOptions: Equatable {
  /// What it does.
  enum Task: Equatable {
    /// Shows its window.
    case run
    /// Plays replays, and checks that the same comes of them.
    case replay([String])
    /// Plays so many steps at random.
    case fuzz(Int)
    /// Draws a moment: of a replay, or of the program as it begins.
    case snapshot(String?)
    /// Tells which views there are at a moment: of a replay, or of the program as it begins.
    case outline(String?)
    /// Draws all previews into a folder.
    case previews(String)
    /// Tells how it is called.
    case help
  }

  var task = Task.run
  /// Where to write down what is done in the window; nil for nowhere.
  var record: String?
  /// The window's size, in points; nil for what the program says.
  var size: CGSize?
  /// The surroundings; nil for the desktop's in a window, and light ones without.
  var appearance: ReplayHeader.Scheme?
  /// The language of its words; nil for the one that it is written in.
  var language: Language?
  /// What chance begins with; nil for whatever comes.
  var seed: UInt64?
  /// The date at which it begins; nil for the machine's in a window, and the usual one without.
  var date: StartDate?
  /// A moment, in milliseconds since the start; nil for the end.
  var at: Int64?
  /// The picture to draw; nil where none is drawn.
  var output: String?
  /// Where a fuzzer writes what it found.
  var findings = "."
  /// Whether files may be replaced.
  var force = false
  /// Whether to say how long the first frame took, and to end.
  var timesStart = false
}

/// What is wrong with a call: what was expected, and what was found.
struct WrongAppCall: Error, Equatable, CustomStringConvertible {
  let description: String
}
