import Foundation
import Interaction
import VirtualTime

@testable import Replay

/// A small target: cards in a row that count their taps and rest a second after the last one.
///
/// The cards are as wide as a fifth of the viewport, so that another viewport is another layout.
/// Everything that was sent is kept, with its instant.
final class Table: ReplayTarget {
  struct Sent: Equatable {
    var time: Int64
    var event: InputEvent
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let scheduler = Scheduler()
  private(set) var sent: [Sent] = []
  private(set) var taps = [0, 0, 0, 0, 0]
  private var downCards: [PointerID: Int] = [:]
  private var restingTimers: [Int: TimerToken] = [:]
  private(set) var width: CGFloat
  private var hasFocus = true
  private(set) var text = ""
  /// How many taps one tap on the last card counts.
  var tapsOfLastCard = 1
  /// Which card takes its taps back when it rests, like cards that are taken off the table.
  var vanishingCard: Int?
  /// Which key makes the target throw.
  var failingKey: String?
  /// What it asks of the world: each paste is copied.
  private var effects: [StageEffect] = []
  /// What its texts are laid out in.
  var fonts: ReplayFonts?
  var program: String?
  /// What it says is held.
  var holds: [Hold]?

  init(width: CGFloat = 500) {
    self.width = width
  }

  var now: Instant {
    scheduler.now
  }

  var nextDeadline: Instant? {
    scheduler.nextDeadline
  }

  func advance(to instant: Instant) throws {
    try scheduler.advance(to: instant)
  }

  func send(_ event: InputEvent, at instant: Instant) throws {
    try advance(to: instant)
    sent.append(Sent(time: instant.nanoseconds / 1_000_000, event: event))
    switch event {
    case .pointer(let event): handle(event)
    case .resize(let size): width = size.width
    case .focus(let change): hasFocus = change == .gained
    case .text(let string): text += string
    case .key(let event):
      if event.key == failingKey { throw Failure(description: "no such key on the table") }
    case .paste(let string): effects.append(.copy(string))
    case .scroll, .marked, .message: break
    }
  }

  func takeEffects() -> [StageEffect.Occurrence] {
    defer { effects = [] }
    return effects.map { StageEffect.Occurrence($0, at: now) }
  }

  private func handle(_ event: PointerEvent) {
    let card = card(at: event.position)
    switch event.phase {
    case .down: downCards[event.pointer] = card
    case .move: break
    case .cancel: downCards[event.pointer] = nil
    case .up:
      guard let down = downCards.removeValue(forKey: event.pointer), down == card else { return }
      tap(down)
    }
  }

  private func tap(_ card: Int) {
    taps[card] += card == taps.count - 1 ? tapsOfLastCard : 1
    if let timer = restingTimers[card] {
      scheduler.cancel(timer)
    }
    restingTimers[card] = scheduler.schedule(after: .seconds(1), owner: "rest") { [weak self] in
      guard let self else { return }
      restingTimers[card] = nil
    }
  }

  private var cards: [Int] {
    taps.indices.filter { $0 != vanishingCard || taps[$0] == 0 || restingTimers[$0] != nil }
  }

  private func frame(of card: Int) -> CGRect {
    CGRect(x: width / 5 * CGFloat(card), y: 10, width: width / 5, height: 50)
  }

  private func card(at point: CGPoint) -> Int? {
    cards.first { frame(of: $0).contains(point) }
  }

  func frame(ofElement identifier: String) -> CGRect? {
    cards.first { "card:\($0)" == identifier }.map(frame(of:))
  }

  func element(at point: CGPoint) -> ReplayElement? {
    card(at: point).map { ReplayElement(identifier: "card:\($0)", frame: frame(of: $0)) }
  }

  var elementIdentifiers: [String] {
    cards.map { "card:\($0)" }
  }

  var snapshot: StateSnapshot {
    var lines: [StateSnapshot.Line] = taps.indices.flatMap { card in
      [
        .init(name: "card:\(card).taps", value: "\(taps[card])"),
        .init(name: "card:\(card).rests", value: "\(restingTimers[card] == nil)"),
      ]
    }
    lines.append(.init(name: "focus", value: "\(hasFocus)"))
    if !text.isEmpty {
      lines.append(.init(name: "text", value: text))
    }
    return StateSnapshot(lines)
  }

  /// FNV-1a of the snapshot.
  var digest: UInt64 {
    snapshot.description.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

/// A header, and the text of a script with that header and `steps`.
enum Sample {
  static let header = ReplayHeader(
    deck: "vehicles", pairs: 8, seed: 42,
    viewport: ScriptSize(CGSize(width: 1024, height: 768)))

  static func text(_ steps: String) -> String {
    "recall-replay 1\ndeck vehicles\npairs 8\nseed 42\nviewport 1024x768\n" + steps
  }

  static func script(_ steps: String, version: Int = 1) throws -> ReplayScript {
    let text = text(steps).replacing("recall-replay 1", with: "recall-replay \(version)")
    return try ReplayScript(parsing: text, file: "sample.replay")
  }
}
