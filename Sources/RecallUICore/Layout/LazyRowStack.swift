/// A column that makes a view around each view of its content, and only around those that can be seen.
package struct LazyRowStack<Content: View, Row: View>: View {
  let pinnedViews: PinnedScrollableViews
  let spacing: CGFloat
  let rows: LazyRows?
  let content: Content
  let row: (LazyRow) -> Row

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - spacing: Between two rows, in points.
  ///   - rows: Is told of the column, for who looks for rows in it.
  ///   - row: Makes the view around one of the content's. It must show that with `LazyRowContent`.
  package init(
    pinnedViews: PinnedScrollableViews = [], spacing: CGFloat = 0, rows: LazyRows? = nil,
    @ViewBuilder content: () -> Content, @ViewBuilder row: @escaping (LazyRow) -> Row
  ) {
    self.pinnedViews = pinnedViews
    self.spacing = spacing
    self.rows = rows
    self.content = content()
    self.row = row
  }

  package typealias Body = Never
}

extension LazyRowStack: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node<LazyRowStack<Content, Row>> {
    LazyRowStackNode(self, in: context)
  }

  static func boxCount(with count: BoxCount) -> Int? { 1 }
}

extension LazyRowStack {
  fileprivate var arrangement: LazyGridBox.Arrangement {
    LazyGridBox.Arrangement(
      columns: GridItems(items: [GridItem(.flexible(minimum: 0))]), alignment: .topLeading,
      spacing: spacing,
      isAsWideAsElements: true, pinnedViews: pinnedViews)
  }
}

private final class LazyRowStackNode<Content: View, Row: View>: Node<LazyRowStack<Content, Row>>,
  RowHolder, LazyDecorator
{
  /// Tells what is made around a row from its siblings.
  private struct RowKey: Hashable {
    let name: String
  }

  /// A row, and what is made around it.
  private final class Entry {
    let row: LazyRow
    let node: Node<Row>
    let box: Box
    /// What the view was made for.
    var version: Int

    init(_ row: LazyRow, _ node: Node<Row>, _ box: Box, version: Int) {
      self.row = row
      self.node = node
      self.box = box
      self.version = version
    }
  }

  private var arrangement: LazyGridBox.Arrangement
  private var makeRow: (LazyRow) -> Row
  private var content: Node<Content>?
  private var entries: [Entry] = []
  /// The same by what their rows are called.
  private var entriesByKey: [String: Entry] = [:]
  /// The same by the boxes of their rows' content.
  private var entriesByContent: [ObjectIdentifier: Entry] = [:]
  /// Counts what all the views around rows are made anew for.
  private var version = 0
  private lazy var box = LazyGridBox(node: self, decorator: self) { [unowned self] in arrangement }

  init(_ view: LazyRowStack<Content, Row>, in context: NodeContext) {
    arrangement = view.arrangement
    makeRow = view.row
    super.init(in: context)
    let content = NodeContext(
      graph: graph, parent: self, component: .transparent, environment: environment, isLazy: true
    ).makeNode(of: view.content)
    self.content = content
    children = NodeChildren(content)
    view.rows?.refer(to: box)
    graph.updates.add(container: self)
  }

  override var containsViews: Bool { true }
  override var ownBox: Box? { box }
  override var outlineName: String? { "LazyRowStack" }

  override func appendBoxes(to boxes: inout [Box]) {
    boxes.append(box)
  }

  override func take(_ new: LazyRowStack<Content, Row>) {
    if arrangement != new.arrangement {
      arrangement = new.arrangement
      box.invalidateLayout()
    }
    new.rows?.refer(to: box)
    makeRow = new.row
    version += 1
    content?.update(new.content)
    for entry in entries {
      bringUpToDate(entry)
    }
  }

  override func collectBoxes() {
    box.invalidateLayout()
  }

  func traitsDidChange() {
    version += 1
    graph.updates.add(container: self)
  }

  func traitsDidChange(inside node: ViewNode) {
    var inner: ViewNode? = node
    while let current = inner, current !== self {
      if let box = current.ownBox,
        let entry = entries.first(where: { $0.row.content.innermost === box })
      {
        entry.version = -1
        graph.updates.add(container: self)
        return
      }
      inner = current.parent
    }
  }

  // MARK: Rows

  var rows: [LazyRow] {
    entries.map { $0.row }.sorted { $0.place.position < $1.place.position }
  }

  func frame(of row: LazyRow) -> CGRect? {
    guard let entry = entriesByKey[row.key], entry.row === row else { return nil }
    return entry.box.frame
  }

  func decoration(of content: Box, at place: LazyRowPlace) -> Box {
    let entry = entriesByContent[ObjectIdentifier(content)] ?? findEntry(for: content, at: place)
    if entry.row.place != place {
      entry.row.place = place
      entry.version = -1
    }
    bringUpToDate(entry)
    return entry.box
  }

  var contents: [Box] { entries.map { $0.row.content } }

  func keepDecorations(around contents: [Box]) {
    let kept = Set(contents.map(ObjectIdentifier.init))
    let former = entries
    if !entries.allSatisfy({ kept.contains(ObjectIdentifier($0.row.content)) }) {
      entries = former.filter { kept.contains(ObjectIdentifier($0.row.content)) }
    }
    // They stand in order, whichever was there first.
    let positions = entries.lazy.map { $0.row.place.position }
    if !zip(positions, positions.dropFirst()).allSatisfy(<) {
      entries.sort { $0.row.place.position < $1.row.place.position }
    } else if entries.count == former.count {
      return
    }
    for entry in former where !kept.contains(ObjectIdentifier(entry.row.content)) {
      entriesByKey[entry.row.key] = nil
      entriesByContent[ObjectIdentifier(entry.row.content)] = nil
      entry.node.remove()
    }
    takeChildren()
  }

  private func findEntry(for content: Box, at place: LazyRowPlace) -> Entry {
    let key = key(of: content)
    return entry(for: content, called: key) ?? makeEntry(for: content, called: key, at: place)
  }

  /// What stands for a row whose content is another box now.
  private func entry(for content: Box, called key: String) -> Entry? {
    guard let entry = entriesByKey[key] else { return nil }
    let former = entry.row.content.innermost
    guard former.node.isRemoved || former === content.innermost else { return nil }
    entriesByContent[ObjectIdentifier(entry.row.content)] = nil
    entriesByContent[ObjectIdentifier(content)] = entry
    entry.row.take(content)
    return entry
  }

  private func makeEntry(
    for content: Box, called name: String, at place: LazyRowPlace
  ) -> Entry {
    var key = name
    // Of equal identifiers, the later ones are told apart.
    while entriesByKey[key] != nil { key += "'" }
    let row = LazyRow(content, called: key, at: place, in: self)
    let node = makeRowNode(row)
    var boxes: [Box] = []
    node.appendBoxes(to: &boxes)
    let entry = Entry(row, node, boxes.first ?? Box(node: node), version: version)
    entries.append(entry)
    entriesByKey[key] = entry
    entriesByContent[ObjectIdentifier(content)] = entry
    children.change { $0.append(node) }
    return entry
  }

  private func makeRowNode(_ row: LazyRow) -> Node<Row> {
    NodeContext(
      graph: graph, parent: self, component: .identifier(RowKey(name: row.key)),
      identifierName: "row \(row.key)", environment: environment, isLazy: false
    ).makeNode(of: row.knowingItself(makeRow))
  }

  private func bringUpToDate(_ entry: Entry) {
    guard entry.version != version else { return }
    entry.version = version
    entry.node.update(entry.row.knowingItself(makeRow))
  }

  /// What the content's structure calls a row.
  private func key(of content: Box) -> String {
    var parts: [String] = []
    var node: ViewNode? = content.innermost.node
    while let current = node, current !== self {
      let name = current.componentName
      if !name.isEmpty { parts.append(name) }
      node = current.parent
    }
    return parts.reversed().joined(separator: "/")
  }

  private func takeChildren() {
    var nodes: [ViewNode] = content.map { [$0] } ?? []
    nodes.reserveCapacity(entries.count + 1)
    for entry in entries { nodes.append(entry.node) }
    children = NodeChildren(nodes)
  }
}

