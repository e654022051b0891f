/// A test, how long it takes, and which mutants it reaches.
struct TestReach: Sendable {
  let test: String
  /// In seconds, alone, with the start of the program.
  let duration: Double
  let reached: Set<Int>
}
