extension ViewGraph {
  /// Whether something is on the stage that layouts may look for in boxes beside their sizes and
  /// their priorities.
  var looksForMoreThanSizes: Bool { usesAlignmentGuides || usesBaselines || usesLayoutValues }

  /// Finds out which of the boxes choose other sizes in which something has changed, from the inside
  /// to the outside: where one chooses what it chose before, nothing around it has to be measured
  /// or placed again. A card that turns over changes what it consists of, and leaves its table
  /// alone.
  func settleSizes() {
    guard !boxesInDoubt.isEmpty else { return }
    settlesSizes = false
    defer { settlesSizes = true }
    var levels: [[Box]] = []
    for box in boxesInDoubt {
      let depth = box.depth
      while levels.count <= depth {
        levels.append([])
      }
      levels[depth].append(box)
    }
    boxesInDoubt = []
    while let level = levels.popLast() {
      for box in level {
        if let outer = box.settleSizes() { levels[levels.count - 1].append(outer) }
      }
    }
  }
}
