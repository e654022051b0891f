/// How a preview is shown.
public struct PreviewTrait<Kind>: Sendable {
  let layout: PreviewLayout
  /// Whether its longer side lies; nil where nobody says.
  let isLandscape: Bool?
  /// What is put around it; nil for nothing.
  var around: (@Sendable @MainActor (AnyView) -> AnyView)?
}

extension PreviewTrait where Kind == _Preview.ViewTraits {
  /// As large as a phone.
  public static var defaultLayout: PreviewTrait { .init(layout: .device, isLandscape: nil) }

  /// As large as the view wants to be.
  public static var sizeThatFitsLayout: PreviewTrait {
    .init(layout: .sizeThatFits, isLandscape: nil)
  }

  /// Of one size.
  ///
  /// - Parameters:
  ///   - width: In points.
  ///   - height: In points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    .init(layout: .fixed(width: width, height: height), isLandscape: nil)
  }

  /// As a phone that stands.
  public static var portrait: PreviewTrait { .init(layout: .device, isLandscape: false) }
  /// As a phone that stands on its head, which looks the same.
  public static var portraitUpsideDown: PreviewTrait { portrait }
  /// As a phone that lies.
  public static var landscapeLeft: PreviewTrait { .init(layout: .device, isLandscape: true) }
  /// As a phone that lies the other way round, which looks the same.
  public static var landscapeRight: PreviewTrait { landscapeLeft }
}
