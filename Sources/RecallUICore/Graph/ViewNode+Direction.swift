extension ViewNode {
  /// Learns what stands below inherits at first, which may say where views begin, whatever key says it.
  final func willHandOn(_ environment: EnvironmentValues) {
    guard !graph.layout.knowsDirections, environment.saysLayoutDirection else { return }
    graph.layout.knowsDirections = true
  }

  /// Learns that what stands below inherits something else.
  final func didHandOn(_ environment: EnvironmentValues, insteadOf old: EnvironmentValues) {
    willHandOn(environment)
    guard graph.layout.knowsDirections, old.layoutDirection != environment.layoutDirection else {
      return
    }
    layoutDirectionDidChange()
  }

  /// Has all that stands here and below be measured, placed and drawn anew: it may begin at the other
  /// edge, and lines and layouts of programs may depend on that.
  private func layoutDirectionDidChange() {
    var box = ownBox
    while let current = box {
      current.invalidateLayout()
      box = current.parent as? WrapperBox
    }
    for child in children {
      child.layoutDirectionDidChange()
    }
  }
}
