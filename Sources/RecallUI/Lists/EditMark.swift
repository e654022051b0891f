/// What stands in front of a row in edit mode: whether it is marked, or what deletes it.
struct EditMark: View {
  let row: LazyRow
  let facts: ListRowFacts
  let list: ListState

  /// In points.
  static let size: CGFloat = 22

  var body: some View {
    if list.marksRows, facts.canBeSelected {
      mark
    } else if facts.canBeDeleted, !list.marksRows {
      Circle().fill(Color.red)
        .overlay { Capsule().fill(Color.white).frame(width: 11, height: 2) }
        .frame(width: Self.size, height: Self.size)
        .contentShape(Rectangle().inset(by: -ListLook.spacing))
        .onTapGesture { list.open(row, .trailing) }
        .accessibilityLabel("Remove")
    }
  }

  private var mark: some View {
    ZStack {
      if facts.isSelected {
        Circle().fill(.tint)
        Image(systemName: "checkmark").font(.system(size: 11, weight: .bold))
          .foregroundColor(.white)
      } else {
        Circle().strokeBorder(ListLook.faint, lineWidth: 1.5)
      }
    }
    .frame(width: Self.size, height: Self.size)
    .accessibilityValue(facts.isSelected ? "selected" : "not selected")
  }
}
