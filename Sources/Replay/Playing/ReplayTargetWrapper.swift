import Foundation
import Interaction
import VirtualTime

/// A target that hands on to another one whatever it doesn't do itself.
public protocol ReplayTargetWrapper: ReplayTarget {
  associatedtype Base: ReplayTarget

  /// The target that everything is handed on to.
  var base: Base { get }
}

extension ReplayTargetWrapper {
  public var now: Instant { base.now }
  public var elementIdentifiers: [String] { base.elementIdentifiers }
  public var snapshot: StateSnapshot { base.snapshot }
  public var stateLines: [[StateSnapshot.Line]] { base.stateLines }
  public var digest: UInt64 { base.digest }
  public var fonts: ReplayFonts? { base.fonts }
  public var program: String? { base.program }
  public var holds: [Hold]? { base.holds }
  public var issues: [String] { base.issues }
  public var nextDeadline: Instant? { base.nextDeadline }
  public var viewportSize: CGSize? { base.viewportSize }

  public func takeEffects() -> [StageEffect.Occurrence] {
    base.takeEffects()
  }

  public func advance(to instant: Instant) throws {
    try base.advance(to: instant)
  }

  public func send(_ event: InputEvent, at instant: Instant) throws {
    try base.send(event, at: instant)
  }

  public func followFrames() {
    base.followFrames()
  }

  public func frame(ofElement identifier: String) -> CGRect? {
    base.frame(ofElement: identifier)
  }

  public func details(ofElement identifier: String) -> ReplayElementDetails? {
    base.details(ofElement: identifier)
  }

  public func difference(fromPicture name: String, tolerance: Int) -> String? {
    base.difference(fromPicture: name, tolerance: tolerance)
  }

  public func element(at point: CGPoint) -> ReplayElement? {
    base.element(at: point)
  }
}
