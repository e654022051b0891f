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

  /// Puts boxes around all of the content's, and around no others.
  ///
  /// A box around the only one stays when that is replaced, and with it what it is about to do: it
  /// moves, and listens to a gesture, around either branch of a condition.
  func wrap(_ contents: [Box]) {
    if contents.count == 1, boxes.count == 1 {
      boxes[0].content = contents[0]
      return
    }
    let former = boxes
    boxes = []
    var kept = Set<ObjectIdentifier>()
    for content in contents {
      let box = wrapper(around: content) ?? makeBox(around: content)
      boxes.append(box)
      kept.insert(ObjectIdentifier(box))
    }
    for box in former where !kept.contains(ObjectIdentifier(box)) {
      letGo(of: box)
    }
  }

  private func wrapper(around content: Box) -> Wrapper? {
    guard let parent = content.parent, parent.node === self, let box = parent as? Wrapper,
      box.content === content
    else { return nil }
    return box
  }
}
