import RecallUI

/// A program in a language: its words, how it writes dates and numbers, and the edge at which its lines begin.
struct SpokenView<Content: View>: View {
  /// Nil for the language that the program is written in.
  let catalog: StringCatalog?
  private let content: Content

  init(_ catalog: StringCatalog?, @ViewBuilder content: () -> Content) {
    self.catalog = catalog
    self.content = content()
  }

  var body: some View {
    if let catalog {
      content
        .environment(\.stringCatalog, catalog)
        .environment(\.locale, Locale(identifier: catalog.language.identifier))
        .environment(
          \.layoutDirection, catalog.language.isRightToLeft ? .rightToLeft : .leftToRight)
    } else {
      content
    }
  }
}
