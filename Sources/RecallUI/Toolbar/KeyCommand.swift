/// What keys do that press nothing that can be seen; for modifiers that name the keys.
struct KeyCommand: View {
  let action: () -> Void

  var body: some View {
    Color.clear
      .focusable(setPressed: { _ in }, action: action)
      .hidden()
      .frame(width: 0, height: 0)
  }
}
