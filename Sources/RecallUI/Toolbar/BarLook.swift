/// The measures of bars, as on iOS, in points.
enum BarLook {
  static let height: CGFloat = 44
  /// A line of a title at the usual size of text: bars are higher where it doesn't fit.
  static let line: CGFloat = 24
  static let margin: CGFloat = 16
  /// From one item to the next.
  static let spacing: CGFloat = 16
  /// The part of its size to which a title shrinks at the most.
  static let leastTitle: CGFloat = 0.6
  static let tabBarHeight: CGFloat = 50
  /// Of what stands above a bar of tabs, and the space above and below it.
  static let accessoryHeight: CGFloat = 48
  static let accessoryMargin: CGFloat = 6

  /// Of a bar that has a ground of its own.
  static let barGround = Color(
    light: Color(red: 0.976, green: 0.976, blue: 0.976),
    dark: Color(red: 0.086, green: 0.086, blue: 0.09))
  static let hairline = Color.gray.opacity(0.35)
}

/// The edge of a bar.
struct Hairline: View {
  /// Whether there is none where the screen's content is behind the bar.
  var yields = false

  var body: some View {
    BarLook.hairline.inBar(yields: yields).frame(height: 0.5)
  }
}

/// Places what stands at both ends of a bar, in the middle what fits between them, and, if there is something more, that
/// where the middle is, without regard to its size.
struct BarLayout: Layout {
  /// Of a line of its title, in points.
  var line: CGFloat = 0

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(
      width: proposal.replacingUnspecifiedDimensions().width, height: max(BarLook.height, line))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count >= 3 else { return }
    let room = max(0, bounds.width - 2 * BarLook.margin)
    let height = bounds.height
    let trailing = subviews[2].sizeThatFits(.unspecified).width
    let trailingWidth = min(trailing, room)
    let gap = BarLook.spacing / 2
    // The way back does without its words where they would leave no room for the title.
    let title = subviews[1].sizeThatFits(.unspecified).width * BarLook.leastTitle + 2 * gap
    let left = max(0, room - trailingWidth)
    var ideal = subviews[0].sizeThatFits(.unspecified).width
    if ideal + title > left {
      let proposal = ProposedViewSize(width: max(0, left - title), height: height)
      ideal = min(ideal, subviews[0].sizeThatFits(proposal).width)
    }
    let leadingWidth = min(ideal, left)
    let from = bounds.minX + BarLook.margin + (leadingWidth > 0 ? leadingWidth + gap : 0)
    let to = bounds.maxX - BarLook.margin - (trailingWidth > 0 ? trailingWidth + gap : 0)
    subviews[0].place(
      at: CGPoint(x: bounds.minX + BarLook.margin, y: bounds.midY), anchor: .leading,
      // What fits may have been rounded.
      proposal: ProposedViewSize(width: leadingWidth + 0.5, height: height))
    subviews[2].place(
      at: CGPoint(x: bounds.maxX - BarLook.margin, y: bounds.midY), anchor: .trailing,
      proposal: ProposedViewSize(width: trailingWidth, height: height))
    let middle = ProposedViewSize(width: max(0, to - from), height: height)
    for subview in [subviews[1]] + subviews.dropFirst(3) {
      let width = subview.sizeThatFits(middle).width
      // In the middle of the bar, or as near to it as there is room.
      let start = min(max(bounds.midX - width / 2, from), max(from, to - width))
      subview.place(
        at: CGPoint(x: start, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: min(width, max(0, to - from)), height: height))
    }
  }
}
