extension DisplayList {
  /// The rectangles, in points, outside which a frame of this list looks like one of `old`.
  ///
  /// They are the bounds of the items that only one of the lists has, with those that overlap
  /// joined; empty when both look the same. Where few items differ, they are found as a shortest
  /// edit script (Myers 1986; the standard library's `difference(from:)`); where many do, as what
  /// finds no like nearby, which takes fewer comparisons and may find a few more.
  ///
  /// - Complexity: O(n) for n items. When the stretch that differs is very long, the whole viewport
  ///   is damaged instead: finding out more would cost more than drawing it.
  public func damage(since old: DisplayList) -> [CGRect] {
    let viewport = CGRect(origin: .zero, size: size)
    guard size == old.size, background == old.background else { return [viewport] }
    let rects = DisplayList.damage(from: old.items, to: items)?.map { $0.overlap(with: viewport) }
    guard let rects else { return [viewport] }
    return DisplayList.joined(rects.filter { !$0.isNull && !$0.isEmpty })
  }

  /// The rectangles that items which only one of the lists has may mark; nil when finding out would
  /// cost too much.
  fileprivate static func damage(from old: [DisplayItem], to new: [DisplayItem]) -> [CGRect]? {
    let prefix = zip(new, old).prefix { $0 == $1 }.count
    let suffix = zip(new[prefix...].reversed(), old[prefix...].reversed())
      .prefix { $0 == $1 }.count
    let present = new[prefix..<(new.count - suffix)]
    let former = old[prefix..<(old.count - suffix)]
    if present.count == former.count, present.count > DisplayList.mostItemsToAlign {
      return zip(former, present).flatMap { old, new in
        old == new ? [] : new.layerDamage(since: old) ?? [old.bounds, new.bounds]
      }
    }
    guard present.count + former.count <= DisplayList.mostItemsToCompare else { return nil }
    if present.count + former.count > DisplayList.mostItemsToAlign {
      return unmatched(former, present).map(\.bounds)
    }
    let difference = present.difference(from: former)
    guard let pairs = DisplayList.pairs(of: difference) else {
      return difference.map(\.item.bounds)
    }
    return pairs.flatMap { pair in
      pair.new.layerDamage(since: pair.old) ?? [pair.old.bounds, pair.new.bounds]
    }
  }

  /// The items that find no equal one nearby in the other list, in an order that both share.
  private static func unmatched(
    _ former: ArraySlice<DisplayItem>, _ present: ArraySlice<DisplayItem>
  ) -> [DisplayItem] {
    var unmatched: [DisplayItem] = []
    var (old, new) = (former.startIndex, present.startIndex)
    while old < former.endIndex, new < present.endIndex {
      if former[old] == present[new] {
        old += 1
        new += 1
        continue
      }
      let reach = 1..<min(reachOfLikes, max(former.endIndex - old, present.endIndex - new))
      let step = reach.first { step in
        (new + step < present.endIndex && former[old] == present[new + step])
          || (old + step < former.endIndex && former[old + step] == present[new])
      }
      if let step, new + step < present.endIndex, former[old] == present[new + step] {
        unmatched += present[new..<new + step]
        new += step
      } else if let step {
        unmatched += former[old..<old + step]
        old += step
      } else {
        unmatched += [former[old], present[new]]
        old += 1
        new += 1
      }
    }
    return unmatched + former[old...] + present[new...]
  }

  /// How far away the like of an item may be: further than all that a card is drawn with.
  private static let reachOfLikes = 24

  /// Each item that went with the one that came in its place; nil unless all of them did so, and
  /// nothing changed its order.
  private static func pairs(
    of difference: CollectionDifference<DisplayItem>
  ) -> [(old: DisplayItem, new: DisplayItem)]? {
    let (removals, insertions) = (difference.removals, difference.insertions)
    guard removals.count == insertions.count else { return nil }
    // As many went before as came before, so equal offsets are equal places.
    guard zip(removals, insertions).allSatisfy({ $0.offset == $1.offset }) else { return nil }
    return zip(removals, insertions).map { ($0.item, $1.item) }
  }

  /// When much moves at once, such as the cards of a deal, and nothing comes or goes, all there is
  /// to find out is which items are the same in the same place. Looking for a shortest script took
  /// half as long as drawing the frame.
  private static let mostItemsToAlign = 64

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

extension DisplayItem {
  /// The rectangles that may look different when this layer stands where `old` did; nil when more
  /// than their items differ.
  ///
  /// A layer of another size is drawn on other pixels, on which cairo smooths edges a little
  /// differently.
  fileprivate func layerDamage(since old: DisplayItem) -> [CGRect]? {
    guard case .layer(let layer) = content, case .layer(let former) = old.content,
      layer.effect == former.effect, bounds == old.bounds, opacity == old.opacity,
      clips == old.clips, blendMode == old.blendMode
    else { return nil }
    return DisplayList.damage(from: former.items, to: layer.items)?
      .map { layer.effect.spread($0).overlap(with: bounds) }
  }
}

extension CollectionDifference.Change {
  fileprivate var item: ChangeElement {
    switch self {
    case .insert(_, let item, _), .remove(_, let item, _): item
    }
  }

  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
