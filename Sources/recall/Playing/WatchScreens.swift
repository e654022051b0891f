import Foundation
import Rasterizer
import RecallHome
import RecallUI
import Replay
import ReplayViewer

/// The stage that the viewer is shown on: the same in a window and without one.
enum WatchScreens {
  /// What scripts call it.
  static let name = "watch"

  /// - Parameters:
  ///   - model: What is watched.
  ///   - size: Of the window, in points.
  ///   - textMeasurer: Lays text out.
  ///   - catalog: What it is shown in; nil for English.
  ///   - notice: What the program has to say to who watches, if somebody is there.
  static func stage(
    _ model: WatchModel, size: CGSize, textMeasurer: PangoTextMeasurer,
    catalog: StringCatalog? = nil, notice: Notice? = nil
  ) -> Stage {
    Stage(size: size, textMeasurer: textMeasurer, state: model) {
      WatchScreen(model: model)
        .overlay(alignment: .top) { notice.map(NoticeBar.init) }
        .language(catalog)
    }
  }

  /// What a script's header gives it: the text of a replay, and that of another one behind it.
  ///
  /// - Throws: `CommandFailure` for what is no replay.
  static func trials(in given: String) throws -> [WatchedTrial] {
    let texts = replays(in: given)
    guard (1...2).contains(texts.count) else {
      throw CommandFailure(
        .wrongInput, ["expected one replay or two given to the viewer, found \(texts.count)"])
    }
    return try zip(texts, ["one.replay", "other.replay"]).map { text, name in
      try WatchedTrial(alone: text, named: name)
    }
  }

  /// The viewer of replays that were given to it.
  ///
  /// - Throws: `CommandFailure` for a replay that isn't as it should be.
  static func model(
    of trials: [WatchedTrial], isDark: Bool, catalog: StringCatalog?,
    _ textMeasurer: PangoTextMeasurer
  ) throws -> WatchModel {
    let sessions = try trials.map { try SessionWatcher(textMeasurer, in: catalog).session(of: $0) }
    let model = WatchModel(
      sessions[0], beside: sessions.dropFirst().first, isEditable: sessions.count == 1,
      isDark: isDark)
    model.outcome = { edits in
      // Without a window nobody waits: it is played when it is shown.
      var trial = trials[0]
      guard let script = try? ReplayScript(parsing: trial.text, file: trial.name),
        let edited = try? script.edited(by: edits)
      else { return nil }
      trial.text = "\(edited)"
      var session = try? SessionWatcher(textMeasurer, in: catalog).session(of: trial)
      session?.name = "changed"
      return session
    }
    return model
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