/// The rows of a column, for who looks for some that need not be there.
package final class LazyRows {
  private var link: BoxLink?

  package init() {}

  fileprivate func refer(to box: LazyGridBox) {
    link = box.link
  }

  var box: LazyGridBox? { link?.box as? LazyGridBox }
  private var holder: (any RowHolder)? { box?.node as? any RowHolder }

  /// The rows that there are, in order.
  package var shown: [LazyRow] { holder?.rows ?? [] }

  /// How many there are in all.
  package var count: Int {
    box.map { LazyContent(of: $0.node.children[0]).count } ?? 0
  }

  /// How many points of the column can be seen at once.
  package var shownLength: CGFloat { box?.shownLength ?? 0 }

  /// Where a row stands, or is taken to stand.
  package func frame(at position: Int) -> CGRect? { box?.frame(ofElement: position) }

  /// The row at a position, which is made if it isn't there, for who looks at it before the next
  /// layout.
  package func row(at position: Int) -> LazyRow? {
    if let row = shown.first(where: { $0.place.position == position }) { return row }
    return rows(at: position..<position + 1).first
  }

  /// The same for several.
  package func rows(at positions: Range<Int>) -> [LazyRow] {
    guard let box, let holder else { return [] }
    return box.glimpse { content in
      let positions = positions.clamped(to: 0..<content.count)
      let boxes = content.boxes(at: positions)
      holder.graph.collectBoxes()
      return zip(positions, boxes).map {
        LazyRow($1, called: "", at: content.place(of: $0), in: holder)
      }
    }
  }

  /// The position of a row of which a test is true, or that belongs to an element of some identifier.
  package func position(of identifier: AnyHashable, or test: (LazyRow) -> Bool) -> Int? {
    guard let box, let holder else { return nil }
    return box.glimpse { content in
      content.position(of: identifier)
        ?? content.standingBoxes.first {
          test(LazyRow($0.box, called: "", at: content.place(of: $0.position), in: holder))
        }?.position
    }
  }

  /// Runs an action once views are in their places, after what is changing now.
  package func whenPlaced(_ action: @escaping () -> Void) {
    box?.graph.updates.add(action: action)
  }

  /// Scrolls so far that a row shows, once views are in their places.
  package func reveal(_ position: Int) {
    reveal(position, attempt: 1)
  }

  /// The places of rows that nobody has seen are estimates.
  private func reveal(_ position: Int, attempt: Int) {
    guard let box else { return }
    box.graph.updates.add { [link = box.link] in
      guard let box = link.box as? LazyGridBox, box.reveal(element: position),
        attempt < LazyRows.mostAttempts
      else { return }
      self.reveal(position, attempt: attempt + 1)
    }
  }

  private static let mostAttempts = 10
}
