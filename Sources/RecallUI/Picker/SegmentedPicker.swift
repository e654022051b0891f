/// Choices side by side on one ground, all as wide as each other.
struct SegmentedPicker: View {
  let views: [AnyView]
  let selected: Int?
  let select: (Int) -> Void

  private static let shape = RoundedRectangle(cornerRadius: 8)
  private static let gap: CGFloat = 2
  /// More than these stand close together, so that words have the room.
  private static let mostRoomy = 5
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
          views[index]
            .fontWeight(index == selected ? .semibold : .regular)
            .padding(.horizontal, views.count > Self.mostRoomy ? 2 : ControlLook.spacing)
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
    .focusShape(Self.shape)
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
