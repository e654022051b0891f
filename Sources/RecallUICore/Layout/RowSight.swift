import Interaction

extension LazyContent {
  /// Notes which of the rows that are there anyway can be seen. Rows that are listed one by one keep their
  /// nodes when they are scrolled out of sight, so nobody else would tell them.
  ///
  /// What pointers have begun at rows that are out of sight now ends, and the views in rows that come into
  /// sight or go learn of it.
  ///
  /// - Parameters:
  ///   - container: The node of the lazy container.
  ///   - isSeen: Whether the row at a position can be seen.
  func noteSight(in container: ViewNode, isSeen: (_ position: Int) -> Bool) {
    var (coming, going) = ([Box](), [Box]())
    forEachStandingBox { position, box in
      let isOutOfSight = !isSeen(position)
      guard box.isKeptUnseen != isOutOfSight else { return }
      box.isKeptUnseen = isOutOfSight
      if isOutOfSight { going.append(box) } else { coming.append(box) }
    }
    for box in coming + going {
      container.tellOfSight(of: box)
    }
    container.endGestures(at: going)
  }
}

extension ViewNode {
  /// Notes whether rows of this node's, which are kept in any case, can be seen.
  func noteSight(of rows: [Box], isOutOfSight: Bool) {
    for box in rows where box.isKeptUnseen != isOutOfSight {
      noteSight(of: box, isOutOfSight: isOutOfSight)
      if isOutOfSight { endGestures(at: [box]) }
    }
  }

  /// Notes whether a row of this node's, or one of the views that it chooses from, can be seen.
  func noteSight(of box: Box, isOutOfSight: Bool) {
    guard box.isKeptUnseen != isOutOfSight else { return }
    box.isKeptUnseen = isOutOfSight
    tellOfSight(of: box)
  }

  /// Whether a view here or inside has state that isn't what it began with.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  var hasStateWorthKeeping: Bool {
    slots.contains { $0?.isWorthKeeping == true }
      || children.contains { $0.hasStateWorthKeeping }
  }

  /// Tells the nodes in a row, and those of the modifiers around it, that it has come into sight or gone.
  fileprivate func tellOfSight(of row: Box) {
    row.node.tellOfCover()
    var node = row.node.parent
    while let current = node, current !== self {
      current.coverDidChange()
      node = current.parent
    }
  }

  /// Ends what pointers have begun at rows of this node's that can't be seen any more.
  ///
  /// Programs hear of it, which they don't while they are laid out.
  fileprivate func endGestures(at rows: [Box]) {
    let router = graph.services.router
    guard !rows.isEmpty, !router.isIdle else { return }
    var ending: [GestureRecognizer] = []
    for row in rows {
      row.appendRecognizers(to: &ending)
    }
    guard !ending.isEmpty else { return }
    graph.updates.add {
      for recognizer in ending {
        router.cancel(recognizer)
      }
    }
  }
}

extension Box {
  /// Whether this box stands in a row that is kept while it is scrolled out of sight.
  ///
  /// - Complexity: O(*d*) at a depth of *d*.
  var isOutOfSight: Bool { rowOutOfSight != nil }

  /// The row that this box stands in, if that is kept while it is scrolled out of sight.
  ///
  /// - Complexity: O(*d*) at a depth of *d*.
  var rowOutOfSight: Box? {
    guard !isKeptUnseen else { return self }
    var row: Box?
    forEachAround { box in
      if box.isKeptUnseen { row = box }
      return row == nil
    }
    return row
  }
}
