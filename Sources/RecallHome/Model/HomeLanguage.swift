import RecallUI

/// The language in which the screens are shown.
///
/// No state of the stage knows what words look like: who shows the screens has the translations, and changes them
/// when the player asks for others.
public final class HomeLanguage: ObservableObject {
  /// What the screens say; nil for English.
  @Published public var catalog: StringCatalog?

  public init(_ catalog: StringCatalog? = nil) {
    self.catalog = catalog
  }
}

extension View {
  /// Shows this view in a language, from the edge at which that begins.
  public func language(_ catalog: StringCatalog?) -> some View {
    environment(\.stringCatalog, catalog)
      .environment(
        \.layoutDirection,
        catalog?.language.isRightToLeft == true ? .rightToLeft : .leftToRight)
  }
}
