/// Which boxes stand in a list. Most lists are short: looking through one costs less than a table.
struct BoxSet {
  private let few: BoxChildren
  private let many: Set<ObjectIdentifier>

  init(_ boxes: BoxChildren) {
    let isShort = boxes.count <= BoxSet.mostLookedThrough
    few = isShort ? boxes : []
    many = isShort ? [] : Set(boxes.map(ObjectIdentifier.init))
  }

  /// - Complexity: O(1).
  func contains(_ box: Box) -> Bool {
    few.contains { $0 === box } || !many.isEmpty && many.contains(ObjectIdentifier(box))
  }

  /// So few that a table would cost more to make than it saves.
  private static let mostLookedThrough = 8
}
