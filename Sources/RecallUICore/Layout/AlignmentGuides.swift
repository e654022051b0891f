/// The size of a view, and the lines in it that others stand by.
public struct ViewDimensions: Equatable {
  let size: CGSize
  private let box: Box?
  /// What the box has to be laid out for before its lines are known; nil when it is.
  private let proposal: ProposedViewSize?

  init(size: CGSize, of box: Box? = nil, for proposal: ProposedViewSize? = nil) {
    self.size = size
    self.box = box
    self.proposal = proposal
  }

  /// In points.
  public var width: CGFloat { size.width }
  /// In points.
  public var height: CGFloat { size.height }

  /// From the view's leading edge to a line in it, in points.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// From the view's top to a line in it, in points.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// From the view's leading edge to a line, in points, if the view or one inside says where it is.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// From the view's top to a line, in points, if the view or one inside says where it is.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.value(in: self) }

  private func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let proposal else { return box?.explicitGuide(key) }
    return box?.explicitGuide(key, for: proposal)
  }

  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.size == right.size && left.box === right.box && left.proposal == right.proposal
  }
}

extension Box {
  /// Where a line lies in this box, laid out for a proposal.
  final func guide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat {
    dimensions(for: proposal)[key]
  }

  final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal), of: self, for: proposal)
  }

  /// Whether this box can be aligned by its size alone.
  func alignsBySize(_ alignment: Alignment) -> Bool {
    alignment.isEven && !hasGuides
  }

  /// Places this box against its parent's size.
  func placeAligned(_ alignment: Alignment, in size: CGSize, _ proposal: ProposedViewSize) {
    guard !alignsBySize(alignment) else {
      place(at: alignment.origin(of: self.size(for: proposal), in: size), proposal)
      return
    }
    let outer = ViewDimensions(size: size)
    placeAligned(alignment, proposal, at: outer[alignment.horizontal], outer[alignment.vertical])
  }

  /// Places this box so that its lines lie at `x` and `y`.
  func placeAligned(
    _ alignment: Alignment, _ proposal: ProposedViewSize, at x: CGFloat, _ y: CGFloat
  ) {
    place(
      at: CGPoint(
        x: x - guide(alignment.horizontal.key, for: proposal),
        y: y - guide(alignment.vertical.key, for: proposal)), proposal)
  }
}
