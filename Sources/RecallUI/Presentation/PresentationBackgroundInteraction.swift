/// Whether what is behind a sheet can be acted on, and isn't dimmed.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let isEnabled: Bool
  /// The greatest height at which it can be; nil for any.
  private var limit: PresentationDetent?

  public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)

  /// What can be acted on while the sheet is no higher than a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    PresentationBackgroundInteraction(isEnabled: true, limit: detent)
  }

  /// Whether what is behind can be acted on.
  ///
  /// - Parameters:
  ///   - height: That of the sheet, in points.
  ///   - heightOf: Tells that of a detent; nil for one that is left out.
  func isEnabled(at height: CGFloat, _ heightOf: (PresentationDetent) -> CGFloat?) -> Bool {
    guard isEnabled, let limit else { return isEnabled }
    return heightOf(limit).map { height <= $0 } ?? false
  }
}

extension View {
  /// Sets whether what is behind the sheet around this view can be acted on. Where it can, it isn't dimmed, the keys reach it,
  /// and a touch beside the sheet doesn't close that.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    sheetTraits { $0.backgroundInteraction = interaction }
  }
}
