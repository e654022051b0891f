import RecallUI

/// Rows that belong together, with words above them that can be read on the ground of all screens.
struct HomeSection<Content: View>: View {
  private let title: LocalizedStringKey
  private let content: Content

  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    Section {
      content
    } header: {
      SectionText(title)
    }
  }
}
