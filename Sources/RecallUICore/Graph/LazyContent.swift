/// The boxes of a lazy container's content, in order, made one by one when they are asked for.
struct LazyContent {
  private struct Part {
    enum Source {
      /// What there is anyway.
      case boxes([Box])
      /// What is made on demand.
      case elements(any LazyElements)
    }

    let source: Source
    /// The section that it belongs to.
    var section: (any LazySection)?
    var role = LazyRole.content
    /// The modifiers around the source, the innermost first.
    var modifiers: [any EachBoxNode] = []

    var count: Int {
      switch source {
      case .boxes(let boxes): boxes.count
      case .elements(let elements): elements.boxCount
      }
    }

    /// The source's boxes at some positions, made if need be.
    func contents(at positions: Range<Int>) -> [Box] {
      switch source {
      case .boxes(let all):
        return Array(all[positions])
      case .elements(let elements):
        var boxes: [Box] = []
        elements.appendBoxes(at: positions, to: &boxes)
        return boxes
      }
    }

    /// The source's boxes that stay when those at other positions are let go of.
    func contents(keptWith positions: Range<Int>) -> [Box] {
      if case .boxes(let all) = source { return all }
      return contents(at: positions)
    }
  }

  private let parts: [Part]
  /// How many boxes there are, made or not.
  let count: Int
  /// The sections in order; what stands between them counts as one.
  let spans: [LazySpan]

  /// Finds the boxes and elements below a container's content.
  init(of node: ViewNode) {
    parts = LazyContent.parts(of: node)
    count = parts.reduce(0) { $0 + $1.count }
    spans = LazyContent.spans(of: parts)
  }

  private static func parts(of node: ViewNode) -> [Part] {
    if let parts = composedParts(of: node) { return parts }
    var boxes: [Box] = []
    node.appendBoxes(to: &boxes)
    return [Part(source: .boxes(boxes))]
  }

  /// The parts of a node that is a section or stands for elements that are made on demand, or that has such
  /// a node below it; nil for any other.
  private static func composedParts(of node: ViewNode) -> [Part]? {
    let roles = node.roles
    // Most of what stands in a container are the rows themselves, in which there is nothing to look for.
    guard !roles.union(node.rolesInside).isDisjoint(with: [.elements, .section]) else { return nil }
    if roles.contains(.elements), let elements = node as? any LazyElements, elements.isLazy {
      return [Part(source: .elements(elements))]
    }
    if roles.contains(.section), let section = node as? any LazySection {
      return parts(of: section)
    }
    guard node.ownBox == nil, node.containerOfBoxes == nil, let first = node.children.first else {
      return nil
    }
    let ofFirst = composedParts(of: first)
    guard ofFirst != nil || node.children.count > 1 else { return nil }
    let ofOthers = node.children.dropFirst().map { composedParts(of: $0) }
    guard ofFirst != nil || ofOthers.contains(where: { $0 != nil }) else { return nil }
    if let modifier = node as? any EachBoxNode {
      return (ofFirst ?? parts(of: first)).map { part in
        var part = part
        part.modifiers.append(modifier)
        return part
      }
    }
    return zip(node.children, [ofFirst] + ofOthers).flatMap { child, composed in
      child.containerOfBoxes == nil ? composed ?? parts(of: child) : []
    }
  }

  private static func parts(of section: any LazySection) -> [Part] {
    func parts(of node: ViewNode?, as role: LazyRole) -> [Part] {
      guard let node else { return [] }
      return LazyContent.parts(of: node).map { part in
        var part = part
        // A section in a section is its own.
        guard part.section == nil else { return part }
        part.section = section
        part.role = role
        return part
      }
    }
    return parts(of: section.headerNode, as: .header)
      + parts(of: section.contentNode, as: .content)
      + parts(of: section.footerNode, as: .footer)
  }

  private static func spans(of parts: [Part]) -> [LazySpan] {
    var spans: [LazySpan] = []
    var position = 0
    for part in parts where part.count > 0 {
      if spans.last.map({ $0.section !== part.section || !$0.takes(part.role) }) ?? true {
        spans.append(LazySpan(part.section, at: position))
      }
      spans[spans.count - 1].add(part.count, as: part.role)
      position += part.count
    }
    return spans
  }

