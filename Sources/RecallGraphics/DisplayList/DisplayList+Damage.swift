extension DisplayList {
  /// Rectangles, in points, outside which a frame of this list looks like one of `old`.
  ///
  /// They cover the bounds of the items that only one of the lists has: one that was changed, moved
  /// in the order, or has no like nearby. Those that cover nearly the same are joined, others
  /// may overlap. Empty when both look the same.
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
    // By places: most items are the same, and need not be copied to be compared.
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, new[prefix] == old[prefix] {
      prefix += 1
    }
    var suffix = 0
    while prefix + suffix < shorter,
      new[new.count - 1 - suffix] == old[old.count - 1 - suffix]
    {
      suffix += 1
    }
    let former = old[prefix..<(old.count - suffix)]
    let present = new[prefix..<(new.count - suffix)]
    guard present.count + former.count <= mostItemsToCompare else { return nil }
    var rects: [CGRect] = []
    DisplayItem.forEachChange(from: former, to: present) { old, new in
      guard let old, let new else {
        rects += [old, new].compactMap { $0?.bounds }
        return
      }
      rects += new.layerDamage(since: old) ?? [old.bounds, new.bounds]
    }
    addGlass(of: new, to: &rects)
    return rects
  }

  /// Adds the glass that something is seen through which lies in one of `rects`.
  private static func addGlass(of items: [DisplayItem], to rects: inout [CGRect]) {
    guard !rects.isEmpty else { return }
    for index in items.indices where items[index].radiusBehind > 0 {
      let bounds = items[index].bounds
      let reach = reachBehind * items[index].radiusBehind
      let around = bounds.insetBy(dx: -reach, dy: -reach)
      if rects.contains(where: { $0.isSeen(in: around) }) { rects.append(bounds) }
    }
  }

  /// Beyond so many standard deviations, nothing counts; a bit more than three, as pixels are blurred by blocks.
  private static let reachBehind: CGFloat = 4

  /// Two frames of a table of some three hundred cards in full.
  private static let mostItemsToCompare = 2_000

  /// Joins rectangles that overlap, where what is around both is hardly more than what they cover.
  ///
  /// Joining all that overlap would make one rectangle, with all that lies still in it, of cards on
  /// their way to different places.
  private static func joined(_ rects: [CGRect]) -> [CGRect] {
    var separate: [CGRect] = []
    for rect in rects {
      var grown = rect
      // What belongs together mostly comes one after the other.
      while let index = separate.lastIndex(where: { $0.isWorthJoining(grown) }) {
        grown = grown.union(separate.remove(at: index))
      }
      separate.append(grown)
    }
    return separate
  }
}

extension CGRect {
  fileprivate func isSeen(in other: CGRect) -> Bool {
    min(maxX, other.maxX) > max(minX, other.minX) && min(maxY, other.maxY) > max(minY, other.minY)
  }

  fileprivate func isWorthJoining(_ other: CGRect) -> Bool {
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    guard width > 0, height > 0 else { return false }
    let covered = area + other.area - width * height
    let around =
      (max(maxX, other.maxX) - min(minX, other.minX))
      * (max(maxY, other.maxY) - min(minY, other.minY))
    return around <= covered * CGRect.mostToCover
  }

  /// How much more than what two rectangles cover the one around them may.
  private static let mostToCover: CGFloat = 1.2

  private var area: CGFloat { width * height }
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
