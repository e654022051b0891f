/// How something on a damped spring comes to rest: the solution of x″ + 2ζω x′ + ω² x = 0.
///
/// Where something is that was let go at a distance d with a velocity v is d · `displacement` +
/// v · `impulse`; both are functions of time alone.
struct SpringMotion: Hashable, Sendable {
  /// ω, in radians a second: how stiff the spring is, for its mass.
  let frequency: Double
  /// ζ: 0 swings for ever, 1 comes to rest soonest without overshooting.
  let dampingRatio: Double

  init(frequency: Double, dampingRatio: Double) {
    self.frequency = frequency.isNaN ? .infinity : max(frequency, 0)
    self.dampingRatio = dampingRatio.isFinite ? max(dampingRatio, 0) : 1
  }

  /// A spring that swings once in `response` seconds when it is not damped.
  init(response: Double, dampingRatio: Double) {
    self.init(
      frequency: response > 0 ? 2 * .pi / response : .infinity, dampingRatio: dampingRatio)
  }

  /// A spring of physics. What has no mass, or a spring of endless stiffness, is there at once.
  init(mass: Double, stiffness: Double, damping: Double) {
    let frequency = mass > 0 ? (max(stiffness, 0) / mass).squareRoot() : .infinity
    let critical = 2 * (max(stiffness, 0) * max(mass, 0)).squareRoot()
    self.init(frequency: frequency, dampingRatio: critical > 0 ? damping / critical : 1)
  }

  /// The part of a distance that is left after `time` seconds.
  func displacement(at time: Double) -> Double {
    guard frequency.isFinite else { return 0 }
    guard frequency > 0 else { return 1 }
    let decay = frequency * dampingRatio
    if dampingRatio < 1 {
      let swing = self.swing
      return exp(-decay * time) * (cos(swing * time) + decay / swing * sin(swing * time))
    }
    if dampingRatio == 1 { return exp(-decay * time) * (1 + decay * time) }
    let (slow, fast) = rates
    return (slow * exp(fast * time) - fast * exp(slow * time)) / (slow - fast)
  }

  /// The distance, in seconds of its velocity, that something at rest has come `time` seconds
  /// after a push.
  func impulse(at time: Double) -> Double {
    guard frequency.isFinite else { return 0 }
    guard frequency > 0 else { return time }
    let decay = frequency * dampingRatio
    if dampingRatio < 1 { return exp(-decay * time) * sin(swing * time) / swing }
    if dampingRatio == 1 { return exp(-decay * time) * time }
    let (slow, fast) = rates
    return (exp(slow * time) - exp(fast * time)) / (slow - fast)
  }

  /// The derivatives of both, which follow from the equation of the motion.
  func velocities(at time: Double) -> (displacement: Double, impulse: Double) {
    guard frequency.isFinite else { return (0, 0) }
    let impulse = impulse(at: time)
    return (
      -frequency * frequency * impulse,
      displacement(at: time) - 2 * dampingRatio * frequency * impulse
    )
  }

  /// ω√(1 − ζ²): how fast an underdamped spring swings. A spring so close to critical damping that
  /// this is lost in the rounding swings so slowly that it doesn't matter how slowly.
  private var swing: Double {
    max(frequency * (1 - dampingRatio * dampingRatio).squareRoot(), 1e-9)
  }

  /// The two rates at which an overdamped spring comes to rest; both are negative.
  private var rates: (slow: Double, fast: Double) {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    return (-frequency * (dampingRatio - root), -frequency * (dampingRatio + root))
  }
}

extension SpringMotion {
  /// What is left of a movement when it counts as ended: a thousandth, half a point in five
  /// hundred.
  static let rest = 0.001

  /// How many seconds pass until a movement over a distance of 1 that began with `velocity` stays
  /// within `rest` of its end, at least a billionth; infinite for a spring that is never at rest.
  ///
  /// Rounded up to whole milliseconds: mathematics libraries differ in the last bits, and an end
  /// may be the deadline of a timer.
  func settlingTime(velocity: Double, within rest: Double = SpringMotion.rest) -> Double {
    guard frequency.isFinite else { return 0 }
    let rest = max(rest, 1e-9)
    guard frequency > 0, dampingRatio > 0, velocity.isFinite else { return .infinity }
    var high = 1 / frequency
    while bound(at: high, velocity) >= rest
      || bound(at: high * 2, velocity) > bound(at: high, velocity)
    {
      high *= 2
      guard high < SpringMotion.longest else { return .infinity }
    }
    var low = high / 2
    // Until both round to the same millisecond, which takes about ten steps.
    for _ in 0..<40 where (low * 1000).rounded(.up) < (high * 1000).rounded(.up) {
      let middle = (low + high) / 2
      if bound(at: middle, velocity) >= rest { low = middle } else { high = middle }
    }
    return (high * 1000).rounded(.up) / 1000
  }

  /// A movement that takes longer than a year may as well not end.
  private static let longest = 31_536_000.0

  /// What the distance stays within from `time` on, once this falls.
  private func bound(at time: Double, _ velocity: Double) -> Double {
    guard dampingRatio <= 1 else {
      return abs(displacement(at: time)) + velocity * abs(impulse(at: time))
    }
    // |cos| ≤ 1, |sin x / x| ≤ 1, and together they are a sine of amplitude 1/√(1 − ζ²).
    let decay = frequency * dampingRatio
    let amplitude = frequency / swing
    return exp(-decay * time)
      * (min(1 + decay * time, amplitude) + velocity * min(time, 1 / swing))
  }
}
