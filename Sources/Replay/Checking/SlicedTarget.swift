import Foundation
import Interaction
import VirtualTime

/// A target that is brought on in slices and looked at in between, as the frames of a window do.
///
/// Frames are observations: a session on it has to go through the same states as on its base.
public final class SlicedTarget<Base: ReplayTarget>: ReplayTargetWrapper {
  /// The target that everything is handed on to.
  public let base: Base
  private var state: UInt64
  private let look: (Base) -> Void
  private let slicesPerLook: UInt64

  /// Creates a target that hands everything on to another one.
  ///
  /// - Parameters:
  ///   - base: What everything is handed on to.
  ///   - seed: What it depends on where the slices end.
  ///   - slicesPerLook: Of so many slices, on average, one is looked at; each for 1.
  ///   - look: Looks at the base after a slice, as rendering a frame does.
  public init(
    _ base: Base, seed: UInt64, slicesPerLook: UInt64 = 1,
    look: @escaping (Base) -> Void = { _ in }
  ) {
    self.base = base
    self.look = look
    self.slicesPerLook = max(1, slicesPerLook)
    state = seed
  }

  public func advance(to instant: Instant) throws {
    for _ in 0..<3 where base.now < instant {
      let left = base.now.duration(to: instant).saturatingNanoseconds
      // A generator of Knuth's (MMIX) draws the slices; only that they vary matters.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let slice = Int64(truncatingIfNeeded: (state >> 33) % 40_000_000)
      try base.advance(to: base.now.advanced(by: .nanoseconds(min(slice, left))))
      if (state >> 17) % slicesPerLook == 0 { look(base) }
    }
    try base.advance(to: instant)
  }

  public func send(_ event: InputEvent, at instant: Instant) throws {
    try advance(to: instant)
    try base.send(event, at: instant)
  }
}
