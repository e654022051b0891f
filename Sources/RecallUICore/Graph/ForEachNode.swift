/// What an element of a `ForEach` is known by.
protocol ElementKey {
  /// The program's identifier of the element.
  var identifier: AnyHashable { get }
}

/// What a `ForEach` keeps of an element, whatever the types are: a list of these is gone through
/// without a question to the runtime.
private class LiveElement {
  /// Where the element stood when it was last looked at.
  final var position: Int
  /// How many equal identifiers stand before the element's.
  final let occurrence: Int

  init(at position: Int, occurrence: Int) {
    self.position = position
    self.occurrence = occurrence
  }
}

/// Keeps the nodes of a `ForEach` by identifier.
///
/// In a lazy container, if the elements' type tells how many boxes each makes, only the elements
/// that the container asked for have a node; elsewhere all have one.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ValueNode<ForEach<Data, ID, Content>>, LazyElements
{
  /// An element's identifier, and how many equal ones stand before it.
  private struct Key: Hashable, ElementKey {
    let id: ID
    let occurrence: Int

    var identifier: AnyHashable { AnyHashable(id) }
  }

  private final class Element: LiveElement {
    let node: Node<Content>
    let update: DeferredViewUpdate<Content>
    let id: ID

    var key: Key { Key(id: id, occurrence: occurrence) }

    init(_ key: Key, _ node: Node<Content>, showing view: Content, at position: Int) {
      self.node = node
      update = DeferredViewUpdate(of: node, showing: view)
      id = key.id
      super.init(at: position, occurrence: key.occurrence)
    }
  }

  /// How many boxes each element makes, where they are made on demand.
  let boxesPerElement: Int?
  /// The elements that have nodes, in order; `children` are their nodes. All are `Element`.
  private var live: [LiveElement] = []
  /// The same by their keys, where elements are made on demand.
  private var liveByKey: [Key: Element] = [:]
  /// The keys in order of some former data. One is used only where its identifier is still right,
  /// so that an update of which nothing is seen to move need not look at all of the data.
  private var formerKeys: [Key] = []
  private var formerCount = 0
  private var reported: Set<ID> = []
  /// Whether elements may stand elsewhere than before. Those of the same data do not, if nothing that
  /// they refer to can have changed: they refer to nothing.
  private var mayHaveMoved = true
  private var names = IdentifierNames()
  /// In which showing of several versions the data was made; 0 for none.
  private var showing = 0
  /// What elements will change with updates that are being brought to the screen one after the other.
  private var foreseen: ForeseenElements<Content>?

  override var containsViews: Bool { true }
  override var roles: NodeRoles { .elements }
  override init(_ view: ForEach<Data, ID, Content>, in context: __shared NodeContext) {
    boxesPerElement = context.isLazy ? BoxCount().boxes(of: Content.self) : nil
    super.init(view, in: context)
    noteShowing()
    if isLazy { noteCount() } else { updateAll() }
  }

  /// Has this node depend on how many elements there are, where the data looks that up: a binding to a list that is empty
  /// at first has no element that would tell of the first.
  private func noteCount() {
    if !isDataFixed { track { _ = view.data.count } }
  }

  /// Whether the data has its elements in itself, and looks none up.
  private var isDataFixed: Bool {
    _isPOD(Data.self) || view.data.withContiguousStorageIfAvailable({ _ in }) != nil
  }

  override var isListOfVersions: Bool { isDataFixed }

  override var hasLazyChildren: Bool { isInLazyContainer && !isLazy }

  override func take(_ new: ForEach<Data, ID, Content>) {
    view = new
    mayHaveMoved = true
    foreseen = nil
    noteShowing()
    bringInLine()
  }

  private func noteShowing() {
    let versions = graph.evaluation.versions
    if versions.current > 0 { showing = versions.showings }
  }

  override func evaluate() {
    if !showForeseen() { bringInLine() }
  }

  /// Shows what changes with an update that was put off, while more of them follow. Nothing is noted of what is read
  /// then: with the last one, all is.
  ///
  /// - Returns: Whether there was such an update.
  private func showForeseen() -> Bool {
    let versions = graph.evaluation.versions
    guard versions.current > 0, versions.current < versions.count, !isChangedOtherwise else {
      foreseen = nil
      return false
    }
    if foreseen?.areCurrent != true {
      foreseen = nil
      // It pays where several follow. Data that is of one version can't be asked for what it shows of another one: what
      // indices are of is shorter there.
      guard versions.count - versions.current > 2, showing != versions.showings,
        !versions.changesAround(self)
      else { return false }
      foreseen = foresee(in: versions)
    }
    guard let foreseen else { return false }
    foreseen.showCurrent { element, content in
      let update = unsafeDowncast(element, to: Element.self).update
      if !update.take(content) { update.run() }
    }
    return true
  }

  private func foresee(in versions: StateVersions) -> ForeseenElements<Content>? {
    let foreseen = ForeseenElements<Content>(in: versions)
    let content = view.content
    let areThere = allLive { element, datum in
      foreseen.add(
        element, showing: element.update.shown, made: { content(datum) },
        areSame: element.update.areSame)
      return true
    }
    versions.endLooking()
    return areThere ? foreseen : nil
  }

  /// Brings the nodes that there are in line with the data.
  private func bringInLine() {
    isChangedOtherwise = false
    beginEvaluation()
    if isLazy { updateLive() } else { updateAll() }
    mayHaveMoved = !_isPOD(Data.Element.self)
  }

  private func own(_ element: LiveElement) -> Element {
    unsafeDowncast(element, to: Element.self)
  }

  private func identifier(at position: Int) -> ID {
    view.identifier(view.data[index(position)])
  }

  private func content(at position: Int) -> Content {
    track { view.content(view.data[index(position)]) }
  }

  private func index(_ position: Int) -> Data.Index {
    view.data.index(view.data.startIndex, offsetBy: position)
  }

  private func makeElement(_ key: Key, at position: Int) -> Element {
    foreseen = nil
    let view = content(at: position)
    let node = makeChild(view, as: .identifier(AnyHashable(key)), called: names.name(of: key.id))
    let element = Element(key, node, showing: view, at: position)
    if isLazy { liveByKey[key] = element }
    return element
  }

  /// Has this node the nodes of the elements as its children.
  ///
  /// A key path of a generic type would be made anew by each call.
  private func showLive() {
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(live.count)
    for element in live {
      nodes.append(own(element).node)
    }
    children = NodeChildren(nodes)
  }

  // MARK: All elements

  private func updateAll() {
    let count = view.data.count
    guard live.count != count || !updateInPlace() else { return }
    if !removeMissing() { rearrange() }
    showLive()
    structureDidChange()
  }

  /// Lets go of the elements that the data lacks, if it has nothing else than elements that are there
  /// already, in the order that they stand in: as when a row is deleted, or a card dealt.
  ///
  /// - Returns: Whether that is so; if not, nothing has happened.
  private func removeMissing() -> Bool {
    // Of equal identifiers, it isn't known which one is missing.
    guard view.data.count < live.count, live.allSatisfy({ $0.occurrence == 0 }),
      let staying = liveElementsInOrder()
    else { return false }
    var next = 0
    for element in live {
      if next < staying.count, staying[next] === element {
        element.position = next
        next += 1
      } else {
        own(element).node.remove()
      }
    }
    live = staying
    updateContents()
    return true
  }

  /// The elements of the data, if all are there and stand in its order.
  private func liveElementsInOrder() -> [LiveElement]? {
    let identifier = view.identifier
    var staying: [LiveElement] = []
    staying.reserveCapacity(view.data.count)
    var next = 0
    for datum in view.data {
      let id = identifier(datum)
      while next < live.count, own(live[next]).id != id { next += 1 }
      guard next < live.count else { return nil }
      staying.append(live[next])
      next += 1
    }
    return staying
  }

  /// Brings the elements in line with data of which anything may have changed.
  private func rearrange() {
    let keys = makeKeys()
    var former = elementsByKey()
    var found: [Element?] = []
    found.reserveCapacity(keys.count)
    for key in keys {
      found.append(former.isEmpty ? nil : former.removeValue(forKey: key))
    }
    if !former.isEmpty {
      // Not by their keys: one that isn't equal to itself, as what is no number isn't, is never found.
      let staying = Set(found.lazy.compactMap { $0 }.map(ObjectIdentifier.init))
      for element in live where !staying.contains(ObjectIdentifier(element)) {
        own(element).node.remove()
      }
    }
    var elements: [LiveElement] = []
    elements.reserveCapacity(keys.count)
    for position in keys.indices {
      guard let element = found[position] else {
        elements.append(makeElement(keys[position], at: position))
        continue
      }
      element.position = position
      if !element.update.take(content(at: position)) { element.update.run() }
      elements.append(element)
    }
    live = elements
  }

  private func elementsByKey() -> [Key: Element] {
    var elements: [Key: Element] = [:]
    elements.reserveCapacity(live.count)
    for element in live.map(own) {
      elements[element.key] = element
    }
    return elements
  }

  /// Whether an element is still found where it stood. Of several with one identifier, that can't
  /// be told without a look at the elements that have no node.
  private func stands(_ element: Element, at datum: Data.Element) -> Bool {
    element.id == view.identifier(datum) && (!isLazy || element.occurrence == 0)
  }

  /// Updates the elements that there are if each stands where it stood: then nothing moved that is
  /// on screen, and the identifiers of the others need no look.
  ///
  /// - Returns: Whether they do; if not, none is updated.
  private func updateInPlace() -> Bool {
    guard mayHaveMoved else { return updateContents() }
    return updateContents { stands($0, at: $1) }
  }

  /// Updates the elements that there are, if all pass a test.
  @discardableResult
  private func updateContents(
    ifAll passes: (Element, Data.Element) -> Bool = { _, _ in true }
  ) -> Bool {
    var changed: [Element] = []
    let content = view.content
    // Noting what is read costs more than an element does, so it is noted for all at once; and what
    // those read that are evaluated is theirs, so they are evaluated afterwards.
    let allPass = track {
      allLive { element, datum in
        guard passes(element, datum) else { return false }
        if !element.update.take(content(datum)) { changed.append(element) }
        return true
      }
    }
    guard allPass else { return false }
    for element in changed {
      element.update.run()
    }
    return true
  }

  /// Whether all elements pass a test, with their data.
  private func allLive(pass test: (Element, Data.Element) -> Bool) -> Bool {
    let data = view.data
    let answer = data.withContiguousStorageIfAvailable { data in
      live.allSatisfy { $0.position < data.count && test(own($0), data[$0.position]) }
    }
    if let answer { return answer }
    if let numbers = data as? Range<Int> {
      return live.allSatisfy {
        // The data being a range of integers, an integer is an element.
        $0.position < numbers.count
          && test(own($0), unsafeBitCast(numbers.lowerBound + $0.position, to: Data.Element.self))
      }
    }
    let count = data.count
    // What can be seen is without gaps, and to go on by one index is faster than to look it up.
    var (index, position) = (data.startIndex, 0)
    for element in live {
      guard element.position < count else { return false }
      if element.position != position {
        index = data.index(data.startIndex, offsetBy: element.position)
      }
      guard test(own(element), data[index]) else { return false }
      position = element.position + 1
      data.formIndex(after: &index)
    }
    return true
  }

  // MARK: Lazy elements

  var isLazy: Bool { boxesPerElement != nil }
  var boxCount: Int { view.data.count * (boxesPerElement ?? 0) }
  var elementCount: Int { view.data.count }

  func place(of element: ViewNode) -> (position: Int, identifier: AnyHashable)? {
    live.lazy.map(own).first { $0.node === element }.map { ($0.position, AnyHashable($0.id)) }
  }

  func position(of identifier: AnyHashable) -> Int? {
    guard let id = identifier.base as? ID else { return nil }
    return view.data.enumerated().first { view.identifier($0.element) == id }?.offset
  }

  func position(ofElementCalled identifier: AnyHashable) -> Int? {
    guard let type = Content.self as? any SayingIdentity.Type, type.canSayIdentity else {
      return nil
    }
    // Whoever looks for one depends on none of them.
    let place = view.data.firstIndex {
      (view.content($0) as? any SayingIdentity)?.isCalled(identifier) == true
    }
    return place.map { view.data.distance(from: view.data.startIndex, to: $0) }
  }

  func appendBoxes(at positions: Range<Int>, to boxes: inout [Box]) {
    guard let boxesPerElement, boxesPerElement > 0 else { return }
    for position in elements(around: positions) {
      var own: [Box] = []
      element(at: position).node.appendBoxes(to: &own)
      noteSight(of: own, isOutOfSight: false)
      let first = position * boxesPerElement
      let wanted = positions.lowerBound - first..<positions.upperBound - first
      boxes += own[wanted.clamped(to: own.indices)]
    }
  }

  func removeElements(outside positions: Range<Int>) {
    let kept = elements(around: positions)
    guard let first = live.first, let last = live.last else { return }
    guard !kept.contains(first.position) || !kept.contains(last.position) else { return }
    let hidden = hideElements(outside: kept)
    removeElements { !kept.contains($0.position) && !hidden.contains(ObjectIdentifier($0)) }
  }

  /// Keeps, out of sight, those elements that are no longer to be shown and have state that would be lost, the
  /// nearest ones first.
  private func hideElements(outside shown: Range<Int>) -> Set<ObjectIdentifier> {
    let hidden = live.filter {
      !shown.contains($0.position) && own($0).node.hasStateWorthKeeping
    }
    .sorted { distance(of: $0, to: shown) < distance(of: $1, to: shown) }
    .prefix(Self.mostHidden)
    for element in hidden {
      var boxes: [Box] = []
      own(element).node.appendBoxes(to: &boxes)
      noteSight(of: boxes, isOutOfSight: true)
    }
    return Set(hidden.map(ObjectIdentifier.init))
  }

  private func distance(of element: LiveElement, to shown: Range<Int>) -> Int {
    max(shown.lowerBound - element.position, element.position - shown.upperBound)
  }

  /// Updates go through all that are kept.
  private static var mostHidden: Int { 100 }

  /// The positions of the elements that make the boxes at `positions`.
  private func elements(around positions: Range<Int>) -> Range<Int> {
    guard let boxesPerElement, boxesPerElement > 0, !positions.isEmpty else { return 0..<0 }
    return positions.lowerBound / boxesPerElement..<(positions.upperBound - 1) / boxesPerElement + 1
  }

  private func element(at position: Int) -> Element {
    if let element = liveElement(at: position) { return element }
    var key = key(at: position)
    if liveByKey[key] != nil {
      // Out of sight, an identifier moved away from here that is in sight elsewhere.
      realign()
      if let element = liveElement(at: position) { return element }
      key = formerKeys[position]
    }
    let element = makeElement(key, at: position)
    let place = live.firstIndex { $0.position > position } ?? live.endIndex
    live.insert(element, at: place)
    children.change { $0.insert(element.node, at: place) }
    return element
  }

  private func liveElement(at position: Int) -> Element? {
    guard let first = live.first else { return nil }
    // What can be seen is without gaps, most of the time.
    let guess = position - first.position
    if live.indices.contains(guess), live[guess].position == position { return own(live[guess]) }
    return live.first { $0.position == position }.map(own)
  }

  private func updateLive() {
    let count = view.data.count
    let isUnmoved = updateInPlace()
    if !isUnmoved {
      realign()
      updateContents()
    }
    if !isUnmoved || count != formerCount { structureDidChange() }
    formerCount = count
  }

  /// Finds the live elements' positions, and lets go of those that have none anymore.
  private func realign() {
    let keys = makeKeys()
    removeElements(notIn: keys)
    guard !live.isEmpty else { return }
    for (position, key) in keys.enumerated() {
      liveByKey[key]?.position = position
    }
    live.sort { $0.position < $1.position }
    showLive()
  }

  // MARK: Identity

  private func key(at position: Int) -> Key {
    if view.areNumbers { return Key(id: identifier(at: position), occurrence: 0) }
    if formerKeys.count == view.data.count,
      formerKeys[position].id == identifier(at: position)
    {
      return formerKeys[position]
    }
    return makeKeys()[position]
  }

  /// Finds the keys of all of the data.
  ///
  /// - Complexity: O(n) for n elements.
  private func makeKeys() -> [Key] {
    var occurrences: [ID: Int] = [:]
    var keys: [Key] = []
    keys.reserveCapacity(view.data.count)
    occurrences.reserveCapacity(view.data.count)
    for datum in view.data {
      let id = view.identifier(datum)
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      if occurrence == 1, reported.insert(id).inserted {
        graph.report(.duplicateIdentifier("\(id)", in: path))
      }
      keys.append(Key(id: id, occurrence: occurrence))
    }
    formerKeys = keys
    return keys
  }

  private func removeElements(notIn keys: [Key]) {
    guard !live.isEmpty else { return }
    let kept = Set(keys)
    removeElements { !kept.contains($0.key) }
  }

  private func removeElements(where isLeaving: (Element) -> Bool) {
    var staying: [LiveElement] = []
    for element in live.map(own) {
      guard isLeaving(element) else {
        staying.append(element)
        continue
      }
      liveByKey[element.key] = nil
      element.node.remove()
    }
    guard staying.count < live.count else { return }
    foreseen = nil
    live = staying
    if liveByKey.count > live.count {
      // A key that isn't equal to itself is never found.
      liveByKey = elementsByKey()
    }
    showLive()
  }
}
