/// What a drag in a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// What is presented in place of something where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// How large a sheet is where there is much room.
public struct PresentationSizing: Hashable, Sendable {
  private let name: String

  public static let automatic = PresentationSizing(name: "automatic")
  public static let fitted = PresentationSizing(name: "fitted")
  public static let form = PresentationSizing(name: "form")
  public static let page = PresentationSizing(name: "page")
}

/// How much an alert is about.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  public static let automatic = DialogSeverity(name: "automatic")
  public static let standard = DialogSeverity(name: "standard")
  public static let critical = DialogSeverity(name: "critical")
}

extension View {
  /// Taken for what programs say: a drag scrolls what scrolls, and moves the sheet elsewhere.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Taken for what programs say: a popover is one in windows of any size.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }

  /// Taken for what programs say: a popover is one in windows of any size.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }

  /// Taken for what programs say: a sheet that floats has one size.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

  /// Taken for what programs say: alerts and dialogs have no pictures.
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Taken for what programs say: all alerts look alike.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
}
