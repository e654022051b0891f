/// What a program says of a column: the same as long as it says it once.
final class SplitColumnContent {
  let view: AnyView

  init<Content: View>(_ view: Content) {
    self.view = AnyView(view)
  }
}

/// Shows what a program says of a column; evaluated when the program says it anew, and not when the
/// split view shows other columns.
struct SplitColumnRoot: View {
  let content: SplitColumnContent

  var body: some View { content.view }
}
