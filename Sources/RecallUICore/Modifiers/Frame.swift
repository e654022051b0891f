/// Gives a view a frame of fixed width or height. A length that is negative or no number, which
/// many programs give (`.frame(width: .infinity)`), is none, as in SwiftUI.
public struct _FixedFrameModifier: LayoutModifier {
  public typealias Body = Never
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  @usableFromInline
  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.height = height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.alignment = alignment
  }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(for proposal: ProposedViewSize, of content: Box) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = content.size(for: inside(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func place(_ content: Box, in size: CGSize, _ proposal: ProposedViewSize) {
    content.placeAligned(alignment, in: size, inside(proposal))
  }

  func growsDown(_ content: Box) -> Bool { height == nil && content.growsDown }
}

/// Gives a view a frame within bounds.
public struct _FlexibleFrameModifier: LayoutModifier {
  public typealias Body = Never
  let min: ProposedViewSize
  let ideal: ProposedViewSize
  let max: ProposedViewSize
  let alignment: Alignment

  @usableFromInline
  init(
    min: ProposedViewSize, ideal: ProposedViewSize, max: ProposedViewSize, alignment: Alignment
  ) {
    self.min = min
    self.ideal = ideal
    self.max = max
    self.alignment = alignment
  }

  /// What is offered to the content on one axis: the proposal within the bounds.
  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inside = proposal
    for axis in Axis.allCases {
      guard let offered = proposal[axis] ?? ideal[axis] else { continue }
      inside[axis] = Swift.max(
        Swift.min(offered, max[axis] ?? .infinity), min[axis] ?? -.infinity)
    }
    return inside
  }

  /// The same; on an axis on which nothing is offered, as much as the bound where the content would
  /// be larger than that. A list places its rows so: a picture in a row isn't larger than its frame.
  private func inside(_ proposal: ProposedViewSize, around content: Box) -> ProposedViewSize {
    var inside = inside(proposal)
    for axis in Axis.allCases where inside[axis] == nil {
      guard let most = max[axis], most.isFinite, content.size(for: inside)[axis] > most else {
        continue
      }
      inside[axis] = most
    }
    return inside
  }

  /// On an axis with bounds, the proposal clamped to them; a bound that is missing is the
  /// content's own size. Without bounds, the content's size.
  func size(for proposal: ProposedViewSize, of content: Box) -> CGSize {
    var size = content.size(for: inside(proposal, around: content))
    for axis in Axis.allCases where min[axis] != nil || max[axis] != nil || ideal[axis] != nil {
      let natural = size[axis]
      let offered = proposal[axis] ?? ideal[axis] ?? natural
      let lower = min[axis] ?? natural
      let upper = max[axis] ?? Swift.max(natural, lower)
      let clamped = Swift.min(Swift.max(offered, lower), upper)
      size[axis] = clamped.isFinite ? clamped : natural
    }
    return size
  }

  func place(_ content: Box, in size: CGSize, _ proposal: ProposedViewSize) {
    content.placeAligned(alignment, in: size, inside(proposal, around: content))
  }

  func growsDown(_ content: Box) -> Bool { max.height == .infinity || content.growsDown }
}

extension View {
  /// Gives this view a frame of fixed width or height, in points.
  @inlinable
  public consuming func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FixedFrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Gives this view a frame within bounds, in points.
  @inlinable
  public consuming func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexibleFrameModifier(
        min: ProposedViewSize(width: minWidth, height: minHeight),
        ideal: ProposedViewSize(width: idealWidth, height: idealHeight),
        max: ProposedViewSize(width: maxWidth, height: maxHeight), alignment: alignment))
  }
}
