import RecallUI

/// A program in its surroundings: its words in a language, how it writes dates and numbers, the edge at which its lines
/// begin, and what the desktop says of looks, motion, text and clicks.
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
    let settings = desktop.settings
    if let catalog {
      dressed(settings)
        .environment(\.stringCatalog, catalog)
        .environment(\.locale, Locale(identifier: catalog.language.identifier))
        .environment(
          \.layoutDirection, catalog.language.isRightToLeft ? .rightToLeft : .leftToRight)
    } else {
      dressed(settings)
    }
  }

  /// The program as the desktop is set, but for what it says itself.
  private func dressed(_ settings: AppDesktopSettings) -> some View {
    content
      .environment(\.doubleClickInterval, settings.doubleClick.map { .milliseconds($0) })
      .environment(\.colorSchemeContrast, settings.hasHighContrast ? .increased : .standard)
      .environment(\.accessibilityReduceMotion, settings.reducesMotion)
      .roleTextScale(CGFloat(settings.textPercent) / 100)
      .tint(settings.tint)
      .usualColorScheme(settings.isDark ? .dark : nil)
  }
}
