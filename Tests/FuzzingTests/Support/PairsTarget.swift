import Foundation
import GameModel
import Interaction
import Replay
import VirtualTime

/// A game of memory on a table of four columns, as a target: a small stage.
///
/// A tap chooses a card. A mismatch is turned back after 1.5 s, the `n` key begins anew, and a lost
/// focus pauses the game. It can have one defect, to prove that a fuzzer finds it.
final class PairsTarget: ReplayTarget {
  enum Defect {
    /// A card that is tapped within 100 ms of another one is shown face up for good.
    case stuckCards
    /// Losing the focus takes the last match from its cards.
    case focusUnmatches
    /// A second pointer that goes down throws.
    case secondPointerThrows
    /// The state counts how often time went on, as if frames changed it.
    case countsFrames
    /// The digest doesn't see the viewport's size.
    case blindDigest
  }

  struct TwoPointers: Error, CustomStringConvertible {
    var description: String { "two pointers are down" }
  }

  private let scheduler = Scheduler()
  private var game: MemoryGame<Int> { didSet { known = nil } }
  private var size: CGSize { didSet { known = nil } }
  private var down: [PointerID: Int] = [:]
  private var downCount = 0
  private let defect: Defect?
  private var lastTap: Instant?
  private var stuck: [Int] = [] { didSet { known = nil } }
  private var unmatched: [Int] = [] { didSet { known = nil } }
  private var frames = 0 { didSet { known = nil } }
  /// The state, until something changes: a fuzzer asks for it several times with each event.
  private var known: StateSnapshot?
  /// The cards and places in the order of their names.
  private let numbers: [Int]

  init(_ header: ReplayHeader, defect: Defect? = nil) throws {
    game = try MemoryGame(numberOfPairsOfCards: header.pairs, rules: .untimed) { $0 }
    var generator = Xoshiro256StarStar(seed: header.seed)
    game.shuffle(using: &generator)
    size = header.viewport.cgSize
    self.defect = defect
    numbers = (0..<game.numberOfCards).map(String.init).sorted().compactMap { Int($0) }
  }

  var now: Instant {
    scheduler.now
  }

  var nextDeadline: Instant? {
    scheduler.nextDeadline
  }

  private var gameNow: GameInstant {
    GameInstant(nanoseconds: now.nanoseconds)
  }

  func advance(to instant: Instant) throws {
    if defect == .countsFrames, instant > now { frames += 1 }
    try scheduler.advance(to: instant)
  }

  func send(_ event: InputEvent, at instant: Instant) throws {
    try advance(to: instant)
    switch event {
    case .pointer(let event): try handle(event)
    case .resize(let size): self.size = size
    case .focus(.lost):
      down = [:]
      game.pause(at: gameNow)
      if defect == .focusUnmatches {
        unmatched = game.cards.filter(\.isMatched).suffix(1).map(\.id)
      }
    case .focus(.gained): game.resume(at: gameNow)
    case .key(let event) where event.key == "n" && event.phase == .down: restart()
    case .key, .text, .marked, .paste, .message, .scroll: break
    }
  }

  private func restart() {
    game.restart()
    stuck = []
    unmatched = []
  }

  private func handle(_ event: PointerEvent) throws {
    let card = card(at: event.position)
    switch event.phase {
    case .down:
      downCount += 1
      down[event.pointer] = card
      if defect == .secondPointerThrows, event.pointer != .mouse { throw TwoPointers() }
    case .move: break
    case .cancel: down[event.pointer] = nil
    case .up:
      guard let start = down.removeValue(forKey: event.pointer), start == card else { return }
      choose(start)
    }
  }

  private func choose(_ card: Int) {
    let outcome = game.choose(id: card, at: gameNow)
    guard !outcome.isIgnored else { return }
    if defect == .stuckCards, let lastTap,
      now < lastTap.advanced(by: .milliseconds(100))
    {
      stuck.append(card)
    }
    lastTap = now
    guard outcome == .mismatched else { return }
    let moves = game.moves
    scheduler.schedule(after: .milliseconds(1500), owner: "turn back") { [weak self] in
      guard let self, game.moves == moves, game.isMismatchUp else { return }
      game.turnBack(at: gameNow)
    }
  }

  // MARK: Layout

  private func frame(at place: Int) -> CGRect {
    let rows = (game.numberOfCards + 3) / 4
    let (width, height) = (size.width / 4, size.height / CGFloat(max(1, rows)))
    return CGRect(
      x: width * CGFloat(place % 4), y: height * CGFloat(place / 4), width: width, height: height)
  }

  private func card(at point: CGPoint) -> Int? {
    (0..<game.numberOfCards).first { frame(at: $0).contains(point) }.flatMap { game.id(at: $0) }
  }

  func frame(ofElement identifier: String) -> CGRect? {
    (0..<game.numberOfCards).first { "card:\(game.id(at: $0) ?? -1)" == identifier }
      .map { frame(at: $0) }
  }

  func element(at point: CGPoint) -> ReplayElement? {
    card(at: point).flatMap { card in
      frame(ofElement: "card:\(card)").map { ReplayElement(identifier: "card:\(card)", frame: $0) }
    }
  }

  var elementIdentifiers: [String] {
    game.cards.map { "card:\($0.id)" }
  }

  // MARK: State

  var snapshot: StateSnapshot {
    if let known { return known }
    let snapshot = StateSnapshot(lines)
    known = snapshot
    return snapshot
  }

  /// In the order of their names, so that nobody has to sort them.
  private var lines: [StateSnapshot.Line] {
    let stuckNow = stuckNow
    var lines: [StateSnapshot.Line] = []
    for id in numbers {
      guard let card = game.card(id: id) else { continue }
      let isMatched = card.isMatched && !unmatched.contains(id)
      let isFaceUp = card.isFaceUp || stuck.contains(id)
      lines += [
        .init(name: "card:\(id).content", value: "\(card.content)"),
        .init(name: "card:\(id).hasBeenSeen", value: "\(card.hasBeenSeen)"),
        .init(name: "card:\(id).isFaceUp", value: "\(isFaceUp)"),
        .init(name: "card:\(id).isMatched", value: "\(isMatched)"),
      ]
    }
    lines += [
      .init(name: "frames", value: "\(frames)"), .init(name: "isOver", value: "\(game.isOver)"),
      .init(name: "isPaused", value: "\(game.isPaused)"),
      .init(name: "moves", value: "\(game.moves)"),
      .init(name: "pairsLeft", value: "\(game.pairsLeft)"),
    ]
    // To begin anew puts them back into their first places.
    for place in numbers {
      lines.append(.init(name: "place:\(place)", value: "\(game.id(at: place) ?? -1)"))
    }
    return lines + [
      .init(name: "score", value: "\(game.score)"),
      .init(name: "size", value: "\(ScriptSize(size))"),
      .init(name: "stuck", value: "\(stuckNow)"),
    ]
  }

  /// The cards that lie face up though the game has turned them down.
  private var stuckNow: [Int] {
    Set(stuck.filter { game.card(id: $0)?.isFaceUp == false }).sorted()
  }

  /// All that the snapshot shows, mixed into 64 bits.
  var digest: UInt64 {
    var digest = game.digest
    let numbers = [frames] + stuckNow + [-1] + unmatched
    let sides = ScriptSize(size)
    let seen = defect == .blindDigest ? [] : [sides.width.thousandths, sides.height.thousandths]
    for number in numbers + seen {
      digest = SplitMix64.mix(digest ^ UInt64(bitPattern: Int64(number)))
    }
    return digest
  }
}
