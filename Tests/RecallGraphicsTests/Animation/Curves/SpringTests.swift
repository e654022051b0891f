import RecallGraphics
import Testing

@Suite struct SpringTests {
  private let spring = Spring(mass: 2, stiffness: 200, damping: 12)

  @Test func aSpringTellsItsPhysics() {
    #expect(spring.mass == 2)
    #expect(abs(spring.stiffness - 200) < 1e-9)
    #expect(abs(spring.damping - 12) < 1e-9)
    let bouncy = Spring(duration: 0.4, bounce: 0.25)
    #expect(bouncy.mass == 1)
    #expect(abs(bouncy.duration - 0.4) < 1e-12)
    #expect(abs(bouncy.bounce - 0.25) < 1e-12)
    #expect(abs(bouncy.dampingRatio - 0.75) < 1e-12)
    #expect(abs(Spring(duration: 1, bounce: -0.5).bounce + 0.5) < 1e-12)
  }

  /// What is moved on in small steps comes to where it is told to be at once, and so does a sum of forces.
  @Test func smallStepsComeToTheSamePlace() {
    var (value, velocity) = (3.0, -40.0)
    var (summed, speed) = (3.0, -40.0)
    let (steps, time) = (20_000, 0.3)
    for _ in 0..<steps {
      spring.update(
        value: &value, velocity: &velocity, target: 10.0, deltaTime: time / Double(steps))
      let force = spring.force(target: 10.0, position: summed, velocity: speed)
      speed += force / spring.mass * time / Double(steps)
      summed += speed * time / Double(steps)
    }
    let place = 3 + spring.value(target: 7.0, initialVelocity: -40, time: time)
    #expect(abs(value - place) < 1e-6)
    #expect(abs(velocity - spring.velocity(target: 7.0, initialVelocity: -40, time: time)) < 1e-6)
    #expect(abs(summed - place) < 0.01)
  }

  @Test func aMovementBeginsAtZeroAndComesToItsTarget() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.value(target: 100.0, time: 0) == 0)
    #expect(spring.velocity(target: 100.0, initialVelocity: 7, time: 0) == 7)
    #expect(abs(spring.value(target: 100.0, time: 5) - 100) < 0.001)
    #expect(spring.value(target: 100.0, time: -1) == 0)
    #expect(spring.value(target: 100.0, time: .nan) == 0)
  }

  @Test func whatIsAnimatedGoesByItsData() {
    let spring = Spring(duration: 0.5)
    let (from, to) = (Place(x: 10), Place(x: 30))
    let there = spring.value(fromValue: from, toValue: to, initialVelocity: Place(x: 0), time: 0.2)
    #expect(there.x == 10 + spring.value(target: 20.0, time: 0.2))
    let pull = spring.force(fromValue: from, toValue: to, position: from, velocity: Place(x: 0))
    #expect(pull.x == 20 * spring.stiffness)
  }

  @Test func aMovementThatIsMeasuredFinerTakesLonger() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let coarse = spring.settlingDuration(target: 100.0, epsilon: 1)
    let fine = spring.settlingDuration(target: 100.0, epsilon: 0.001)
    #expect(coarse < fine)
    for time in [coarse, fine] {
      let distance = abs(spring.value(target: 100.0, time: time) - 100)
      #expect(distance < (time == coarse ? 1 : 0.001))
    }
    #expect(spring.settlingDuration(target: 0.0, epsilon: 0.01) == 0)
    #expect(
      Spring(duration: 0.5, bounce: 1).settlingDuration(target: 1.0, epsilon: 0.1) == .infinity)
    #expect(spring.settlingDuration(target: 1.0, epsilon: .nan) < 10)
  }
}

private struct Place: Animatable {
  var x: Double
  var animatableData: Double {
    get { x }
    set { x = newValue }
  }
}
