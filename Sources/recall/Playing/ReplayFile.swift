import Foundation
import Rasterizer
import RecallUI
import Replay

/// A replay in a file, and playing it without a window.
struct ReplayFile {
  let path: String

  /// What came of playing a file.
  struct Session {
    var stage: Stage
    var textMeasurer: PangoTextMeasurer
    var report: ReplayReport
  }

  /// The replay files at `paths`; of a folder, every `*.replay` in it, in the order of their
  /// names.
  ///
  /// - Throws: `CommandFailure` for a path where nothing is, or a folder without a replay.
  static func files(at paths: [String]) throws -> [ReplayFile] {
    try paths.flatMap { path in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw CommandFailure(.wrongInput, ["\(path): there is no such file or folder"])
      }
      guard isFolder.boolValue else { return [ReplayFile(path: path)] }
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      let replays = names.filter { $0.hasSuffix(".replay") }.sorted()
      guard !replays.isEmpty else {
        throw CommandFailure(.wrongInput, ["\(path): there is no *.replay file in this folder"])
      }
      let folder = path.hasSuffix("/") ? path : path + "/"
      return replays.map { ReplayFile(path: folder + $0) }
    }
  }

  /// Plays the file to its end, or until an instant, and checks what it says on the way, and what
  /// always holds: what a fuzzer found fails here as well, until it is mended.
  ///
  /// - Parameter gestureTrace: Gets what `Stage.gestureTrace` tells.
  /// - Throws: `CommandFailure` for a file that can't be read or isn't as it should be.
  func play(
    until instant: Instant? = nil, gestureTrace: ((String) -> Void)? = nil
  ) throws -> Session {
    let script = try script()
    let textMeasurer = try GameTable.textMeasurer()
    let stage = try table(for: script).stage(script.header, textMeasurer: textMeasurer)
    stage.gestureTrace = gestureTrace
    do {
      let report = try ReplayPlayer(script, file: path).play(
        on: CheckedTarget(StageTarget(stage), invariants: StageTarget.invariants), until: instant)
      for issue in stage.issues {
        CommandFailure.write("Warning: \(path): \(issue)")
      }
      return Session(stage: stage, textMeasurer: textMeasurer, report: report)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// What the file says.
  ///
  /// - Throws: `CommandFailure` for a file that can't be read or isn't as it should be.
  func script() throws -> ReplayScript {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw CommandFailure(.wrongInput, ["\(path): cannot be read"])
    }
    do {
      return try ReplayScript(parsing: Array(data), file: path)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func table(for script: ReplayScript) throws -> GameTable {
    do {
      return try GameTable(deck: script.header.deck, pairs: script.header.pairs)
    } catch let failure as CommandFailure {
      let place = script.position(of: .deck)
      throw CommandFailure(failure.status, failure.messages.map { "\(place): \($0)" })
    }
  }
}
