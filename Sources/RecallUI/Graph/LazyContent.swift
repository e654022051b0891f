/// The boxes of a lazy container's content, in order, made one by one when they are asked for.
struct LazyContent {
  private enum Part {
    /// What there is anyway.
    case boxes([Box])
    /// What is made on demand.
    case elements(any LazyElements)

    var count: Int {
      switch self {
      case .boxes(let boxes): boxes.count
      case .elements(let elements): elements.boxCount
      }
    }
  }

  private let parts: [Part]
  /// How many boxes there are, made or not.
  let count: Int

  /// Finds the boxes and elements below a container's content.
  init(of node: ViewNode) {
    var parts: [Part] = []
    func visit(_ node: ViewNode) {
      if let elements = node as? any LazyElements, elements.isLazy {
        parts.append(.elements(elements))
      } else if node.ownBox != nil || node.wrapsBoxes {
        var boxes: [Box] = []
        node.appendBoxes(to: &boxes)
        parts.append(.boxes(boxes))
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

  /// The boxes at some positions, made if need be. `positions` must be within `0..<count`.
  func boxes(at positions: Range<Int>) -> [Box] {
    var boxes: [Box] = []
    forEachPart(in: positions) { part, positions in
      switch part {
      case .boxes(let all): boxes += all[positions]
      case .elements(let elements): elements.appendBoxes(at: positions, to: &boxes)
      }
    }
    return boxes
  }

  /// The position of the first box of some elements.
  func start(of elements: any LazyElements) -> Int? {
    var start = 0
    for part in parts {
      if case .elements(let others) = part, others === elements { return start }
      start += part.count
    }
    return nil
  }

  /// Lets go of what was made for other positions.
  func removeElements(outside positions: Range<Int>) {
    forEachPart(in: positions) { part, positions in
      if case .elements(let elements) = part { elements.removeElements(outside: positions) }
    }
  }

  /// Calls `body` with each part, and with those of its own positions that lie in `positions`.
  private func forEachPart(in positions: Range<Int>, _ body: (Part, Range<Int>) -> Void) {
    var start = 0
    for part in parts {
      let lower = min(max(positions.lowerBound - start, 0), part.count)
      let upper = min(max(positions.upperBound - start, lower), part.count)
      body(part, lower..<upper)
      start += part.count
    }
  }
}

/// Elements that a lazy container asks for one by one.
protocol LazyElements: ViewNode {
  /// Whether elements are made on demand; otherwise all are there.
  var isLazy: Bool { get }
  /// How many boxes all elements make together.
  var boxCount: Int { get }
  /// The position of the element with an identifier.
  func position(of identifier: AnyHashable) -> Int?
  /// How many boxes each element makes, where elements are made on demand.
  var boxesPerElement: Int? { get }
  /// Adds the boxes at some positions, and makes their elements if need be.
  func appendBoxes(at positions: Range<Int>, to boxes: inout [Box])
  /// Lets go of the elements that make none of the boxes at `positions`.
  func removeElements(outside positions: Range<Int>)
}
