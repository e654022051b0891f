/// Finds out when a value changes of which there are many versions, most of them like the one before.
///
/// Two versions that are the same are taken to be the same in between, as most are: what goes and comes back within one event
/// moves nothing on the screen.
struct VersionSearch<Value> {
  /// In which version it may change. If it does, and in no other, two looks find that out.
  let guess: Int
  /// The versions in which it is another one than in the version before, in order.
  private(set) var changes: [Int] = []

  init(guess: Int) {
    self.guess = guess
  }

  /// Finds the changes behind the version `first`, up to the version `last`.
  ///
  /// - Parameters:
  ///   - values: Gets the values at the changes, behind what it has already.
  ///   - value: The value in a version between those two.
  /// - Complexity: O(c log n) looks at a value, for c changes in n versions.
  mutating func run(
    from first: Int, _ former: Value, to last: Int, _ latter: Value, _ values: inout [Value],
    value: (Int) -> Value, areSame: (Value, Value) -> Bool
  ) {
    guard !areSame(former, latter) else { return }
    guard last - first > 1 else {
      changes.append(last)
      values.append(latter)
      return
    }
    let middle = middle(first, last)
    let between = value(middle)
    run(from: first, former, to: middle, between, &values, value: value, areSame: areSame)
    run(from: middle, between, to: last, latter, &values, value: value, areSame: areSame)
  }

  private func middle(_ first: Int, _ last: Int) -> Int {
    let between = first + 1..<last
    if between.contains(guess - 1) { return guess - 1 }
    return between.contains(guess) ? guess : first + (last - first) / 2
  }
}
