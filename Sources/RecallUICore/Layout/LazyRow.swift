/// Where a row stands in a lazy container.
package struct LazyRowPlace: Hashable, Sendable {
  /// Among all rows.
  package var position = 0
  /// What it is to its section.
  package var role = LazyRole.content
  /// Whether it is the first, and the last, that its section has in that role.
  package var isFirst = true
  package var isLast = true
  /// Whether its section is the first, and the last.
  package var isInFirstSection = true
  package var isInLastSection = true
  /// What else its section has.
  package var hasHeader = false
  package var hasFooter = false
}

extension LazyContent {
  func place(of position: Int) -> LazyRowPlace {
    var place = LazyRowPlace(position: position)
    guard let number = span(at: position) else { return place }
    let span = spans[number]
    place.role = span.role(of: position)
    let range =
      switch place.role {
      case .header: span.header
      case .content: span.content
      case .footer: span.footer
      }
    place.isFirst = position == range.lowerBound
    place.isLast = position == range.upperBound - 1
    place.isInFirstSection = number == 0
    place.isInLastSection = number == spans.count - 1
    place.hasHeader = !span.header.isEmpty
    place.hasFooter = !span.footer.isEmpty
    return place
  }
}

/// One of the views of a lazy container's content, for the view that is made around it.
package final class LazyRow {
  /// An element of a `ForEach` that the row belongs to.
  package struct Element {
    let elements: any LazyElements
    /// Among all elements.
    package let position: Int
    package let identifier: AnyHashable

    /// How many elements there are.
    package var count: Int { elements.elementCount }

    /// What the elements of one `ForEach` have in common.
    package var group: ObjectIdentifier { ObjectIdentifier(elements) }

    /// Whether both are elements of the same `ForEach`.
    package func isBeside(_ other: Element) -> Bool { elements === other.elements }
  }

  /// What stands around the row, from the inside to the outside.
  private enum Step {
    case trait(any RowTraitNode)
    case element(Element)
    case section(any LazySection)
  }

  /// What the row is called among the others: its place in the content's structure.
  package let key: String
  /// Where it stands.
  package internal(set) var place: LazyRowPlace
  let holderLink: NodeLink
  /// The row's box, inside of what is made around it.
  private(set) var content: Box
  /// What stands for it there.
  fileprivate var slot: BoxLink?

  init(_ content: Box, called key: String, at place: LazyRowPlace, in holder: any RowHolder) {
    self.content = content
    self.key = key
    self.place = place
    holderLink = holder.link
  }

  /// Takes over another box, as for the other branch of a condition.
  func take(_ box: Box) {
    guard box !== content else { return }
    content = box
    (slot?.box as? WrapperBox)?.content = box
  }

  private var holder: (any RowHolder)? { holderLink.node as? any RowHolder }

  /// What was found last, while it is known to be so.
  private var knownSteps: [Step]?

  /// Runs `body`, in which nothing changes of what the row says: that is looked for once.
  func knowingItself<Result>(_ body: (LazyRow) -> Result) -> Result {
    knownSteps = findSteps()
    defer { knownSteps = nil }
    return body(self)
  }

  private var steps: [Step] { knownSteps ?? findSteps() }

  private func findSteps() -> [Step] {
    var steps: [Step] = []
    let holder = holderLink.node
    var node: ViewNode? = content.innermost.node
    while let current = node, current !== holder {
      let roles = current.roles
      if roles.contains(.rowTrait), let trait = current as? any RowTraitNode {
        steps.append(.trait(trait))
      }
      if roles.contains(.section), let section = current as? any LazySection {
        steps.append(.section(section))
      }
      let parent = current.parent
      if parent?.roles.contains(.elements) == true, let elements = parent as? any LazyElements,
        let place = elements.place(of: current)
      {
        steps.append(
          .element(
            Element(
              elements: elements, position: place.position, identifier: place.identifier)))
      }
      node = parent
    }
    return steps
  }

  /// What the row, or what is around it, says of itself: what is said inside comes first.
  package func traits<Key: RowTraitKey>(_: Key.Type) -> [Key.Value] {
    var values: [Key.Value] = []
    for case .trait(let node) in steps {
      if let value = node.value(of: Key.self) { values.append(value) }
    }
    return values
  }

  /// What is said innermost.
  package func trait<Key: RowTraitKey>(_: Key.Type) -> Key.Value? {
    for case .trait(let node) in steps {
      if let value = node.value(of: Key.self) { return value }
    }
    return nil
  }

  /// The innermost element that the row belongs to.
  package var element: Element? {
    for case .element(let element) in steps { return element }
    return nil
  }

  /// What the first view in the row says that says something, and whether it can be seen.
  package func traitInside<Key: RowTraitKey>(
    _: Key.Type
  ) -> (value: Key.Value, isVisible: Bool)? {
    func find(in node: ViewNode, _ isVisible: Bool) -> (value: Key.Value, isVisible: Bool)? {
      let isVisible = isVisible && !node.makesInvisible
      if node.roles.contains(.rowTrait), let trait = node as? any RowTraitNode,
        let value = trait.value(of: Key.self)
      {
        return (value, isVisible)
      }
      guard node.rolesInside.contains(.rowTrait) else { return nil }
      for child in node.children where !child.coversContent && child.standsInItsParent {
        if let found = find(in: child, isVisible) { return found }
      }
      return nil
    }
    return find(in: content.node, true)
  }

  /// What is said of a whole `ForEach`, innermost, and which of its elements the row belongs to.
  package func traitOfElements<Key: RowTraitKey>(
    _: Key.Type
  ) -> (value: Key.Value, element: Element)? {
    var element: Element?
    for step in steps {
      switch step {
      case .element(let inner): element = inner
      case .section: element = nil
      case .trait(let node):
        if let element, let value = node.value(of: Key.self) { return (value, element) }
      }
    }
    return nil
  }

  /// Says whether the row's section is open, and opens it; nil for one that always is.
  package var expansion: Binding<Bool>? {
    for case .section(let section) in steps { return section.expansion }
    return nil
  }

  /// The rectangle that the row takes, with what is made around it, in the container's own space.
  package var frame: CGRect? { holder?.frame(of: self) }

  /// The other rows that there are, and this one, in order.
  package var rows: [LazyRow] { holder?.rows ?? [] }

  /// Brings what the row says up to date, as a pointer would that reached it: for who is about to act.
  package func touch() {
    let holder = holderLink.node
    var node: ViewNode? = content.innermost.node
    while let current = node, current !== holder {
      current.deferredUpdate?.run()
      node = current.parent
    }
  }

  /// The words of the row, as far as views say them.
  package var words: String {
    var words: [String] = []
    func visit(_ box: Box) {
      if let label = box.accessibility?.label {
        words.append(label)
      } else {
        for child in box.children { visit(child) }
      }
    }
    visit(content)
    return words.joined(separator: " ")
  }
}

extension ViewNode {
  /// Whether what this node shows is a part of what the one around it shows: not a sheet that it has opened,
  /// nor the rows of a list.
  fileprivate var standsInItsParent: Bool {
    !(self is any RowTraitHearer) && (containerOfBoxes.map { $0 === self } ?? true)
  }
}

/// A node that makes views around the views of its content.
protocol RowHolder: RowTraitHearer {
  var rows: [LazyRow] { get }
  func frame(of row: LazyRow) -> CGRect?
}

/// Stands for a row in the view that is made around it.
package struct LazyRowContent: View {
  let row: LazyRow

  package init(_ row: LazyRow) {
    self.row = row
  }

  package typealias Body = Never
}

extension LazyRowContent: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node<LazyRowContent> {
    RowSlotNode(self, in: context)
  }

  static func boxCount(with count: BoxCount) -> Int? { 1 }
}

private final class RowSlotNode: Node<LazyRowContent> {
  private let row: LazyRow
  private lazy var box = WrapperBox(around: row.content, node: self)

  init(_ view: LazyRowContent, in context: NodeContext) {
    row = view.row
    super.init(in: context)
  }

  override func appendBoxes(to boxes: inout [Box]) {
    row.slot = box.link
    boxes.append(box)
  }
}
