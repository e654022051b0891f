/// The elements of a lazy container, in order, made one by one when they are asked for.
struct LazyContent {
  private enum Part {
    case single(ViewNode)
    case elements(any LazyElements)

    var count: Int {
      switch self {
      case .single: 1
      case .elements(let elements): elements.count
      }
    }
  }

  private let parts: [Part]
  /// How many elements there are. An element that consists of several views counts once.
  let count: Int

  /// Finds the elements below a container's content.
  init(of node: ViewNode) {
    var parts: [Part] = []
    func visit(_ node: ViewNode) {
      if let elements = node as? any LazyElements {
        parts.append(.elements(elements))
      } else if node.ownBox != nil || node.wrapsBoxes {
        parts.append(.single(node))
      } else {
        for child in node.children {
          visit(child)
        }
      }
    }
    visit(node)
    self.parts = parts
    count = parts.reduce(0) { $0 + $1.count }
  }

  /// The boxes of the element at a position.
  func boxes(at position: Int) -> [Box] {
    var offset = position
    for part in parts {
      guard offset >= part.count else {
        var boxes: [Box] = []
        switch part {
        case .single(let node): node.appendBoxes(to: &boxes)
        case .elements(let elements): elements.node(at: offset).appendBoxes(to: &boxes)
        }
        return boxes
      }
      offset -= part.count
    }
    return []
  }

  /// Lets go of what was made for other positions.
  func removeElements(outside positions: Range<Int>) {
    var start = 0
    for part in parts {
      if case .elements(let elements) = part {
        let lower = min(max(positions.lowerBound - start, 0), elements.count)
        let upper = min(max(positions.upperBound - start, lower), elements.count)
        elements.removeElements(outside: lower..<upper)
      }
      start += part.count
    }
  }
}
