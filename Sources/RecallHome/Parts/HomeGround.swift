import RecallGame
import RecallUI

/// What all screens around the table lie on.
struct HomeGround: View {
  @Environment(\.palette) private var palette

  var body: some View {
    LinearGradient(
      colors: [palette.tableTop, palette.tableBottom], startPoint: .top, endPoint: .bottom)
  }
}

/// A screen that the start leads to: a list, a form or what else scrolls, on the ground of all screens.
struct HomePage: ViewModifier {
  let title: LocalizedStringKey
  @Environment(\.palette) private var palette
  @Environment(\.measures) private var measures

  func body(content: Content) -> some View {
    content
      .readableWidth(measures.pageWidth)
      .frame(maxWidth: .infinity)
      .scrollContentBackground(.hidden)
      .background(HomeGround())
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackground(palette.tableTop, for: .navigationBar)
  }
}

/// The words above and below the rows of a section.
struct SectionText: View {
  let text: LocalizedStringKey
  @Environment(\.palette) private var palette

  init(_ text: LocalizedStringKey) {
    self.text = text
  }

  var body: some View {
    Text(text).foregroundColor(palette.quiet)
  }
}

extension View {
  /// Makes this view a screen that the start leads to.
  func homePage(_ title: LocalizedStringKey) -> some View {
    modifier(HomePage(title: title))
  }

  /// Has a view that would stand in the middle of a page be scrolled where the page is too short for it.
  func scrollingWhereShort() -> some View {
    ViewThatFits(in: .vertical) {
      self
      ScrollView { self }
    }
  }
}
