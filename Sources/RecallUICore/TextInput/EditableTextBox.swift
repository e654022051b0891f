import Interaction

/// Lays out text that is edited, and scrolls it.
final class EditableTextBox: Box, LaidOutText {
  private let view: () -> EditableText
  let flow: TextFlow
  private let recognizer = ScrollRecognizer(minimumDistance: .greatestFiniteMagnitude)
  private var line: StateRegistry.SetLine?
  private var followsCaret = true
  /// How far the text is scrolled, in points; part of the stage's state once it was.
  private(set) var offset = CGPoint.zero {
    didSet { if offset != oldValue { noteOffset() } }
  }

  init(node: ViewNode, _ view: @escaping () -> EditableText) {
    self.view = view
    flow = TextFlow(measurer: node.graph.textMeasurer)
    super.init(node: node)
    recognizer.onWheel = { [weak self] delta in self?.scroll(by: delta) ?? delta }
  }

  override func nodeWillBeRemoved() {
    line?.end()
  }

  private func noteOffset() {
    guard !node.isRemoved else { return }
    let link = node.link
    let line = line ?? graph.states.add(named: "\(link.node?.path ?? "").textOffset")
    self.line = line
    line.set { [offset] in offset }
  }

  private var wraps: Bool { view().room != .line }

  private func bringUpToDate(width: CGFloat) {
    let (view, environment) = (view(), node.environment)
    let resolved = Text(verbatim: "").resolved(in: environment)
    guard let run = resolved.runs.first else { return }
    flow.update(view.text, run, resolved.alignment, width: wraps ? max(width, 0) : nil)
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let room = view().room
    let width = proposal.width ?? idealWidth
    // What fills its place is as high as its text where it has none, such as in a row of a form.
    if room == .all, let height = proposal.height { return CGSize(width: width, height: height) }
    bringUpToDate(width: width)
    let count =
      switch room {
      case .line: 1
      case .lines(let least, let most): min(max(flow.lines.count, least), max(most, least))
      case .all: max(flow.lines.count, 1)
      }
    return CGSize(width: width, height: CGFloat(count) * flow.lineHeight)
  }

  private var idealWidth: CGFloat {
    let view = view()
    let text = Text(verbatim: view.text.isEmpty ? view.prompt : String(view.text.prefix(100)))
      .resolved(in: node.environment)
    return graph.textMeasurer.measure(text, width: nil).size.width
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    bringUpToDate(width: frame.width)
    flow.room = frame.width
    // A text that nobody edits is read from its beginning.
    if followsCaret, view().caretSince != nil {
      reveal(caretInText)
    } else if followsCaret, flow.beginsAtTheRight {
      offset.x = flow.size.width
    }
    followsCaret = false
    clampOffset()
  }

  private var caretInText: CGRect { flow.caret(at: view().caret) }

  /// Has the next layout scroll to the caret.
  func followCaret() {
    followsCaret = true
  }

  /// Has the scroll views around scroll to the caret.
  func showCaret() {
    let caret = caretInText.offsetBy(dx: -offset.x, dy: -offset.y)
    _ = scrollIntoView(caret.insetBy(dx: -FocusRing.reach, dy: -FocusRing.reach))
  }

  private func reveal(_ rect: CGRect) {
    if wraps {
      let lowest = rect.maxY - frame.height
      offset.y = frame.height < rect.height ? rect.minY : max(min(offset.y, rect.minY), lowest)
    } else {
      // With some of what stands before it, so that one sees where one is.
      let margin = min(frame.width / 4, flow.lineHeight)
      if rect.minX - offset.x > frame.width { offset.x = rect.minX - frame.width }
      if rect.minX < offset.x { offset.x = rect.minX - margin }
    }
  }

  private func clampOffset() {
    let size = flow.size
    offset =
      CGPoint(
        x: wraps ? 0 : min(max(offset.x, 0), max(size.width - frame.width, 0)),
        y: wraps ? min(max(offset.y, 0), max(size.height - frame.height, 0)) : 0
      ).finite
  }

  private func scroll(by delta: CGSize) -> CGSize {
    let old = offset
    offset.x -= wraps ? 0 : delta.width
    offset.y -= wraps ? delta.height : 0
    clampOffset()
    guard offset != old else { return delta }
    invalidateDisplay()
    return CGSize(
      width: delta.width - (old.x - offset.x), height: delta.height - (old.y - offset.y))
  }

  override func takeOver(_ live: Box) {
    super.takeOver(live)
    if let live = live as? EditableTextBox {
      offset = live.offset
      followsCaret = false
    }
  }

  override func findGuide(_ key: AlignmentKey) -> CGFloat? {
    guard key.isBaseline else { return nil }
    bringUpToDate(width: frame.width)
    guard key.isLastBaseline, wraps else { return flow.baseline }
    return CGFloat(max(flow.lines.count - 1, 0)) * flow.lineHeight + flow.baseline
  }

  // MARK: Pointers

  override var gesture: GestureAttachment? {
    let hasMore = wraps ? flow.size.height > frame.height : flow.size.width > frame.width
    guard hasMore, node.environment.isEnabled else { return nil }
    recognizer.axes = wraps ? .vertical : .horizontal
    return GestureAttachment(recognizer)
  }

  override func hitTest(_ point: CGPoint, path: inout [Box]) -> Bool {
    guard CGRect(origin: .zero, size: frame.size).contains(point) else { return false }
    path.append(self)
    return true
  }

  override func findReach() -> HitCache.Reach {
    HitCache.Reach(around: CGRect(origin: .zero, size: frame.size))
  }

  // MARK: Drawing

  override func draw(into list: inout DisplayListBuilder) {
    let picture = EditableTextPicture(
      view: view(), flow: flow, environment: node.environment, size: list.size, offset: offset)
    let rect = CGRect(origin: list.origin, size: list.size)
    // A caret stands between letters, and half of it beside the first one.
    list.withClip(Clip(path: Path(rect.insetBy(dx: -EditableTextPicture.caretWidth, dy: 0)))) {
      picture.draw(into: &$0)
    }
  }
}
