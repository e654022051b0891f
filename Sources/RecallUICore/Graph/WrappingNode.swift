/// A node that does something with each box of its content: its first child.
///
/// A modifier is applied to each view of a group, and to each element of a `ForEach`. A lazy
/// container asks for the boxes of elements one by one, and so for those of the modifiers around
/// them.
protocol EachBoxNode: ViewNode {
  /// What stands for one of the content's boxes: the same as before, as long as that is there.
  func box(for content: Box) -> Box
  /// Lets go of what stood for other boxes than these.
  func keepBoxes(for contents: [Box])
}

/// A node that puts a box around each box of its content.
protocol WrappingNode: EachBoxNode {
  associatedtype Wrapper: WrapperBox

  /// The boxes that were made and are still in use.
  var boxes: [Wrapper] { get set }
  func makeBox(around content: Box) -> Wrapper
  /// Ends what began with a box that is no longer in use.
  func letGo(of box: Wrapper)
}

extension WrappingNode {
  func box(for content: Box) -> Box {
    if let box = wrapper(around: content) { return box }
    let box = makeBox(around: content)
    boxes.append(box)
    return box
  }

  func keepBoxes(for contents: [Box]) {
    let kept = Set(contents.map(ObjectIdentifier.init))
    let former = boxes
    boxes = former.filter { kept.contains(ObjectIdentifier($0.content)) }
    for box in former where !kept.contains(ObjectIdentifier(box.content)) {
      letGo(of: box)
    }
  }

  /// Puts boxes around all of the content's, which are those of a list from a place on, and around
  /// no others; these take the place of the content's.
  ///
  /// A box around the only one stays when that is replaced, and with it what it is about to do: it
  /// moves, and listens to a gesture, around either branch of a condition.
  func wrap(_ list: inout [Box], from start: Int) {
    if list.count == start + 1, let box = boxes.first, boxes.count == 1 {
      box.content = list[start]
      list[start] = box
      return
    }
    if list.count == start + 1, boxes.isEmpty {
      let box = makeBox(around: list[start])
      boxes = [box]
      list[start] = box
      return
    }
    let former = boxes
    boxes = list[start...].map { wrapper(around: $0) ?? makeBox(around: $0) }
    list.replaceSubrange(start..., with: boxes as [Box])
    guard !former.isEmpty else { return }
    let kept = Set(boxes.map(ObjectIdentifier.init))
    for box in former where !kept.contains(ObjectIdentifier(box)) {
      letGo(of: box)
    }
  }

  func wrapper(around content: Box) -> Wrapper? {
    guard let parent = content.parent, parent.node === self, let box = parent as? Wrapper,
      box.content === content
    else { return nil }
    return box
  }
}
