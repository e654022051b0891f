/// What views consist of, as it was found last.
struct FoundViews {
  /// A view, and the section that it stands in.
  struct Found {
    let entry: SubviewEntry
    fileprivate let section: (any LazySection)?
    fileprivate let role: LazyRole
  }

  private(set) var all: [Found] = []
  private var source: NodeLink?

  /// Nothing.
  init() {}

  /// Finds out which views the boxes of a source's content belong to. One that is as it was keeps its
  /// entry, unless what it says may be something else.
  init(_ boxes: [Box], of source: ViewNode, since former: FoundViews, areValuesKnown: Bool) {
    self.source = source.link
    var known: [FoundViewID: SubviewEntry] = [:]
    for found in former.all { known[found.entry.id] = found.entry }
    var names: Set<String> = []
    for box in boxes {
      let origin = Origin(of: box, below: source)
      var name = origin.path
      // Of equal identifiers, the later ones are told apart.
      while !names.insert(name).inserted { name += "'" }
      let id = FoundViewID(path: name)
      let kept = known[id].flatMap { areValuesKnown && $0.box === box && !$0.isGone ? $0 : nil }
      all.append(
        Found(
          entry: kept ?? SubviewEntry(id, box, origin.values), section: origin.section,
          role: origin.role))
    }
  }

  /// Whether these are the same views, in the same order and the same sections.
  func isSame(as other: FoundViews) -> Bool {
    all.count == other.all.count
      && zip(all, other.all).allSatisfy {
        $0.entry === $1.entry && $0.section === $1.section && $0.role == $1.role
      }
  }

  /// The views.
  var subviews: SubviewsCollection { SubviewsCollection(all.map(\.entry)) }

  /// The sections.
  var sections: SectionCollection {
    var parts: [(section: (any LazySection)?, found: [Found])] = []
    for found in all {
      if parts.isEmpty || parts[parts.count - 1].section !== found.section {
        parts.append((found.section, []))
      }
      parts[parts.count - 1].found.append(found)
    }
    var loose = 0
    return SectionCollection(
      parts.map { part in
        if part.section == nil { loose += 1 }
        func views(_ role: LazyRole) -> SubviewsCollection {
          SubviewsCollection(part.found.filter { $0.role == role }.map(\.entry))
        }
        return SectionConfiguration(
          id: FoundViewID(path: part.section.map { path(of: $0) } ?? "loose \(loose)"),
          header: views(.header), content: views(.content), footer: views(.footer),
          containerValues: part.section.map { values(of: $0) } ?? ContainerValues())
      })
  }

  private func path(of section: ViewNode) -> String {
    Origin.path(from: section, below: source?.node)
  }

  private func values(of section: ViewNode) -> ContainerValues {
    Origin.values(from: section.parent, below: source?.node) { _ in false }
  }
}

/// Where a box comes from.
private struct Origin {
  /// What the content's structure calls it.
  let path: String
  let values: ContainerValues
  let section: (any LazySection)?
  let role: LazyRole

  init(of box: Box, below source: ViewNode) {
    // A view that was found elsewhere begins where it is shown again.
    var inner = box
    while let wrapper = inner as? WrapperBox, !(inner is SubviewSlotBox) { inner = wrapper.content }
    path = Self.path(from: inner.node, below: source)
    var section: (any LazySection)?
    var role = LazyRole.content
    var below: ViewNode = inner.node
    var node = inner.node.parent
    while let current = node, current !== source, section == nil {
      if let found = current as? any LazySection {
        section = found
        role =
          below === found.headerNode ? .header : below === found.footerNode ? .footer : .content
      }
      (below, node) = (current, current.parent)
    }
    self.section = section
    self.role = role
    let known = (inner as? SubviewSlotBox)?.entry.values ?? ContainerValues()
    values = Self.values(from: inner.node, below: source, over: known) { $0 === section }
  }

  static func path(from start: ViewNode, below source: ViewNode?) -> String {
    var parts: [String] = []
    var node: ViewNode? = start
    while let current = node, current !== source {
      if !current.componentName.isEmpty { parts.append(current.componentName) }
      node = current.parent
    }
    return parts.reversed().joined(separator: "/")
  }

  /// What is said from a node outwards.
  ///
  /// - Parameter known: What a view that was found elsewhere says, which nothing around it changes.
  static func values(
    from start: ViewNode?, below source: ViewNode?, over known: ContainerValues? = nil,
    until isEnd: (ViewNode) -> Bool
  ) -> ContainerValues {
    var said: [any ContainerValueNode] = []
    var node = start
    while let current = node, current !== source, !isEnd(current) {
      if let value = current as? any ContainerValueNode { said.append(value) }
      node = current.parent
    }
    var values = ContainerValues()
    for node in said.reversed() { node.add(to: &values) }
    if let known { values.merge(known) }
    return values
  }
}
