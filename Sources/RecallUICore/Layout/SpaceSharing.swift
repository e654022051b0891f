/// Shares a length among things that are more or less flexible.
///
/// As in SwiftUI's stacks, the least flexible one is served first, and takes its equal share of
/// what is left or as much as it needs.
struct SpaceSharing {
  let count: Int
  /// What lies between two of them.
  let spacing: CGFloat

  /// How long each becomes of `available` points; without that, as long as it likes.
  ///
  /// - Parameter length: How long one becomes when it is offered a length, or asked for its ideal
  ///   one.
  func lengths(
    of available: CGFloat?, _ length: (_ index: Int, _ offered: CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let available, !available.isEndless, count > 1 else {
      let offered = available.map { $0.isEndless ? max($0, .veryLong) : $0 }
      return (0..<count).map { length($0, offered) }
    }
    let flexibilities = (0..<count).map { length($0, .veryLong) - length($0, 0) }
    let order = (0..<count).sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
    var lengths = Array(repeating: CGFloat.zero, count: count)
    var remaining = available - spacing * CGFloat(count - 1)
    for (served, index) in order.enumerated() {
      lengths[index] = length(index, max(0, remaining / CGFloat(count - served)))
      remaining -= lengths[index]
    }
    return lengths
  }
}
