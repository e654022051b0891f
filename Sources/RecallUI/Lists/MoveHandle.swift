/// What a row is moved by in edit mode.
struct MoveHandle: View {
  let row: LazyRow
  let list: ListState

  var body: some View {
    // On whole points, as what is blurred is fainter.
    VStack(spacing: 3) {
      ForEach(0..<3) { _ in
        Capsule().fill(ListLook.faint).frame(width: 18, height: 2)
      }
    }
    .frame(width: 24, height: 24)
    .contentShape(Rectangle().inset(by: -ListLook.spacing))
    .highPriorityGesture(
      DragGesture(minimumDistance: 0, coordinateSpace: .global)
        .updating(list.lifting) { value, lift, _ in
          lift = ListLift(row, movedBy: value.translation.height)
        }
        .onEnded { value in drop(movedBy: value.translation.height) }
    )
    .accessibilityLabel("Reorder")
  }

  private func drop(movedBy distance: CGFloat) {
    row.touch()
    guard let lift = ListLift(row, movedBy: distance), lift.from != lift.to, let move = row.move
    else { return }
    withAnimation(ListLook.motion) {
      move.perform(
        IndexSet(integer: lift.from), lift.to > lift.from ? lift.to + 1 : lift.to)
    }
  }
}
