import Interaction
import VirtualTime

/// How content gets to its offset on the screen.
enum ScrollMotion {
  case glide(ScrollGlide)
  case flight(Flight<CGPoint.AnimatableData>)

  var end: Instant {
    switch self {
    case .glide(let glide): glide.end
    case .flight(let flight): flight.end
    }
  }

  /// The offset at which it began, or the furthest one that matters.
  var start: CGPoint {
    switch self {
    case .glide(let glide): glide.start
    case .flight(let flight): CGPoint(flight.value(at: flight.start))
    }
  }

  func offset(at instant: Instant) -> CGPoint {
    switch self {
    case .glide(let glide): glide.offset(at: instant)
    case .flight(let flight): CGPoint(flight.value(at: instant))
    }
  }
}

extension CGPoint {
  fileprivate init(_ data: AnimatableData) {
    self.init(x: data.first, y: data.second)
  }
}

/// Content that goes on after the finger that moved it has let it go.
struct ScrollGlide {
  /// The offset at which it was let go.
  let start: CGPoint
  private let x: ScrollMomentum
  private let y: ScrollMomentum

  /// - Parameter velocity: The finger's, in points per second.
  init(from start: CGPoint, velocity: CGSize, at instant: Instant) {
    self.start = start
    x = ScrollMomentum(velocity: velocity.width, at: instant)
    y = ScrollMomentum(velocity: velocity.height, at: instant)
  }

  /// How far the finger's movement goes on, in points.
  var distance: CGSize { CGSize(width: x.distance, height: y.distance) }

  var end: Instant { max(x.end, y.end) }

  func offset(at instant: Instant) -> CGPoint {
    CGPoint(x: start.x - x.offset(at: instant), y: start.y - y.offset(at: instant))
  }
}