  /// The number of the section that the box at a position belongs to.
  ///
  /// - Complexity: O(log *n*) for *n* sections.
  func span(at position: Int) -> Int? {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].all.upperBound <= position { low = middle + 1 } else { high = middle }
    }
    return low < spans.count && spans[low].all.contains(position) ? low : nil
  }

  /// The position of an element that is called `identifier`; of several, of the first.
  func position(of identifier: AnyHashable) -> Int? {
    var start = 0
    for part in parts {
      if case .elements(let elements) = part.source, let place = elements.position(of: identifier) {
        return start + place * (elements.boxesPerElement ?? 1)
      }
      start += part.count
    }
    return nil
  }

  /// The boxes that there are anyway, with their positions.
  var standingBoxes: [(position: Int, box: Box)] {
    var (start, found) = (0, [(position: Int, box: Box)]())
    for part in parts {
      if case .boxes(let boxes) = part.source {
        let decorated = part.modifiers.reduce(boxes) { boxes, modifier in
          boxes.map { modifier.box(for: $0) }
        }
        found += zip(start..., decorated).map { ($0, $1) }
      }
      start += part.count
    }
    return found
  }

  /// Calls `body` with each of the boxes that there are anyway, without what modifiers put around it, and
  /// with its position.
  func forEachStandingBox(_ body: (_ position: Int, _ box: Box) -> Void) {
    var start = 0
    for part in parts {
      if case .boxes(let boxes) = part.source {
        for (position, box) in zip(start..., boxes) { body(position, box) }
      }
      start += part.count
    }
  }

  /// The position of one of the boxes that there are anyway.
  func position(ofStanding box: Box) -> Int? {
    var found: Int?
    forEachStandingBox { position, other in
      if other === box { found = position }
    }
    return found
  }

  /// The boxes at some positions, made if need be. `positions` must be within `0..<count`.
  func boxes(at positions: Range<Int>) -> [Box] {
    var boxes: [Box] = []
    var start = 0
    // A list of rows that aren't made on demand has a part for each, and is asked for them one by one.
    for index in parts.indices {
      guard start < positions.upperBound else { break }
      let own = start..<start + parts[index].count
      start = own.upperBound
      let wanted = positions.clamped(to: own)
      guard !wanted.isEmpty else { continue }
      let contents = parts[index].contents(
        at: wanted.lowerBound - own.lowerBound..<wanted.upperBound - own.lowerBound)
      boxes += parts[index].modifiers.reduce(contents) { boxes, modifier in
        boxes.map { modifier.box(for: $0) }
      }
    }
    return boxes
  }

  /// The position of the first box of some elements.
  func start(of elements: any LazyElements) -> Int? {
    var start = 0
    for part in parts {
      if case .elements(let others) = part.source, others === elements { return start }
      start += part.count
    }
    return nil
  }

  /// Lets go of what was made for other positions.
  func removeElements(outside positions: Range<Int>) {
    var kept: [(modifier: any EachBoxNode, contents: [Box])] = []
    forEachPart(in: positions) { part, positions in
      if case .elements(let elements) = part.source {
        elements.removeElements(outside: positions)
      }
      guard !part.modifiers.isEmpty else { return }
      var contents = part.contents(keptWith: positions)
      for modifier in part.modifiers {
        if let index = kept.firstIndex(where: { $0.modifier === modifier }) {
          kept[index].contents += contents
        } else {
          kept.append((modifier, contents))
        }
        contents = contents.map { modifier.box(for: $0) }
      }
    }
    for (modifier, contents) in kept {
      modifier.keepBoxes(for: contents)
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
  /// The position of the first element that is called so by `id(_:)`, as far as its value tells.
  func position(ofElementCalled identifier: AnyHashable) -> Int?
  /// How many boxes each element makes, where elements are made on demand.
  var boxesPerElement: Int? { get }
  /// Where an element stands whose node there is, and what it is called.
  func place(of element: ViewNode) -> (position: Int, identifier: AnyHashable)?
  /// How many elements there are.
  var elementCount: Int { get }
  /// Adds the boxes at some positions, and makes their elements if need be.
  func appendBoxes(at positions: Range<Int>, to boxes: inout [Box])
  /// Lets go of the elements that make none of the boxes at `positions`.
  func removeElements(outside positions: Range<Int>)
}
