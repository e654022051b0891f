/// Choices on a wheel, of which five can be seen; it turns under a touch, and a tap brings one up.
struct WheelPicker: View {
  let views: [AnyView]
  let selected: Int?
  let select: (Int) -> Void
  /// How far the wheel is turned from the choice that is selected, in points.
  @GestureState private var turn: CGFloat = 0

  init(views: [AnyView], selected: Int?, select: @escaping (Int) -> Void) {
    self.views = views
    self.selected = selected
    self.select = select
  }

  private static let row: CGFloat = 30
  /// To each side of the middle.
  private static let shown = 2

  var body: some View {
    let height = Self.row * CGFloat(2 * Self.shown + 1)
    ZStack {
      RoundedRectangle(cornerRadius: 8).fill(ControlLook.ground).frame(height: Self.row)
      ZStack {
        ForEach(views.indices, id: \.self) { index in
          row(index)
        }
      }
    }
    .frame(minWidth: 30, maxWidth: .infinity)
    .frame(height: height)
    .clipped()
    .contentShape(Rectangle())
    .gesture(drag)
    .focusShape(RoundedRectangle(cornerRadius: 8))
  }

  private func row(_ index: Int) -> some View {
    let distance = CGFloat(index - (selected ?? 0)) * Self.row + turn
    let share = min(abs(distance) / (Self.row * CGFloat(Self.shown) + Self.row / 2), 1)
    return PressableChoice(select: { select(index) }) {
      views[index].lineLimit(1).padding(.horizontal, ControlLook.spacing)
        .frame(maxWidth: .infinity)
        .frame(height: Self.row)
    }
    .opacity(1 - 0.8 * share)
    .scaleEffect(1 - 0.2 * share)
    .offset(y: distance)
    .allowsHitTesting(share < 1)
  }

  private var drag: some Gesture {
    DragGesture()
      .updating($turn) { touch, turn, _ in turn = touch.translation.height }
      .onEnded { touch in
        let rows = (-touch.translation.height / Self.row).rounded()
        guard rows.isFinite, !views.isEmpty else { return }
        let last = views.count - 1
        let goal = CGFloat(selected ?? 0) + min(max(rows, -CGFloat(last)), CGFloat(last))
        select(min(max(Int(goal), 0), last))
      }
  }
}
