/// A value on its way along keyframes: a pure function of time.
struct KeyframeMotion<Value: Animatable> {
  private typealias Data = Value.AnimatableData

  private struct Piece {
    let start: Double
    let duration: Double
    let origin: Data
    let target: Data
    let startVelocity: Data
    let course: _KeyframeSegment<Value>.Course
    let endVelocity: Data
  }

  private let initial: Value
  private var pieces: [Piece] = []
  /// In seconds.
  let duration: Double

  init(from initial: Value, along segments: [_KeyframeSegment<Value>]) {
    self.initial = initial
    var start = 0.0
    var origin = initial.animatableData
    var velocity = Data.zero
    for (index, segment) in segments.enumerated() {
      let next = segments.indices.contains(index + 1) ? segments[index + 1] : nil
      let piece = Piece(
        start: start, duration: segment.duration, origin: origin,
        target: segment.target.animatableData,
        startVelocity: segment.startVelocity ?? velocity, course: segment.course,
        endVelocity: segment.endVelocity(from: origin, before: next))
      pieces.append(piece)
      start += segment.duration
      origin = KeyframeMotion.value(of: piece, after: segment.duration)
      velocity = KeyframeMotion.velocity(of: piece, after: segment.duration)
    }
    duration = start
  }

  /// The value after some seconds.
  func value(at time: Double) -> Value {
    var value = initial
    if let piece = piece(at: time) {
      value.animatableData = KeyframeMotion.value(of: piece, after: time - piece.start)
    }
    return value
  }

  /// How fast the value is after some seconds, a second.
  func velocity(at time: Double) -> Value {
    var value = initial
    value.animatableData =
      piece(at: time).map { KeyframeMotion.velocity(of: $0, after: time - $0.start) } ?? .zero
    return value
  }

  private func piece(at time: Double) -> Piece? {
    pieces.last { $0.start <= time } ?? pieces.first
  }

  private static func value(of piece: Piece, after time: Double) -> Data {
    let time = min(max(time, 0), piece.duration)
    let way = piece.target - piece.origin
    switch piece.course {
    case .move:
      return piece.target
    case .linear(let curve):
      guard piece.duration > 0, time < piece.duration else { return piece.target }
      return piece.origin + way.scaled(by: curve.value(at: time / piece.duration))
    case .cubic:
      guard piece.duration > 0, time < piece.duration else { return piece.target }
      let t = time / piece.duration
      // Hermite's basis.
      return piece.origin.scaled(by: (1 + 2 * t) * (1 - t) * (1 - t))
        + piece.target.scaled(by: t * t * (3 - 2 * t))
        + piece.startVelocity.scaled(by: piece.duration * t * (1 - t) * (1 - t))
        + piece.endVelocity.scaled(by: piece.duration * t * t * (t - 1))
    case .spring(let animation, _):
      guard piece.duration > 0 else { return piece.target }
      let motion = animation.motion(at: time)
      return piece.target - way.scaled(by: motion.displacement)
        + piece.startVelocity.scaled(by: motion.impulse)
    }
  }

  private static func velocity(of piece: Piece, after time: Double) -> Data {
    guard piece.duration > 0 else { return .zero }
    switch piece.course {
    case .move:
      return .zero
    case .linear(let curve):
      let speed = curve.velocity(at: min(max(time / piece.duration, 0), 1)) / piece.duration
      return (piece.target - piece.origin).scaled(by: speed)
    case .cubic where time >= piece.duration:
      return piece.endVelocity
    case .cubic, .spring:
      // What is wanted is what a curve does, not more exactly than can be seen.
      let step = piece.duration * 1e-5
      let early = max(min(time, piece.duration) - step, 0)
      let difference = value(of: piece, after: early + step) - value(of: piece, after: early)
      return difference.scaled(by: 1 / step)
    }
  }
}

extension _KeyframeSegment {
  fileprivate var startVelocity: Value.AnimatableData? {
    switch course {
    case .cubic(let start, _): start
    case .spring(_, let start): start
    case .linear, .move: nil
    }
  }

  /// What a cubic piece ends with: by default, the mean velocity of it and the next one, if that is
  /// cubic as well; none where it stops.
  fileprivate func endVelocity(
    from origin: Value.AnimatableData, before next: _KeyframeSegment?
  ) -> Value.AnimatableData {
    guard case .cubic(_, let end) = course else { return .zero }
    if let end { return end }
    guard let next, case .cubic(let start, _) = next.course else { return .zero }
    if let start { return start }
    let seconds = duration + next.duration
    guard seconds > 0 else { return .zero }
    return (next.target.animatableData - origin).scaled(by: 1 / seconds)
  }
}
