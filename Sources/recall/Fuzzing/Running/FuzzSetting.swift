import Foundation
import Fuzzing
import Replay

/// Makes the players of the levels, each for a thread of its own.
struct FuzzSetting {
  /// What was learnt from recordings.
  var learnt = LearntSteps()
  /// What is played on, on the level of the stage; nil for all screens.
  var screen: FuzzedScreen?

  /// - Parameters:
  ///   - level: What is played.
  ///   - journal: Where what is played on the stage is written down; nil for nowhere.
  /// - Throws: `CommandFailure` for decks or fonts that aren't there.
  func player(of level: FuzzLevel, journal: FuzzJournal? = nil) throws -> any FuzzPlayer {
    switch level {
    case .model: return ModelPlayer { try MemoryGameSubject($0) }
    case .script: return ScriptPlayer()
    case .deck: return DeckPlayer()
    case .database: return DatabasePlayer()
    case .layout: return LayoutPlayer()
    case .stage: return try stagePlayer(journal)
    }
  }

  private func stagePlayer(_ journal: FuzzJournal?) throws -> StagePlayer<FuzzedProgram> {
    let measurer = try GameTable.textMeasurer()
    return StagePlayer(
      decks: try screen?.decks() ?? FuzzedScreens.decks(),
      screens: try screen?.screens() ?? FuzzedScreens.screens(), learnt: learnt,
      subject: StageSubject(
        invariants: StageTarget.invariants(of:),
        look: { _ = $0.stage.displayList },
        difference: { $0.stage.displayList.difference(from: $1.stage.displayList) },
        endViolation: \.endViolation,
        makeTarget: { try FuzzedProgram($0, textMeasurer: measurer) }),
      journal: { plan, piece in try journal?.add(round: plan.number, piece: piece) })
  }

  /// Reads the recordings in folders and files that sequences are learnt from.
  ///
  /// - Throws: `CommandFailure` for what can't be read.
  static func learn(from paths: [String]) throws -> LearntSteps {
    guard !paths.isEmpty else { return LearntSteps() }
    let found = ReplayPaths.files(at: paths)
    guard found.failures.isEmpty else {
      throw CommandFailure(.wrongInput, found.failures.map(\.description))
    }
    return LearntSteps(try found.paths.map { try ReplayFile(path: $0).script() })
  }
}
