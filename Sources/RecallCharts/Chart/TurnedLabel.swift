/// A label that is turned by a right angle, and takes as much room as it does then.
struct TurnedLabel<Content: View>: View {
  let turn: Angle
  @ViewBuilder let content: Content

  init(turn: Angle, @ViewBuilder content: () -> Content) {
    self.turn = turn
    self.content = content()
  }

  var body: some View {
    TurnedLayout { content.fixedSize().rotationEffect(turn) }
  }
}

/// Takes as much room as what is in it has when it is turned by a right angle.
private struct TurnedLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}
