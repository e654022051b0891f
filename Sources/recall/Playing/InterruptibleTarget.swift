import RecallUI
import Replay

/// A target that asks before all that happens whether it is to go on.
final class InterruptibleTarget<Base: ReplayTarget>: ReplayTargetWrapper {
  let base: Base
  private let mayGoOn: (Instant) throws -> Void
  /// Why it went on no longer.
  private(set) var reason: (any Error)?

  /// - Parameters:
  ///   - base: What everything is handed on to.
  ///   - mayGoOn: Is told where time stands, and throws to have it end there.
  init(_ base: Base, mayGoOn: @escaping (Instant) throws -> Void) {
    self.base = base
    self.mayGoOn = mayGoOn
  }

  func advance(to instant: Instant) throws {
    try ask()
    try base.advance(to: instant)
  }

  func send(_ event: InputEvent, at instant: Instant) throws {
    try ask()
    try base.send(event, at: instant)
  }

  private func ask() throws {
    do {
      try mayGoOn(base.now)
    } catch {
      reason = error
      throw error
    }
  }
}
