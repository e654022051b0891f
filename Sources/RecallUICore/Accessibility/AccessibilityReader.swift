import AccessibilityTree

/// Reads what is on a stage as it is told to who can't see it, and does what they want done.
///
/// It is a look from outside: the stage knows nothing of it but that somebody looks, and looking changes nothing. An
/// element keeps its number for as long as its view stands. What nothing has changed of since the last look is taken
/// over: see ``KeptReading``.
package final class AccessibilityReader {
  let stage: Stage
  private let numbering: AccessibilityNumbering
  private var numbers: [LinkTable<Box>.Place: (link: BoxLink, number: Int)] = [:]
  private var links: [Int: BoxLink] = [:]
  /// How much may be known of boxes before it is looked which of them are gone.
  private var mostKept = AccessibilityReader.fewKept
  private static let fewKept = 200
  /// Who can have the focus, as it was last looked at.
  private(set) var targets: SpokenTargets
  private let windowNumber: Int
  /// All that there was when it was last looked at.
  private var seen: AccessibleElement?
  /// The same by numbers, once somebody has asked.
  private var known: [Int: AccessibleElement]?
  /// What was read of boxes, for as long as it is the same.
  private var readings: [LinkTable<Box>.Place: KeptReading] = [:]
  /// What views told of themselves.
  private var descriptions: [LinkTable<Box>.Place: KeptDescription] = [:]

  /// - Parameters:
  ///   - stage: What is looked at.
  ///   - numbering: Where numbers come from: stages that are shown one after the other share it.
  ///   - window: The number of the window that the stage stands in.
  package init(_ stage: Stage, numbering: AccessibilityNumbering, window: Int) {
    self.stage = stage
    self.numbering = numbering
    windowNumber = window
    targets = SpokenTargets()
    stage.graph.isRead = true
  }

  /// The window with all that is on the stage. While something modal stands in front, that alone can be reached,
  /// and nothing behind it is told.
  ///
  /// - Parameter title: What the window is called.
  /// - Complexity: O(n) for n elements, and for those views that have changed since the last time.
  package func window(titled title: String) -> AccessibleElement {
    stage.settle()
    forgetGone()
    targets.update(on: stage)
    noteOtherDescriptions()
    var states: AccessibleStates = [.enabled, .showing]
    if stage.isFocused { states.insert(.active) }
    let frame = CGRect(origin: .zero, size: stage.size)
    let window = AccessibleElement(
      id: windowNumber, role: .window, name: title, states: states, frame: AccessibleFrame(frame),
      children: children(in: frame))
    // What changes from now on has changed since.
    stage.graph.presentation.closeReading()
    seen = window
    known = nil
    return window
  }

  /// Whether it looks at a stage.
  package func shows(_ stage: Stage) -> Bool { self.stage === stage }

  /// What an element was like when it was last looked at.
  func element(_ id: Int) -> AccessibleElement? {
    if let known { return known[id] }
    let all = seen?.all ?? []
    let found = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    known = found
    return found[id]
  }

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

  private var numberOfKept: Int { numbers.count + readings.count + descriptions.count }

  /// Forgets boxes that are gone, once there may be as many as there are others.
  private func forgetGone() {
    guard numberOfKept > mostKept else { return }
    defer { mostKept = max(2 * numberOfKept, Self.fewKept) }
    for (place, entry) in numbers where entry.link.box == nil {
      numbers[place] = nil
      links[entry.number] = nil
    }
    for (place, reading) in readings where reading.link.box == nil { readings[place] = nil }
    for (place, kept) in descriptions where kept.link.box == nil { descriptions[place] = nil }
  }

  // MARK: What is kept

  /// What was read of a box and of what is inside, if it is the same still.
  func keptElements(of box: Box, in surroundings: SpokenSurroundings) -> [AccessibleElement]? {
    guard let kept = readings[box.link.place], kept.frame >= box.changedAt,
      kept.surroundings == surroundings
    else { return nil }
    return kept.elements
  }

  func keep(
    _ elements: ArraySlice<AccessibleElement>, of box: Box, in surroundings: SpokenSurroundings
  ) {
    let link = box.link
    readings[link.place] = KeptReading(
      link: link, frame: stage.graph.presentation.nextFrame, surroundings: surroundings,
      elements: Array(elements))
  }

  /// What a view tells of itself, which is asked for again at each look: nobody announces when it would tell
  /// something else.
  func keptDescription(of facets: ViewFacets) -> AccessibleDescription? {
    guard let describe = facets.describe, let description = description(of: facets) else {
      return nil
    }
    let link = facets.outermost.link
    descriptions[link.place] = KeptDescription(link: link, describe: describe, told: description)
    return description
  }

  /// Notes which views tell something else of themselves than they did.
  private func noteOtherDescriptions() {
    guard !descriptions.isEmpty else { return }
    StageContext.run(stage.services) {
      for (place, kept) in descriptions {
        // What can't be seen any more may tell of what isn't there any more.
        guard let box = kept.link.box, box.isShown else { continue }
        let told = kept.describe()
        guard told != kept.told else { continue }
        descriptions[place]?.told = told
        box.invalidateDescription()
      }
    }
  }

  // MARK: Layers

  private func children(in viewport: CGRect) -> [AccessibleElement] {
    let (root, layers) = (stage.graph.root, stage.graph.layers)
    let surroundings = SpokenSurroundings(clip: viewport)
    guard let modal = layers.modal else {
      // All there is can be reached.
      return elements(in: Array(root?.ownBox?.children ?? []), surroundings)
    }
    // The foremost modal layer with what stands in front of it.
    return layers.nodes.drop { $0 !== modal }.flatMap { layer -> [AccessibleElement] in
      var boxes: [Box] = []
      layer.appendBoxes(to: &boxes)
      let inside = elements(in: boxes, surroundings)
      guard let first = boxes.first, !inside.isEmpty else { return inside }
      return [dialog(around: inside, first)]
    }
  }

  private func elements(
    in boxes: [Box], _ viewport: SpokenSurroundings
  ) -> [AccessibleElement] {
    var elements: [AccessibleElement] = []
    for box in boxes {
      let around = box.parent.map { SpokenSurroundings(in: $0, clip: viewport.clip) } ?? viewport
      appendElements(in: box, around, to: &elements)
    }
    return elements
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
