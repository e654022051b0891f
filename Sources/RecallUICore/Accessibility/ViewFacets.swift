import AccessibilityTree

/// What all modifiers around one view say of it: those further outside first.
struct ViewFacets {
  let outermost: Box
  private(set) var innermost: Box
  private(set) var said = Accessibility()
  private(set) var hint: String?
  private(set) var traits: AccessibilityTraits = []
  private(set) var children: AccessibilityChildBehavior.Kind?
  private(set) var describe: (() -> AccessibleDescription)?
  private(set) var target: (any FocusTarget)?
  /// Whether a pointer can do something to it.
  private(set) var isTouchable = false
  /// What stands behind the view and in front of it, and what that stands in.
  private(set) var layers: [(box: Box, surroundings: SpokenSurroundings)] = []
  /// What the innermost box stands in.
  private(set) var surroundings: SpokenSurroundings

  /// Nil for a view that nobody is told of: it is hidden, or can't be seen at all.
  init?(
    _ box: Box, _ targets: SpokenTargets,
    in surroundings: SpokenSurroundings = SpokenSurroundings(clip: .zero)
  ) {
    outermost = box
    innermost = box
    self.surroundings = surroundings
    var details: [AccessibilityDetails] = []
    while true {
      guard !innermost.hidesContent, !innermost.isInvisible else { return nil }
      if let more = innermost.accessibility { take(more) }
      if let more = innermost.accessibilityDetails { details.append(more) }
      describe = describe ?? innermost.accessibleDescription
      target = target ?? targets[innermost]
      guard let wrapper = innermost as? WrapperBox else { break }
      isTouchable = isTouchable || wrapper.gesture != nil
      self.surroundings = self.surroundings.inside(wrapper)
      for layer in wrapper.children where layer !== wrapper.content {
        layers.append((layer, self.surroundings))
      }
      innermost = wrapper.content
    }
    guard !details.contains(where: \.isHidden) else { return nil }
    children = details.lazy.compactMap(\.children).first
    for own in details.reversed() {
      traits.formUnion(own.added)
      traits.subtract(own.removed)
      hint = own.hint ?? hint
    }
  }

  private mutating func take(_ more: Accessibility) {
    said.identifier = said.identifier ?? more.identifier
    said.label = said.label ?? more.label
    said.value = said.value ?? more.value
  }

  /// Whether the view is more than a way to arrange others.
  var isElement: Bool {
    describe != nil || target != nil || said.label != nil || said.value != nil || hint != nil
      || !traits.isEmpty || children != nil
  }

  /// Whether the view is used as a whole, so that what is inside only tells what it is.
  var isControl: Bool { target?.activation != nil || target?.textInput != nil }

  var isEnabled: Bool {
    innermost.node.environment.isEnabled && target?.environment.isEnabled ?? true
  }

  /// What kind of thing it is, as far as nobody has said that.
  var role: AccessibleRole {
    if target?.textInput != nil { return .entry }
    if traits.contains(.isToggle) { return .toggle }
    if traits.contains(.isLink) { return .link }
    if traits.contains(.isButton) || target?.activation != nil { return .button }
    if traits.contains(.isHeader) { return .heading }
    if traits.contains(.isImage) || innermost.node.outlineName == "Image" { return .image }
    return innermost.children.isEmpty && target == nil ? .label : .group
  }
}

extension Box {
  /// Whether nothing of it can be seen, nor hit.
  fileprivate var isInvisible: Bool {
    guard let faded = self as? ModifierBox<_OpacityModifier> else { return false }
    return faded.modifier.opacity <= 0
  }
}
