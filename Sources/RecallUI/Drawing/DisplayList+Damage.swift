extension DisplayList {
  /// The rectangles, in points, outside which a frame of this list looks like one of `old`.
  ///
  /// They are the bounds of the items that only one of the lists has, found as a shortest edit
  /// script (Myers 1986; the standard library's `difference(from:)`), with those that overlap
  /// joined. Empty when both look the same.
  ///
  /// - Complexity: O(n · d) for n items of which d differ. When the stretch that differs is very
  ///   long, the whole viewport is damaged instead: finding out more would cost more than drawing
  ///   it.
  public func damage(since old: DisplayList) -> [CGRect] {
    let viewport = CGRect(origin: .zero, size: size)
    guard size == old.size, background == old.background else { return [viewport] }
    let prefix = zip(items, old.items).prefix { $0 == $1 }.count
    let suffix = zip(items[prefix...].reversed(), old.items[prefix...].reversed())
      .prefix { $0 == $1 }.count
    let new = items[prefix..<(items.count - suffix)]
    let former = old.items[prefix..<(old.items.count - suffix)]
    guard new.count + former.count <= DisplayList.mostItemsToCompare else { return [viewport] }
    let rects = new.difference(from: former).map { change in
      switch change {
      case .insert(_, let item, _), .remove(_, let item, _): item.bounds.intersection(viewport)
      }
    }
    return DisplayList.joined(rects.filter { !$0.isNull && !$0.isEmpty })
  }

  /// Two frames of a table of some three hundred cards in full.
  private static let mostItemsToCompare = 2_000

  /// Joins rectangles until none overlap.
  private static func joined(_ rects: [CGRect]) -> [CGRect] {
    var separate: [CGRect] = []
    for rect in rects {
      var grown = rect
      while let index = separate.firstIndex(where: { $0.intersects(grown) }) {
        grown = grown.union(separate.remove(at: index))
      }
      separate.append(grown)
    }
    return separate
  }
}
