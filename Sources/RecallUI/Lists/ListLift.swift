/// A row that is being moved.
struct ListLift: Equatable {
  let key: String
  /// How far, in points.
  let distance: CGFloat
  /// The row's height, in points.
  let height: CGFloat
  /// Where its element stands, and where it would stand.
  let from: Int
  let to: Int
  /// Whose elements make room.
  let group: ObjectIdentifier

  /// Nil for a row that can't be moved, or isn't there.
  init?(_ row: LazyRow, movedBy distance: CGFloat) {
    guard distance.isFinite, let element = row.move?.element, let frame = row.frame else {
      return nil
    }
    key = row.key
    height = frame.height
    from = element.position
    group = element.group
    self.distance = distance
    let middle = frame.midY + distance
    var to = element.position
    for other in row.rows {
      guard let place = other.move?.element, place.isBeside(element), let frame = other.frame else {
        continue
      }
      if place.position > element.position, frame.midY <= middle { to = max(to, place.position) }
      if place.position < element.position, frame.midY >= middle { to = min(to, place.position) }
    }
    self.to = to
  }

  /// How far a row stands from its place meanwhile.
  func shift(of row: LazyRow) -> CGFloat {
    if row.key == key { return distance }
    guard let element = row.move?.element, element.group == group else { return 0 }
    if element.position > from, element.position <= to { return -height }
    if element.position < from, element.position >= to { return height }
    return 0
  }
}
