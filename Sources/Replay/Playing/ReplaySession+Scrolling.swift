import Foundation
import Interaction
import VirtualTime

extension ReplaySession {
  /// Turns the wheel until an element can be hit in its middle, or at least somewhere.
  ///
  /// - Parameters:
  ///   - identifier: The element, which need not be there yet.
  ///   - point: Where the pointer is; nil for the viewport's middle.
  ///   - instant: When all of that happens.
  func scroll(to identifier: String, from point: CGPoint?, at instant: Instant) throws {
    guard !isWhollyReached(identifier) else { return }
    guard let size = target.viewportSize, let point = point ?? size.middle else {
      throw ReplayStepError.outOfReach(identifier)
    }
    // On a long table it takes as long to look at all places as to turn the wheel.
    var before = places(around: identifier)
    for direction in Self.directionsOfWheel {
      for _ in 0..<ReplayGrammar.wheelTurns {
        try target.send(.scroll(ScrollEvent(at: point, by: direction)), at: instant)
        if isWhollyReached(identifier) { return }
        // What doesn't move any more is at its end.
        let after = places(around: identifier)
        guard after != before else { break }
        before = after
      }
      if target.details(ofElement: identifier)?.isVisible == true { return }
    }
    throw ReplayStepError.outOfReach(identifier)
  }

  /// In points: less than anything that can be tapped is high.
  private static var turn: CGFloat { 24 }
  private static var directionsOfWheel: [CGSize] {
    [
      CGSize(width: 0, height: -turn), CGSize(width: 0, height: turn),
      CGSize(width: -turn, height: 0), CGSize(width: turn, height: 0),
    ]
  }

  private func isWhollyReached(_ identifier: String) -> Bool {
    guard let frame = target.frame(ofElement: identifier) else { return false }
    return target.element(at: CGPoint(x: frame.midX, y: frame.midY))?.identifier == identifier
  }

  /// Where things are: of the element alone, once it is there.
  private func places(around identifier: String) -> [ReplayElement] {
    if let frame = target.frame(ofElement: identifier) {
      return [ReplayElement(identifier: identifier, frame: frame)]
    }
    return target.elementIdentifiers.compactMap { name in
      target.frame(ofElement: name).map { ReplayElement(identifier: name, frame: $0) }
    }
  }
}

extension CGSize {
  fileprivate var middle: CGPoint? {
    width > 0 && height > 0 ? CGPoint(x: width / 2, y: height / 2) : nil
  }
}
