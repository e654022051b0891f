import Foundation
import Interaction
import Rasterizer
import RecallHome
import RecallUI
import Records
import Replay

/// What a fuzzer plays on: a table, the screens around it, or the whole program with all that it keeps,
/// in memory.
final class FuzzedProgram: ReplayTarget {
  private let shown: Shown
  private let textMeasurer: PangoTextMeasurer

  private enum Shown {
    case stage(StageTarget)
    case program(HomeProgram)
  }

  /// What the screen is called that stands for the whole program.
  static let name = "program"

  /// More timers than a table of 10,000 cards sets.
  private static let mostTimers = 1000

  /// - Throws: `CommandFailure` for what a header asks for and there isn't.
  init(_ header: ReplayHeader, textMeasurer: PangoTextMeasurer) throws {
    self.textMeasurer = textMeasurer
    guard let screen = header.screen else {
      let table = try GameTable(deck: header.deck, pairs: header.pairs)
      shown = .stage(StageTarget(try table.stage(header, textMeasurer: textMeasurer)))
      return
    }
    let contents = try HomeContents(text: screen.given)
    guard screen.name == Self.name else {
      let stage = HomeScreens.stage(
        HomeModel(contents), size: header.viewport.cgSize, textMeasurer: textMeasurer)
      shown = .stage(StageTarget(stage))
      return
    }
    shown = .program(
      try Self.program(contents, viewport: header.viewport.cgSize, textMeasurer: textMeasurer))
  }

  /// The whole program, with a day and a generator that are the same each time.
  private static func program(
    _ contents: HomeContents, viewport: CGSize, textMeasurer: PangoTextMeasurer
  ) throws -> HomeProgram {
    var seconds: Int64 = 1_795_000_000
    var seed: UInt64 = 0
    let keeper = GameKeeper(
      // No file is there, and none can be made.
      store: try RecordStore(), home: "/dev/null",
      clock: {
        seconds += 1
        return (seconds, 3600)
      },
      drawSeed: {
        seed += 1
        return seed
      })
    keeper.keep(contents.settings)
    keeper.keep(contents.plan)
    keeper.keep(contents.decks)
    return try HomeProgram(
      keeper: keeper, viewport: viewport, measurer: textMeasurer, setVolume: { _ in })
  }

  /// The stage that is shown now.
  var stage: Stage {
    switch shown {
    case .stage(let target): target.stage
    case .program(let program): program.shown
    }
  }

  var now: Instant {
    switch shown {
    case .stage(let target): target.now
    case .program(let program): program.now
    }
  }

  var digest: UInt64 { stage.coreDigest }
  var snapshot: StateSnapshot { stage.coreSnapshot }
  var holds: [Hold]? { stage.holds }
  var issues: [String] { stage.issues.map(\.description) }
  var fonts: ReplayFonts? { ReplayFonts(of: textMeasurer) }

  var nextDeadline: Instant? {
    switch shown {
    case .stage(let target): target.nextDeadline
    case .program(let program): program.nextDeadline
    }
  }

  func advance(to instant: Instant) throws {
    switch shown {
    case .stage(let target): target.advance(to: instant)
    case .program(let program):
      try program.advance(to: instant)
      _ = program.takeEffects()
    }
  }

  func send(_ event: InputEvent, at instant: Instant) throws {
    switch shown {
    case .stage(let target): target.send(event, at: instant)
    case .program(let program):
      try program.send(event, at: instant)
      _ = program.takeEffects()
    }
  }

  func takeEffects() -> [StageEffect.Occurrence] {
    switch shown {
    case .stage(let target): target.takeEffects()
    case .program: []
    }
  }

  // MARK: Elements

  func frame(ofElement identifier: String) -> CGRect? {
    stage.frame(ofElement: identifier)
  }

  func element(at point: CGPoint) -> ReplayElement? {
    stage.element(at: point).flatMap { element in
      element.identifier.map { ReplayElement(identifier: $0, frame: element.frame) }
    }
  }

  var elementIdentifiers: [String] {
    stage.elements.compactMap(\.identifier)
  }

  // MARK: Judging

  /// What is wrong where a session ends.
  var endViolation: InvariantViolation? {
    let odd = stage.elements.first { element in
      ![element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]
        .allSatisfy(\.isFinite)
    }
    if let odd {
      return InvariantViolation(
        invariant: "each element has a place and a size that are numbers",
        found: "\(odd.identifier ?? odd.label ?? "one") is at \(odd.frame)")
    }
    if let timer = stage.unownedTimers.first {
      return InvariantViolation(
        invariant: "no timer of the program is left that nobody holds on to",
        found: "\(timer) is")
    }
    let timers = stage.pendingTimers.count
    guard timers > Self.mostTimers else { return nil }
    return InvariantViolation(
      invariant: "no more timers are pending than the screens can want", found: "\(timers) are")
  }
}
