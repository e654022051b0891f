extension Stage {
  /// A view that can be found by its name.
  public struct Element: Equatable, Sendable {
    /// What `accessibilityIdentifier(_:)` said.
    public var identifier: String?
    /// What `accessibilityLabel(_:)` said, or the text of a text.
    public var label: String?
    /// What `accessibilityValue(_:)` said of the view, or of the one that it consists of.
    public var value: String?
    /// The view's place in the viewport, in points.
    public var frame: CGRect
    /// What `accessibilityHint(_:)` said.
    public var hint: String?
    /// What `accessibilityAddTraits(_:)` said, without what was taken back.
    public var traits: AccessibilityTraits = []
    /// Whether neither the view nor what it consists of is disabled.
    public var isEnabled = true
  }

  /// The first view with an accessibility identifier, or else the first with a label.
  public func element(_ name: String) -> Element? {
    settle()
    if let box = box(ofElement: name) {
      return Element(
        identifier: name, label: box.accessibilityLabel, value: box.accessibilityValue,
        frame: box.globalFrame, hint: box.allDetails.hint, traits: box.allDetails.added,
        isEnabled: box.isEnabled)
    }
    guard let box = box(labeled: name), let said = box.accessibility else { return nil }
    return Element(
      identifier: said.identifier, label: said.label, value: box.accessibilityValue,
      frame: box.globalFrame, isEnabled: box.isEnabled)
  }

  /// Whether a touch could hit the first view with an accessibility identifier somewhere: it is in the
  /// viewport, and nothing clips or covers all of it.
  ///
  /// - Complexity: O(1) hit tests: 81 places are looked at, in nine rows.
  public func isHittable(_ identifier: String) -> Bool {
    settle()
    guard let box = box(ofElement: identifier) else { return false }
    let frame = box.globalFrame.intersection(CGRect(origin: .zero, size: size))
    guard !frame.isNull, !frame.isEmpty else { return false }
    let shares = (0..<9).map { (CGFloat($0) + 0.5) / 9 }
    return shares.contains { down in
      shares.contains { across in
        let point = CGPoint(
          x: frame.minX + frame.width * across, y: frame.minY + frame.height * down)
        return hitPath(at: point).contains { $0 === box }
      }
    }
  }

  /// The first box with a label, from the back to the front.
  private func box(labeled label: String) -> Box? {
    func first(in box: Box) -> Box? {
      if box.hidesContent { return nil }
      if box.accessibility?.label == label { return box }
      for child in box.children {
        if let found = first(in: child) { return found }
      }
      return nil
    }
    return root.ownBox.flatMap(first(in:))
  }

  /// Where the first view with an accessibility identifier stands in the viewport, in points.
  public func frame(ofElement identifier: String) -> CGRect? {
    settle()
    return box(ofElement: identifier)?.globalFrame
  }

  /// The first box with an identifier.
  private func box(ofElement identifier: String) -> Box? {
    guard let top = root.ownBox else { return nil }
    let found = graph.elements.boxes(named: identifier, below: top)
    guard found.count > 1 else { return found.first }
    // Which of several is the first, only the tree tells.
    func first(in box: Box) -> Box? {
      if box.hidesContent { return nil }
      if box.accessibilityIdentifier == identifier { return box }
      for child in box.children {
        if let found = first(in: child) { return found }
      }
      return nil
    }
    return first(in: top)
  }

  /// The views that have an identifier, a label or a value, from the back to the front.
  public var elements: [Element] {
    settle()
    var elements: [Element] = []
    func visit(_ box: Box) {
      if box.hidesContent { return }
      var box = box
      if let said = box.accessibility {
        let outermost = box
        let (all, innermost) = said.joined(by: box)
        box = innermost
        elements.append(
          Element(
            identifier: all.identifier, label: all.label, value: all.value,
            frame: outermost.globalFrame, hint: outermost.allDetails.hint,
            traits: outermost.allDetails.added))
      }
      if let details = box.accessibilityDetails, details.isHidden || details.children != nil {
        guard !details.isHidden, details.children != .ignore else { return }
        if details.children == .combine { return combine(box) }
      }
      for child in box.children {
        visit(child)
      }
    }
    /// Makes one element of those inside.
    func combine(_ box: Box) {
      let start = elements.count
      for child in box.children {
        visit(child)
      }
      let inside = elements[start...]
      let labels = inside.compactMap(\.label)
      let values = inside.compactMap(\.value)
      elements.removeSubrange(start...)
      guard !labels.isEmpty || !values.isEmpty else { return }
      elements.append(
        Element(
          label: labels.isEmpty ? nil : labels.joined(separator: ", "),
          value: values.isEmpty ? nil : values.joined(separator: ", "), frame: box.globalFrame,
          hint: box.allDetails.hint, traits: box.allDetails.added))
    }
    if let box = root.ownBox { visit(box) }
    return elements
  }

  /// The foremost view with an identifier that a touch at a point would hit.
  public func element(at point: CGPoint) -> Element? {
    settle()
    for box in hitPath(at: point) {
      guard let said = box.accessibility, let identifier = said.identifier else { continue }
      return Element(
        identifier: identifier, label: said.label, value: box.accessibilityValue,
        frame: box.globalFrame)
    }
    return nil
  }
}

