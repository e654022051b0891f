/// Chance for programs that know of no seed: the stage's, which is the same each time a session is
/// played, and the system's outside of any stage.
///
/// It stands in for the generator of the standard library's by its name, too.
public struct StageRandomNumberGenerator: RandomNumberGenerator {
  public init() {}

  public mutating func next() -> UInt64 {
    if let drawn = StageChance.next() { return drawn }
    var system = Swift.SystemRandomNumberGenerator()
    return system.next()
  }
}

/// Chance of the stage's, by the name that programs know.
public typealias SystemRandomNumberGenerator = StageRandomNumberGenerator
