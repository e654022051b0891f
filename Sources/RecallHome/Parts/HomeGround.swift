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

/// A screen that the start leads to, on the ground of all screens.
struct HomePage: ViewModifier {
  let title: LocalizedStringKey
  @Environment(\.palette) private var palette

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity)
      .scrollContentBackground(.hidden)
      .background(HomeGround())
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackground(palette.tableTop, for: .navigationBar)
  }
}

/// Keeps the lines of a list, a form or a scroll view short enough to be read in wide windows.
///
/// What is beside them belongs to the scroll view, so that the wheel scrolls there as well.
struct ReadableWidth: ViewModifier {
  /// In points.
  @State private var width: CGFloat = 0
  @Environment(\.measures) private var measures

  func body(content: Content) -> some View {
    content
      .contentMargins(
        .horizontal, max(0, (width - 760 * max(measures.scale, 1)) / 2), for: .scrollContent
      )
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
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
  /// Makes this list, form or scroll view a screen that the start leads to.
  func homePage(_ title: LocalizedStringKey) -> some View {
    modifier(ReadableWidth()).wideHomePage(title)
  }

  /// Makes this view, which may be as wide as the window, a screen that the start leads to.
  func wideHomePage(_ title: LocalizedStringKey) -> some View {
    modifier(HomePage(title: title))
  }
}
