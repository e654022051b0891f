/// How a view with a ratio of its sides uses the space that it is offered.
public enum ContentMode: Sendable {
  /// As large as possible inside of it.
  case fit
  /// As small as possible around it.
  case fill
}

/// Offers a view space in a ratio.
public struct _AspectRatioModifier: LayoutModifier {
  public typealias Body = Never

  @usableFromInline let ratio: CGFloat?
  @usableFromInline let contentMode: ContentMode

  @inlinable
  init(ratio: CGFloat?, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  private func inside(_ proposal: ProposedViewSize, _ content: Box) -> ProposedViewSize {
    let ideal = content.size(for: .unspecified)
    let ratio = self.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio.isFinite, ratio > 0 else { return proposal }
    switch (finite(proposal.width), finite(proposal.height)) {
    case (nil, nil):
      return ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
    case (let width?, nil):
      return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?):
      return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWide = width / ratio > height
      return isWide == (contentMode == .fit)
        ? ProposedViewSize(width: height * ratio, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    }
  }

  /// An endless dimension bounds nothing.
  private func finite(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0.isFinite ? $0 : nil }
  }

  func size(for proposal: ProposedViewSize, of content: Box) -> CGSize {
    content.size(for: inside(proposal, content))
  }

  func place(_ content: Box, in size: CGSize, _ proposal: ProposedViewSize) {
    content.place(at: .zero, inside(proposal, content))
  }
}

extension View {
  /// Offers this view space in a ratio of width to height; in its own ratio when that is nil.
  @inlinable
  public consuming func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> ModifiedContent<Self, _AspectRatioModifier> {
    modifier(_AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Offers this view space in the ratio of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Fits this view into its space in its own ratio.
  public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Fills this view's space in its own ratio.
  public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}