extension Box {
  /// What is said besides of the view that this box stands for, by all modifiers around it.
  fileprivate var allDetails: AccessibilityDetails {
    var outermost = self
    while let parent = outermost.parent as? WrapperBox { outermost = parent }
    var details: [AccessibilityDetails] = []
    var box = outermost
    while true {
      if let own = box.accessibilityDetails { details.append(own) }
      guard let wrapper = box as? WrapperBox else { break }
      box = wrapper.content
    }
    return details.reversed().reduce(into: AccessibilityDetails()) { all, own in
      all.added.formUnion(own.added)
      all.added.subtract(own.removed)
      all.hint = own.hint ?? all.hint
    }
  }

  /// What is said of this box's value, or of that of the one box inside, whatever lies behind or in
  /// front of it.
  fileprivate var accessibilityValue: String? {
    var box = self
    while true {
      if let value = box.accessibility?.value { return value }
      if let wrapper = box as? WrapperBox {
        box = wrapper.content
      } else {
        guard box.children.count == 1 else { return nil }
        box = box.children[0]
      }
    }
  }

  /// Whether neither this box's view nor the one inside that it stands for is disabled.
  fileprivate var isEnabled: Bool {
    var box = self
    while true {
      guard box.node.environment.isEnabled else { return false }
      guard let wrapper = box as? WrapperBox else { return true }
      box = wrapper.content
    }
  }

  /// How the modifiers that begin with this box call their view, or how a picture calls itself. A text is an element of
  /// its own.
  fileprivate var accessibilityLabel: String? {
    guard let (said, innermost) = accessibility?.joined(by: self) else { return nil }
    if let label = said.label { return label }
    var box = innermost
    while let wrapper = box as? WrapperBox {
      box = wrapper.content
      if box is WrapperBox, box.accessibility != nil { return nil }
    }
    return box.node.outlineName == "Image" ? box.accessibility?.label : nil
  }
}

extension Accessibility {
  /// What modifiers right around each other say of one view.
  ///
  /// One that says again what was said already speaks of another element: both stay to be found.
  ///
  /// - Parameter box: The outermost box, which says this.
  /// - Returns: All that they say, and the innermost box that says a part of it.
  fileprivate func joined(by box: Box) -> (Accessibility, Box) {
    var (all, last, next) = (self, box, box)
    while let wrapper = next as? WrapperBox, wrapper.content is WrapperBox {
      next = wrapper.content
      if let more = next.accessibility {
        guard all.isApart(from: more) else { break }
        all = Accessibility(
          identifier: all.identifier ?? more.identifier, label: all.label ?? more.label,
          value: all.value ?? more.value)
        last = next
      } else if next.accessibleDescription == nil {
        guard let details = next.accessibilityDetails, !details.isHidden, details.children == nil
        else { break }
      }
    }
    return (all, last)
  }

  private func isApart(from other: Accessibility) -> Bool {
    (identifier == nil || other.identifier == nil) && (label == nil || other.label == nil)
      && (value == nil || other.value == nil)
  }
}
