import VirtualTime

/// Keeps a box in its place on the screen while the boxes around it move there.
///
/// What is in a box is drawn where the box is drawn. So what has come into a box that flies would
/// fly in with it, from where it never was; and what has left one would be drawn along with what
/// remains. A counterflight undoes the movements around one box: of one that comes, those that were
/// under way when it came; of one that leaves, all that began since. What else moves it, moves it.
final class Counterflight {
  /// One of the boxes around, as it was drawn when the counterflight began.
  private struct Level {
    let link: BoxLink
    let origin: CGPoint
    let flight: Flight<CGRect.AnimatableData>?
    let counterflight: Counterflight?

    init(_ box: Box, at now: Instant) {
      link = box.link
      origin = box.frame.origin
      flight = box.frameFlight.flatMap { $0.end > now ? $0 : nil }
      counterflight = box.counterflight.flatMap { $0.isOver(at: now) ? nil : $0 }
    }

    var isAtRest: Bool { flight == nil && counterflight == nil }

    /// How far from its place the box is drawn by what was under way then.
    func movement(at instant: Instant) -> CGSize {
      let own = flight?.shift(at: instant) ?? .zero
      let other = counterflight?.shift(at: instant) ?? .zero
      return CGSize(width: own.width + other.width, height: own.height + other.height)
    }
  }

  private enum Cause {
    case insertion
    /// With what the box's place was held by before.
    case removal(Counterflight?)
  }

  private let cause: Cause
  /// From the outside to the inside.
  private let levels: [Level]
  /// When what it undoes is over; nil for never.
  let end: Instant?

  /// Whether it keeps what leaves in its place, for as long as that is gone.
  var isOfRemoval: Bool {
    if case .removal = cause { true } else { false }
  }

  private init(_ cause: Cause, _ levels: [Level], end: Instant?) {
    self.cause = cause
    self.levels = levels
    self.end = end
  }

  /// For a box that has just come; nil when nothing around it moves.
  static func ofInsertion(of box: Box, at now: Instant) -> Counterflight? {
    guard moves(around: box, at: now) else { return nil }
    var levels = levels(around: box, at: now)
    levels.removeFirst(levels.firstIndex { !$0.isAtRest } ?? levels.count)
    var end: Instant? = now
    for level in levels {
      if let flight = level.flight { end = end.map { max($0, flight.end) } }
      guard let other = level.counterflight else { continue }
      end = other.end.flatMap { other in end.map { max($0, other) } }
    }
    return Counterflight(.insertion, levels, end: end)
  }

  /// For a box that is about to leave, before the boxes around it close up.
  static func ofRemoval(of box: Box, at now: Instant) -> Counterflight {
    let former = box.counterflight.flatMap { $0.isOver(at: now) ? nil : $0 }
    return Counterflight(.removal(former), levels(around: box, at: now), end: nil)
  }

  /// Whether one of the boxes around is under way.
  private static func moves(around box: Box, at now: Instant) -> Bool {
    var ancestor = box.parent
    while let current = ancestor {
      if current.presentation != nil, !Level(current, at: now).isAtRest { return true }
      ancestor = current.parent
    }
    return false
  }

  private static func levels(around box: Box, at now: Instant) -> [Level] {
    var levels: [Level] = []
    levels.reserveCapacity(box.depth)
    var ancestor = box.parent
    while let current = ancestor {
      levels.append(Level(current, at: now))
      ancestor = current.parent
    }
    levels.reverse()
    return levels
  }

  func isOver(at instant: Instant) -> Bool {
    end.map { $0 <= instant } ?? false
  }

  /// How far from its place the box is drawn, in its parent's space.
  func shift(at instant: Instant) -> CGSize {
    guard !isOver(at: instant) else { return .zero }
    var movement = CGSize.zero
    for level in levels {
      guard let box = level.link.box else { continue }
      let own = self.movement(of: box, level, at: instant)
      movement.width += own.width
      movement.height += own.height
      guard movement != .zero, let transform = box.presentedTransformForChildren(at: instant)
      else { continue }
      movement = movement.beforeApplying(transform, about: box.frame.size)
    }
    var shift = CGSize(width: -movement.width, height: -movement.height)
    if case .removal(let former?) = cause {
      let other = former.shift(at: instant)
      shift.width += other.width
      shift.height += other.height
    }
    return shift
  }

  /// What is to be undone of the movement of a box around.
  private func movement(of box: Box, _ level: Level, at instant: Instant) -> CGSize {
    let then = level.movement(at: instant)
    guard case .removal = cause else { return then }
    let origin = box.presentedOrigin(at: instant)
    return CGSize(
      width: origin.x - level.origin.x - then.width,
      height: origin.y - level.origin.y - then.height)
  }
}

extension Flight<CGRect.AnimatableData> {
  /// How far from its place a box is drawn.
  func shift(at instant: Instant) -> CGSize {
    guard instant < end else { return .zero }
    let (origin, goal) = (value(at: instant).first, target.first)
    return CGSize(width: origin.first - goal.first, height: origin.second - goal.second)
  }
}

extension CGSize {
  /// The movement that a transform of what is in a box makes this one of: exactly when it is affine,
  /// else as it is in the box's middle.
  fileprivate func beforeApplying(
    _ transform: ProjectionTransform, about size: CGSize
  ) -> CGSize {
    guard let inverse = transform.inverse else { return self }
    let middle = CGPoint(x: size.width / 2, y: size.height / 2).applying(transform)
    let nearby = inverse.affine(around: middle)
    let movement = CGSize(
      width: width * nearby.a + height * nearby.c, height: width * nearby.b + height * nearby.d)
    return movement.width.isFinite && movement.height.isFinite ? movement : self
  }
}
