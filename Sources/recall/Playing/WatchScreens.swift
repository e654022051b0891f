import Foundation
import Rasterizer
import RecallUI
import Replay
import ReplayViewer

/// The stage that the viewer is shown on: the same in a window and without one.
enum WatchScreens {
  /// What scripts call it.
  static let name = "watch"

  static func stage(
    _ model: WatchModel, size: CGSize, textMeasurer: PangoTextMeasurer
  ) -> Stage {
    Stage(size: size, textMeasurer: textMeasurer, state: model) { WatchScreen(model: model) }
  }

  /// What a script's header gives it: the text of a replay, and that of another one behind it.
  ///
  /// - Throws: `CommandFailure` for what is no replay.
  static func model(
    of given: String, _ textMeasurer: PangoTextMeasurer
  ) throws -> WatchModel {
    let texts = replays(in: given)
    guard (1...2).contains(texts.count) else {
      throw CommandFailure(
        .wrongInput, ["expected one replay or two given to the viewer, found \(texts.count)"])
    }
    let sessions = try zip(["one.replay", "other.replay"], texts).map { name, text in
      try SessionWatcher(textMeasurer).session(
        of: text, named: ReplayFile(path: name), isBesideFile: false)
    }
    return WatchModel(
      sessions[0], beside: sessions.dropFirst().first, isEditable: sessions.count == 1)
  }

  /// Each begins with the line that all replays begin with.
  private static func replays(in given: String) -> [String] {
    var texts: [String] = []
    for line in given.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("recall-replay ") { texts.append("") }
      guard !texts.isEmpty else { continue }
      texts[texts.count - 1] += line + "\n"
    }
    return texts
  }
}
