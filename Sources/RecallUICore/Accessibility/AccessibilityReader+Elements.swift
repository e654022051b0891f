import AccessibilityTree

extension AccessibilityReader {
  /// Adds what is told of a box and of what is inside, in the order of the program.
  func appendElements(
    in box: Box, _ surroundings: SpokenSurroundings, to elements: inout [AccessibleElement]
  ) {
    // What is kept as a whole need not be kept in parts.
    guard box.standsAmongOthers else { return readElements(in: box, surroundings, to: &elements) }
    if let kept = keptElements(of: box, in: surroundings) {
      elements += kept
      return
    }
    let start = elements.count
    readElements(in: box, surroundings, to: &elements)
    keep(elements[start...], of: box, in: surroundings)
  }

  private func readElements(
    in box: Box, _ surroundings: SpokenSurroundings, to elements: inout [AccessibleElement]
  ) {
    guard let facets = ViewFacets(box, targets, in: surroundings) else { return }
    guard facets.isElement else {
      let start = elements.count
      appendChildren(of: facets, clip: surroundings.clip, to: &elements)
      nameNameless(among: &elements[start...])
      return
    }
    var inside: [AccessibleElement] = []
    if facets.children != .ignore {
      appendChildren(of: facets, clip: surroundings.clip, to: &inside)
      nameNameless(among: &inside[...])
    }
    let described = keptDescription(of: facets)
    if let merged = merged(inside, into: facets, described) {
      elements += merged
      return
    }
    let isWhole =
      facets.isControl || facets.children == .combine || described?.role?.isWhole == true
    // What can be used in it stays what it is.
    let kept = isWhole && !inside.contains(where: \.isUsable) ? [] : inside
    elements.append(element(facets, described, inside: inside, keeping: kept, surroundings))
  }

  private func appendChildren(
    of facets: ViewFacets, clip: CGRect, to elements: inout [AccessibleElement]
  ) {
    let inner = facets.innermost
    if !inner.children.isEmpty {
      var inside = facets.surroundings.inside(inner)
      if let scroll = inner as? ScrollBox {
        inside = inside.clipped(to: facets.surroundings.window(of: scroll))
      }
      for child in inner.children { appendElements(in: child, inside, to: &elements) }
    }
    for layer in facets.layers { appendElements(in: layer.box, layer.surroundings, to: &elements) }
  }

  private func element(
    _ facets: ViewFacets, _ described: AccessibleDescription?, inside: [AccessibleElement],
    keeping kept: [AccessibleElement], _ surroundings: SpokenSurroundings
  ) -> AccessibleElement {
    let frame = surroundings.frame(of: facets.outermost)
    let isWhole = kept.isEmpty && !inside.isEmpty
    let name = described?.name ?? facets.said.label ?? (isWhole ? inside.joinedNames : nil)
    // What is typed into, or has a range, tells its value itself.
    let tellsValue = described?.text == nil && described?.range == nil
    let words = [
      described?.explanation, tellsValue ? facets.said.value : nil, facets.hint,
      isWhole ? inside.joinedExplanations : nil,
    ]
    return AccessibleElement(
      id: number(of: facets.outermost), role: described?.role ?? facets.role, name: name ?? "",
      explanation: words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", "),
      identifier: facets.said.identifier,
      states: states(of: facets, described, frame, surroundings.clip),
      frame: AccessibleFrame(frame), range: described?.range, text: described?.text,
      position: described?.position, actions: actions(of: facets, described), children: kept)
  }

  private func states(
    of facets: ViewFacets, _ described: AccessibleDescription?, _ frame: CGRect, _ clip: CGRect
  ) -> AccessibleStates {
    var states = described?.states ?? []
    if facets.traits.contains(.isSelected) { states.insert(.selected) }
    if facets.isEnabled { states.insert(.enabled) }
    let seen = frame.intersection(clip)
    if !seen.isNull, !seen.isEmpty { states.insert(.showing) }
    guard let target = facets.target else { return states }
    if target.textInput != nil, facets.isEnabled { states.insert(.editable) }
    if target.canBeFocused { states.insert(.focusable) }
    if stage.isFocused, stage.graph.focus.target === target { states.insert(.focused) }
    return states
  }

  private func actions(
    of facets: ViewFacets, _ described: AccessibleDescription?
  ) -> [AccessibleAction] {
    guard facets.isEnabled else { return [] }
    if let actions = described?.actions { return actions }
    let isPressed = facets.target?.activation != nil || facets.traits.contains(.isButton)
    let isTouched = facets.isTouchable && facets.target == nil && facets.said.label != nil
    return isPressed || isTouched ? [.press] : []
  }

  // MARK: Names

  /// A view around the one that can be used says what that is: the two are one element.
  private func merged(
    _ inside: [AccessibleElement], into facets: ViewFacets, _ described: AccessibleDescription?
  ) -> [AccessibleElement]? {
    guard facets.target == nil, described == nil, facets.children == nil,
      let index = inside.onlyUsable,
      inside[index].identifier == nil || facets.said.identifier == nil
    else { return nil }
    var merged = inside
    merged[index].identifier = merged[index].identifier ?? facets.said.identifier
    if let label = facets.said.label { merged[index].name = label }
    let value = merged[index].text == nil && merged[index].range == nil ? facets.said.value : nil
    merged[index].explanation = [value, merged[index].explanation, facets.hint].compactMap { $0 }
      .filter { !$0.isEmpty }.joined(separator: ", ")
    if facets.traits.contains(.isSelected) { merged[index].states.insert(.selected) }
    return merged
  }

  /// What can be used and doesn't say what it is for is named by the texts beside it.
  private func nameNameless(among elements: inout ArraySlice<AccessibleElement>) {
    guard let index = elements.firstIndex(where: { $0.name.isEmpty && $0.isUsable }) else { return }
    let labels = elements.filter { [.label, .heading].contains($0.role) && !$0.isUsable }
    guard !labels.isEmpty else { return }
    elements[index].name = labels.joinedNames ?? ""
  }
}

extension AccessibleRole {
  /// Whether what is inside of such a thing only tells what it is.
  fileprivate var isWhole: Bool { self == .card || self == .label }
}

extension AccessibleElement {
  /// Whether somebody can do something with it.
  fileprivate var isUsable: Bool { states.contains(.focusable) || !actions.isEmpty }
}

extension [AccessibleElement] {
  /// The place of the one that can be used, if it is the only one.
  fileprivate var onlyUsable: Int? {
    let usable = indices.filter { self[$0].isUsable }
    guard usable.count == 1,
      !contains(where: { !$0.isUsable && $0.children.contains(where: \.isUsable) })
    else { return nil }
    return usable[0]
  }

  /// What texts say, or pictures where there are none.
  fileprivate var joinedNames: String? {
    let all = flatMap(\.all).filter { !$0.name.isEmpty }
    let texts = all.filter { $0.role != .image }
    let names = (texts.isEmpty ? all : texts).map(\.name)
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  fileprivate var joinedExplanations: String? {
    let all = flatMap(\.all).map(\.explanation).filter { !$0.isEmpty }
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }
}
