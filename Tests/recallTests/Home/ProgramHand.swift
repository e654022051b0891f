import Rasterizer
import RecallHome
import RecallUI
import Records
import Replay
import Statistics
import Testing

@testable import recall

/// The whole program without a window, and a hand that uses it.
final class ProgramHand {
  let program: HomeProgram
  let window: HomeWindow
  let keeper: GameKeeper
  let store: RecordStore
  /// The window's time.
  private(set) var now = Instant.zero
  private(set) var volumes: [Int] = []
  /// What the program asked of the window.
  private(set) var effects: [StageEffect] = []

  /// - Parameters:
  ///   - store: What was kept before.
  ///   - seeds: What deals new games, one after the other, where that isn't recorded.
  ///   - size: Of the window.
  ///   - recording: Where what is done on the screens is written.
  ///   - home: The player's folder.
  ///   - order: The game to begin with.
  ///   - trace: Hears what happens.
  ///   - clock: What the clocks show; nil for what the program takes them to show.
  init(
    store: RecordStore, seeds: [UInt64] = [7, 8, 9, 10],
    size: CGSize = CGSize(width: 800, height: 600), recording: (any StageRecording)? = nil,
    home: String = "/nowhere", order: TableOrder? = nil, trace: StageTrace? = nil,
    clock: (() -> WallTime)? = nil
  ) throws {
    self.store = store
    var left = seeds[...]
    keeper = GameKeeper(
      store: store, time: WallTime(seconds: 1_795_000_000, offset: 3600), home: home,
      drawSeed: recording == nil
        ? { left.popFirst() ?? 0 } : GameKeeper.seeds(drawnBy: Self.seed))
    var heard: [Int] = []
    let contents = ProgramContents(of: keeper)
    let program = HomeProgram(
      keeper: keeper, viewport: size, measurer: try GameTable.textMeasurer(), order: order
    ) { heard.append($0) }
    program.trace = trace
    volumes = heard
    self.program = program
    window = try HomeWindow(
      program, header: HomeProgram.header(contents, seed: Self.seed, viewport: ScriptSize(size)),
      recording: recording, clock: clock ?? { program.time })
  }

  /// What the seeds of new games are drawn by in a recording.
  private static let seed: UInt64 = 7

  /// The stage that is shown.
  var shown: Stage { program.stage }

  /// Lets time go by, as a window's loop does.
  func wait(_ milliseconds: Int64) throws {
    now = now.advanced(by: .milliseconds(milliseconds))
    try window.advance(to: now)
    effects += window.takeEffects().map(\.effect)
    now = max(now, window.now)
  }

  func send(_ event: InputEvent) throws {
    try window.send(event, at: now)
    effects += window.takeEffects().map(\.effect)
    now = max(now, window.now)
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
      shown.frame(ofElement: name), "\(name)", sourceLocation: sourceLocation)
    let point = CGPoint(x: frame.midX, y: frame.midY)
    try send(.pointer(PointerEvent(.down, at: point)))
    try send(.pointer(PointerEvent(.up, at: point)))
    try wait(500)
  }

  /// Taps a text that is shown.
  func tap(text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let frame = try #require(
      placedTexts.last { $0.text == text }?.frame, "\(text)", sourceLocation: sourceLocation)
    let point = CGPoint(x: frame.midX, y: frame.midY)
    try send(.pointer(PointerEvent(.down, at: point)))
    try send(.pointer(PointerEvent(.up, at: point)))
    try wait(500)
  }

  /// What is written on what is shown, that in layers as well.
  var texts: [String] { placedTexts.map(\.text) }

  private var placedTexts: [(text: String, frame: CGRect)] {
    func placed(_ item: DisplayItem) -> [(text: String, frame: CGRect)] {
      switch item.content {
      case .layer(let layer): layer.items.flatMap(placed)
      case .text(let text, let frame) where item.opacity > 0:
        [(text.string, frame.applying(item.transform))]
      default: []
      }
    }
    return shown.displayList.items.flatMap(placed)
  }

  /// Whether something is shown.
  func shows(_ name: String) -> Bool { shown.frame(ofElement: name) != nil }

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
