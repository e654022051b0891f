extension ViewNode {
  /// Has all that stands here and below be placed and drawn anew: it may begin at the other edge.
  final func layoutDirectionDidChange() {
    var box = ownBox
    while let current = box {
      current.invalidatePlaces()
      box = current.parent as? WrapperBox
    }
    for child in children {
      child.layoutDirectionDidChange()
    }
  }
}
