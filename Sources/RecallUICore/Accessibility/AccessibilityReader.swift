import AccessibilityTree

/// Reads what is on a stage as it is told to who can't see it, and does what they want done.
///
/// It is a look from outside: the stage knows nothing of it, and looking changes nothing. An element keeps its
/// number for as long as its view stands.
package final class AccessibilityReader {
  let stage: Stage
  private let numbering: AccessibilityNumbering
  private var numbers: [LinkTable<Box>.Place: (link: BoxLink, number: Int)] = [:]
  private var links: [Int: BoxLink] = [:]
  /// Who can have the focus, by the boxes that stand for them, as it was last looked at.
  private(set) var targets: [ObjectIdentifier: any FocusTarget] = [:]
  private let windowNumber: Int
  /// All that there was when it was last looked at, by numbers.
  private var known: [Int: AccessibleElement] = [:]

  /// - Parameters:
  ///   - stage: What is looked at.
  ///   - numbering: Where numbers come from: stages that are shown one after the other share it.
  ///   - window: The number of the window that the stage stands in.
  package init(_ stage: Stage, numbering: AccessibilityNumbering, window: Int) {
    self.stage = stage
    self.numbering = numbering
    windowNumber = window
  }

  /// The window with all that is on the stage. While something modal stands in front, that alone can be reached,
  /// and nothing behind it is told.
  ///
  /// - Parameter title: What the window is called.
  /// - Complexity: O(n) for n views.
  package func window(titled title: String) -> AccessibleElement {
    stage.settle()
    forgetGone()
    let roots = rootNodes
    noteTargets(below: roots)
    var states: AccessibleStates = [.enabled, .showing]
    if stage.isFocused { states.insert(.active) }
    let frame = CGRect(origin: .zero, size: stage.size)
    let window = AccessibleElement(
      id: windowNumber, role: .window, name: title, states: states, frame: AccessibleFrame(frame),
      children: children(of: roots, in: frame))
    known = Dictionary(window.all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return window
  }

  /// Whether it looks at a stage.
  package func shows(_ stage: Stage) -> Bool { self.stage === stage }

  /// What an element was like when it was last looked at.
  func element(_ id: Int) -> AccessibleElement? { known[id] }

  /// The box of an element that still stands.
  func box(_ id: Int) -> Box? {
    guard let box = links[id]?.box, box.isShown else { return nil }
    return box
  }

  /// What a view tells of itself: its program's code, which runs as code of the stage.
  func description(of facets: ViewFacets) -> AccessibleDescription? {
    guard let describe = facets.describe else { return nil }
    return StageContext.run(stage.services, describe)
  }

  // MARK: Numbers

  func number(of box: Box) -> Int {
    let link = box.link
    if let known = numbers[link.place] { return known.number }
    let number = numbering.take()
    numbers[link.place] = (link, number)
    links[number] = link
    return number
  }

  private func forgetGone() {
    for (place, entry) in numbers where entry.link.box == nil {
      numbers[place] = nil
      links[entry.number] = nil
    }
  }

  // MARK: Layers

  /// What can be reached: the foremost modal layer with what stands in front of it, or all there is.
  private var rootNodes: [ViewNode] {
    let (root, layers) = (stage.graph.root, stage.graph.layers)
    guard let modal = layers.modal else { return (root.map { [$0] } ?? []) }
    return Array(layers.nodes.drop { $0 !== modal })
  }

  private func noteTargets(below roots: [ViewNode]) {
    targets = [:]
    for node in roots.flatMap({ $0.descendants(.focusTarget) }) {
      guard let target = node as? any FocusTarget, target.isFocusable, let box = node.firstBox
      else {
        continue
      }
      targets[ObjectIdentifier(box)] = target
    }
  }

  private func children(of roots: [ViewNode], in viewport: CGRect) -> [AccessibleElement] {
    guard stage.graph.layers.modal != nil else {
      let boxes = stage.graph.root?.ownBox?.children ?? []
      return boxes.flatMap { elements(in: $0, clip: viewport) }
    }
    return roots.flatMap { layer -> [AccessibleElement] in
      var boxes: [Box] = []
      layer.appendBoxes(to: &boxes)
      let inside = boxes.flatMap { elements(in: $0, clip: viewport) }
      guard let first = boxes.first, !inside.isEmpty else { return inside }
      return [dialog(around: inside, first)]
    }
  }

  private func dialog(around inside: [AccessibleElement], _ box: Box) -> AccessibleElement {
    let all = inside.flatMap(\.all)
    let title = all.first { $0.role == .heading } ?? all.first { $0.role == .label }
    return AccessibleElement(
      id: number(of: box), role: .dialog, name: title?.name ?? "",
      states: [.enabled, .showing, .modal], frame: AccessibleFrame(box.globalFrame),
      children: inside)
  }
}

/// Where the numbers of elements come from.
package final class AccessibilityNumbering {
  private var last = 0

  package init() {}

  /// One that nobody had before.
  package func take() -> Int {
    last += 1
    return last
  }
}

extension AccessibleFrame {
  /// A rectangle in whole points; what no window has counts as nothing.
  init(_ rect: CGRect) {
    func whole(_ length: CGFloat) -> Int {
      length.isFinite ? Int(min(max(length.rounded(), -1_000_000), 1_000_000)) : 0
    }
    let (x, y) = (whole(rect.minX), whole(rect.minY))
    self.init(x: x, y: y, width: max(whole(rect.maxX) - x, 0), height: max(whole(rect.maxY) - y, 0))
  }
}
