/// Choices side by side on one ground, all as wide as each other.
struct SegmentedPicker: View {
  let views: [AnyView]
  let selected: Int?
  let select: (Int) -> Void

  private static let shape = RoundedRectangle(cornerRadius: 8)
  private static let gap: CGFloat = 2
  @ScaledMetric private var height: CGFloat = 26

  init(views: [AnyView], selected: Int?, select: @escaping (Int) -> Void) {
    self.views = views
    self.selected = selected
    self.select = select
  }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(views.indices, id: \.self) { index in
        PressableChoice(select: { select(index) }) {
          SegmentLayout {
            views[index].fontWeight(index == selected ? .semibold : .regular)
          }
          .frame(minWidth: 28, maxWidth: .infinity)
          .frame(height: max(height, 26))
        }
        .accessibilityAddTraits(index == selected ? [.isButton, .isSelected] : .isButton)
      }
    }
    .font(.footnote)
    .lineLimit(1)
    .background {
      SelectedSegment(count: views.count, selected: selected)
    }
    .padding(Self.gap)
    .background(Self.shape.fill(ControlLook.ground))
    .contentShape(.focusEffect, Self.shape)
  }
}

/// Leaves room beside a choice, as long as the choice has enough itself.
private struct SegmentLayout: Layout {
  private static let least: CGFloat = 2

  private func proposal(
    to subview: LayoutSubview, in proposal: ProposedViewSize
  ) -> ProposedViewSize {
    let width = proposal.width.map { width in
      let ideal = subview.sizeThatFits(.unspecified).width
      return max(0, width - 2 * ControlLook.spacing, min(width - 2 * Self.least, ideal))
    }
    return ProposedViewSize(width: width, height: proposal.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(self.proposal(to: $0, in: proposal)) }
    let width = sizes.map(\.width).max() ?? 0
    return CGSize(
      width: min(
        width + 2 * ControlLook.spacing, max(proposal.width ?? .infinity, width + 2 * Self.least)),
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: self.proposal(to: subview, in: ProposedViewSize(bounds.size)))
    }
  }
}

/// The raised ground of the segment that is selected, which slides.
private struct SelectedSegment: View {
  let count: Int
  let selected: Int?
  @Environment(\.layoutDirection) private var layoutDirection

  init(count: Int, selected: Int?) {
    self.count = count
    self.selected = selected
  }

  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width / CGFloat(max(count, 1))
      if let selected {
        RaisedGround(
          shape: RoundedRectangle(cornerRadius: 6),
          fill: Color(light: .white, dark: Color(white: 0.4))
        )
        .frame(width: width, height: proxy.size.height)
        .offset(x: layoutDirection.sign * width * CGFloat(selected))
        .transition(.opacity)
      }
    }
  }
}

/// A choice that is selected when it is tapped, and fades while it is touched.
struct PressableChoice<Content: View>: View {
  let select: () -> Void
  let content: Content
  @GestureState private var isTouched = false

  init(select: @escaping () -> Void, @ViewBuilder content: () -> Content) {
    self.select = select
    self.content = content()
  }

  var body: some View {
    content
      .opacity(isTouched ? ButtonLook.pressedOpacity : 1)
      .contentShape(Rectangle())
      .gesture(
        PressGesture()
          .updating($isTouched) { _, isTouched, _ in isTouched = true }
          .onEnded { _ in select() })
  }
}
