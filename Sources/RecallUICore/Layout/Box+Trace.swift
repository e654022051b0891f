extension Box {
  /// Tells why this box, which has just been given its frame, is laid out anew; if it is a
  /// container that a program names.
  ///
  /// - Parameters:
  ///   - former: The frame before.
  ///   - proposal: The one that led to the new frame.
  ///   - isStale: Whether something inside has changed.
  final func traceLayout(since former: CGRect, _ proposal: ProposedViewSize, isStale: Bool) {
    guard let trace = graph.layout.trace, !children.isEmpty, let name = node.outlineName else {
      return
    }
    var reasons: [String] = []
    if let before = layoutCache.proposal {
      if isStale { reasons.append("its content changed") }
      if before != proposal {
        reasons.append("its proposal was \(before.text), is \(proposal.text)")
      }
      if former != frame { reasons.append("its place was \(former.text), is \(frame.text)") }
    } else {
      reasons.append("is new")
    }
    guard !reasons.isEmpty else { return }
    trace("\(name) in \(node.shortName): \(reasons.joined(separator: "; "))")
  }
}

extension ProposedViewSize {
  fileprivate var text: String {
    "\(width?.shortText ?? "any")x\(height?.shortText ?? "any")"
  }
}

extension CGRect {
  fileprivate var text: String {
    "\(minX.shortText),\(minY.shortText) \(width.shortText)x\(height.shortText)"
  }
}

extension CGFloat {
  /// Points, to a hundredth.
  fileprivate var shortText: String {
    let rounded = (self * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(Double(rounded))"
  }
}
