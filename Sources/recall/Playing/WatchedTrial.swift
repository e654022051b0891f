import Rasterizer
import RecallUI
import Replay

/// A script in memory that is played to be watched, and what it is played with.
struct WatchedTrial {
  var text: String
  /// What errors call it.
  var name: String
  /// What it may use of other files; nil for nothing.
  var library: ReplayLibrary?
  /// What its pictures are compared with; nil where there are none to be had.
  var pictures: StageTarget.PictureCheck?
  /// Makes what it is played on.
  var program: (ReplayHeader, PangoTextMeasurer) throws -> any PlayedProgram
}
