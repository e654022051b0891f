import Rasterizer
import RecallHome
import RecallUI
import Records
import Statistics
import Testing

@testable import recall

/// The whole program without a window, and a hand that uses it.
final class ProgramHand {
  let program: HomeProgram
  let keeper: GameKeeper
  let store: RecordStore
  /// The window's time.
  private(set) var now = Instant.zero
  private(set) var volumes: [Int] = []
  /// What the program asked of the window.
  private(set) var effects: [StageEffect] = []

  /// - Parameters:
  ///   - store: What was kept before.
  ///   - seeds: What deals new games, one after the other.
  ///   - size: Of the window.
  ///   - recording: Where what is done on the screens is written.
  ///   - home: The player's folder.
  ///   - trace: Hears what happens.
  init(
    store: RecordStore, seeds: [UInt64] = [7, 8, 9, 10],
    size: CGSize = CGSize(width: 800, height: 600), recording: (any StageRecording)? = nil,
    home: String = "/nowhere", trace: StageTrace? = nil
  ) throws {
    self.store = store
    var left = seeds[...]
    var seconds: Int64 = 1_795_000_000
    keeper = GameKeeper(
      store: store, home: home,
      clock: {
        seconds += 1
        return (seconds, 3600)
      }, drawSeed: { left.popFirst() ?? 0 })
    var heard: [Int] = []
    program = try HomeProgram(
      keeper: keeper, viewport: size, measurer: try GameTable.textMeasurer(), recording: recording,
      trace: trace
    ) { heard.append($0) }
    volumes = heard
  }

  /// Lets time go by, as a window's loop does.
  func wait(_ milliseconds: Int64) throws {
    now = now.advanced(by: .milliseconds(milliseconds))
    try program.advance(to: now)
    effects += program.takeEffects().map(\.effect)
    now = max(now, program.now)
  }

  func send(_ event: InputEvent) throws {
    try program.send(event, at: now)
    effects += program.takeEffects().map(\.effect)
    now = max(now, program.now)
  }

  /// Types a key: down and up.
  func type(_ key: String, _ modifiers: KeyEvent.Modifiers = []) throws {
    try send(.key(KeyEvent(.down, key: key, modifiers: modifiers)))
    try send(.key(KeyEvent(.up, key: key, modifiers: modifiers)))
    try wait(500)
  }

  /// Taps an element.
  func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let frame = try #require(
      program.shown.frame(ofElement: name), "\(name)", sourceLocation: sourceLocation)
    let point = CGPoint(x: frame.midX, y: frame.midY)
    try send(.pointer(PointerEvent(.down, at: point)))
    try send(.pointer(PointerEvent(.up, at: point)))
    try wait(500)
  }

  /// Whether something is shown.
  func shows(_ name: String) -> Bool { program.shown.frame(ofElement: name) != nil }

  /// Plays a plan, as the screen for a new game asks for it.
  func play(_ plan: GamePlan) throws {
    program.hear(.play(plan))
    try wait(500)
  }

  /// Finds all pairs, or so many, by knowing where they lie.
  func find(pairs: Range<Int>) throws {
    for pair in pairs {
      try tap("card:\(2 * pair)")
      try tap("card:\(2 * pair + 1)")
    }
  }
}
