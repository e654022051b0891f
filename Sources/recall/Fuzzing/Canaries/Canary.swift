import Fuzzing

/// A fault that is built in on purpose, to show that the fuzzer finds it: `recall fuzz --canary NAME`.
///
/// Each stands between the fuzzer and what it plays on, at a seam of the program: nothing of the game
/// knows of any.
enum Canary: String, CaseIterable {
  // The model.
  case comparesAThirdCard, bonusRunsInAPause, choosesWithoutTime, peeksForNothing
  case forgetsTheSecondPair, keepsTheTurn, digestIsBlind, savesNoMoves
  // The stage.
  case pressLosesItsEnd, missesALostFocus, countsFrames, ignoresTheViewport, showsAThirdCard
  case takesAMatchBack, countsMovesTwice, leavesAPeek, runsTimeBack, refusesTwoPointers
  case endsTooEarly, keepsAnOldFrame, complainsAboutViews, tellsWhatLiesFaceDown
  // Scripts.
  case printsNoButton, readsOneStepLess
  // Decks.
  case losesALongDecksEnd
  // The database.
  case losesAPiece, turnsDecksAround, keepsTheFirstSetting
  // Layout.
  case keepsASize, leavesAnUpdateOut, keepsADrawing

  /// The level that it is on.
  var level: FuzzLevel {
    switch self {
    case .comparesAThirdCard, .bonusRunsInAPause, .choosesWithoutTime, .peeksForNothing,
      .forgetsTheSecondPair, .keepsTheTurn, .digestIsBlind, .savesNoMoves:
      .model
    case .pressLosesItsEnd, .missesALostFocus, .countsFrames, .ignoresTheViewport, .showsAThirdCard,
      .takesAMatchBack, .countsMovesTwice, .leavesAPeek, .runsTimeBack, .refusesTwoPointers,
      .endsTooEarly, .keepsAnOldFrame, .complainsAboutViews, .tellsWhatLiesFaceDown:
      .stage
    case .printsNoButton, .readsOneStepLess: .script
    case .losesALongDecksEnd: .deck
    case .losesAPiece, .turnsDecksAround, .keepsTheFirstSetting: .database
    case .keepsASize, .leavesAnUpdateOut, .keepsADrawing: .layout
    }
  }

  /// How many events show it at most. Where a bot plays, which needs no event, it may take fewer.
  var leastEvents: Int {
    switch self {
    case .comparesAThirdCard: 3
    case .bonusRunsInAPause: 3
    case .choosesWithoutTime: 1
    case .peeksForNothing: 1
    case .forgetsTheSecondPair: 3
    case .keepsTheTurn: 2
    case .digestIsBlind: 1
    case .savesNoMoves: 2
    case .pressLosesItsEnd: 1
    case .missesALostFocus: 2
    case .countsFrames: 0
    case .ignoresTheViewport: 1
    case .showsAThirdCard: 2
    case .takesAMatchBack: 3
    case .countsMovesTwice: 2
    case .leavesAPeek: 1
    case .runsTimeBack: 1
    case .refusesTwoPointers: 2
    case .endsTooEarly: 2
    case .keepsAnOldFrame: 1
    case .complainsAboutViews: 1
    case .tellsWhatLiesFaceDown: 0
    case .printsNoButton, .readsOneStepLess, .losesALongDecksEnd: 1
    case .losesAPiece: 3
    case .turnsDecksAround: 1
    case .keepsTheFirstSetting: 2
    case .keepsASize, .leavesAnUpdateOut, .keepsADrawing: 2
    }
  }
}
