/// Actions behind a row, on one of its sides.
struct SwipeActions {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: AnyView
}

enum SwipeActionsKey: RowTraitKey {
  typealias Value = SwipeActions
}

extension View {
  /// Puts actions behind this view's rows, which a swipe brings out.
  ///
  /// They take the place of the button that `onDelete` would have there.
  ///
  /// - Parameters:
  ///   - edge: The side on which they stand, the first of them at the edge.
  ///   - allowsFullSwipe: Whether a swipe over most of the row runs the first of them.
  ///   - content: Buttons. A destructive one is red, others have their tint, or are gray.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    rowTrait(
      SwipeActionsKey.self,
      SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content())))
  }
}

/// What the first of a row's actions does.
struct FirstSwipeAction: PreferenceKey {
  /// An object, so that two can be told apart.
  final class Action: Equatable {
    let perform: () -> Void

    init(_ perform: @escaping () -> Void) {
      self.perform = perform
    }

    static func == (left: Action, right: Action) -> Bool { left === right }
  }

  static var defaultValue: Action? { nil }

  static func reduce(value: inout Action?, nextValue: () -> Action?) {
    if value == nil { value = nextValue() }
  }
}

/// A colored field that acts when it is touched.
struct SwipeButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    SwipeButton(configuration: configuration)
  }
}

private struct SwipeButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.tint) private var tint
  @GestureState private var isTouched = false

  init(configuration: PrimitiveButtonStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let trigger = { withAnimation(ListLook.motion) { configuration.trigger() } }
    configuration.label
      .labelStyle(.iconOnly)
      .font(.subheadline)
      .foregroundColor(.white)
      .lineLimit(1)
      .padding(.horizontal, 10)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(color.opacity(isTouched ? 0.7 : 1))
      .contentShape(Rectangle())
      .gesture(
        PressGesture()
          .updating($isTouched) { _, isTouched, _ in isTouched = true }
          .onEnded { _ in trigger() }
      )
      .preference(key: FirstSwipeAction.self, value: FirstSwipeAction.Action(trigger))
  }

  private var color: Color {
    configuration.role == .destructive ? .red : tint ?? .gray
  }
}

/// Places actions side by side, the first of them at the edge; what is wider than they want to be is the
/// first one's.
///
/// An action is as wide as its words: in other languages, and as large text, they need more than a picture does.
struct SwipeButtonsLayout: Layout {
  let edge: HorizontalEdge

  private func widths(of subviews: Subviews) -> [CGFloat] {
    subviews.map { max(ListLook.actionWidth, $0.sizeThatFits(.unspecified).width) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let least = widths(of: subviews).reduce(0, +)
    return CGSize(width: max(proposal.width ?? 0, least), height: proposal.height ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let widths = widths(of: subviews)
    let extra = bounds.width - widths.reduce(0, +)
    var x: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let own = widths[index] + (index == 0 ? max(extra, 0) : 0)
      let left = edge == .leading ? bounds.minX + x : bounds.maxX - x - own
      subview.place(
        at: CGPoint(x: left, y: bounds.minY),
        proposal: ProposedViewSize(width: own, height: bounds.height))
      x += own
    }
  }
}
