import RecallGame
import RecallUI

/// A form whose rows lie on panels as all others do.
struct HomeForm<Content: View>: View {
  private let content: Content
  @Environment(\.palette) private var palette

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    Form {
      content.homeRows(palette)
    }
    .toggleStyle(HomeToggleStyle())
  }
}
