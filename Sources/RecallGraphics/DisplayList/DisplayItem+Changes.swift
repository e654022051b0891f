extension DisplayItem {
  /// Calls `body` with what makes one stretch of items of another: an item that went, one that came,
  /// or one that came in the place of another.
  ///
  /// All others are equal, and in the same order in both. Changes are found by looking for the like
  /// of an item nearby, which takes fewer comparisons than a shortest edit script (Myers 1986) and
  /// may find a few more of them.
  ///
  /// - Complexity: O(n) for n items.
  static func forEachChange(
    from former: ArraySlice<DisplayItem>, to present: ArraySlice<DisplayItem>,
    _ body: (_ old: DisplayItem?, _ new: DisplayItem?) -> Void
  ) {
    let stretches = Stretches(former: former, present: present)
    var (old, new) = (0, 0)
    while old < former.count, new < present.count {
      if stretches.areEqual(old, new) {
        old += 1
        new += 1
        continue
      }
      switch stretches.nearestLike(old, new) {
      case .present(let like):
        for place in new..<like { body(nil, stretches.presentItem(place)) }
        new = like
      case .former(let like):
        for place in old..<like { body(stretches.formerItem(place), nil) }
        old = like
      case nil:
        body(stretches.formerItem(old), stretches.presentItem(new))
        old += 1
        new += 1
      }
    }
    for place in old..<former.count { body(stretches.formerItem(place), nil) }
    for place in new..<present.count { body(nil, stretches.presentItem(place)) }
  }
}

/// Two stretches of items, by places from 0 on.
private struct Stretches {
  /// Where the like of an item is.
  enum Like {
    case former(Int)
    case present(Int)
  }

  /// How far away the like of an item may be: further than all that a card is drawn with.
  private static let reach = 24

  private let former: ArraySlice<DisplayItem>
  private let present: ArraySlice<DisplayItem>
  private let formerLooks: [UInt64]
  private let presentLooks: [UInt64]

  init(former: ArraySlice<DisplayItem>, present: ArraySlice<DisplayItem>) {
    self.former = former
    self.present = present
    formerLooks = former.map(\.look)
    presentLooks = present.map(\.look)
  }

  func formerItem(_ place: Int) -> DisplayItem { former[former.startIndex + place] }
  func presentItem(_ place: Int) -> DisplayItem { present[present.startIndex + place] }

  /// Whether a former item is equal to a present one.
  func areEqual(_ old: Int, _ new: Int) -> Bool {
    formerLooks[old] == presentLooks[new]
      && former[former.startIndex + old] == present[present.startIndex + new]
  }

  /// The nearest equal of either of two items that differ, after the other.
  func nearestLike(_ old: Int, _ new: Int) -> Like? {
    let farthest = min(Self.reach, max(former.count - old, present.count - new))
    for step in 1..<max(farthest, 1) {
      if new + step < present.count, areEqual(old, new + step) { return .present(new + step) }
      if old + step < former.count, areEqual(old + step, new) { return .former(old + step) }
    }
    return nil
  }
}

extension DisplayItem {
  /// A number that equal items have in common, and others hardly ever: most of what differs is
  /// told apart by it, at the cost of comparing one word.
  fileprivate var look: UInt64 {
    var look = Look()
    switch content {
    case .fill(let path, _, _):
      look.add(path)
    case .stroke(let path, _, let style):
      look.add(path)
      look.add(style.lineWidth)
    case .text(_, let frame), .picture(_, let frame, _):
      look.add(frame)
    case .layer(let layer):
      look.add(CGFloat(layer.items.count))
    }
    look.add(transform.tx)
    look.add(transform.ty)
    look.add(transform.a)
    look.add(opacity)
    return look.bits
  }
}

/// Mixes numbers, each by a multiplication (Fowler, Noll and Vo's hash 1a, by the word).
private struct Look {
  private(set) var bits: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: CGFloat) {
    // With zero added, since -0 equals 0.
    bits = (bits ^ Double(number + 0).bitPattern) &* 0x0000_0100_0000_01b3
    bits ^= bits >> 29
  }

  mutating func add(_ rect: CGRect) {
    add(rect.origin.x)
    add(rect.origin.y)
    add(rect.size.width)
    add(rect.size.height)
  }

  /// Of a path of many elements, only what tells most about it.
  mutating func add(_ path: Path) {
    switch path.storage {
    case .empty: break
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): add(rect)
    case .elements(let elements):
      add(CGFloat(elements.count))
      for element in elements.prefix(3) {
        switch element {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
          add(point.x)
          add(point.y)
        case .closeSubpath: break
        }
      }
    }
  }
}
