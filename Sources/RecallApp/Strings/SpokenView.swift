import RecallUI

/// A program in its surroundings: its words in a language, how it writes dates and numbers, the edge at which its lines
/// begin, and the desktop's time of a double click.
///
/// Its name is part of the names of all that views below it keep, which recordings have.
struct SpokenView<Content: View>: View {
  /// Nil for the language that the program is written in.
  let catalog: StringCatalog?
  @ObservedObject private var desktop: AppDesktop
  private let content: Content

  init(
    _ catalog: StringCatalog?, on desktop: AppDesktop, @ViewBuilder content: () -> Content
  ) {
    self.catalog = catalog
    self.desktop = desktop
    self.content = content()
  }

  var body: some View {
    if let catalog {
      content
        .environment(\.stringCatalog, catalog)
        .environment(\.locale, Locale(identifier: catalog.language.identifier))
        .environment(
          \.layoutDirection, catalog.language.isRightToLeft ? .rightToLeft : .leftToRight
        )
        .environment(\.doubleClickInterval, doubleClickInterval)
    } else {
      content.environment(\.doubleClickInterval, doubleClickInterval)
    }
  }

  private var doubleClickInterval: Duration? {
    desktop.doubleClick.map { .milliseconds($0) }
  }
}
