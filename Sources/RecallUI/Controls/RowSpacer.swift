/// Pushes a control to the end of its row, where it stands in one.
struct RowSpacer: View {
  @Environment(\.isInList) private var isInList

  var body: some View {
    if isInList { Spacer(minLength: 0) }
  }
}
