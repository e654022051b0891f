/// Makes an image of a view that stands on no stage, to be shown.
///
/// ```swift
/// let renderer = ImageRenderer(content: BadgeView(name: name))
/// if let badge = renderer.uiImage { image = Image(uiImage: badge) }
/// ```
///
/// The image is drawn as the view would be, in each size: it has no pixels, so that nothing can be made of it but
/// a view. The view looks as it does when it has just come, in light surroundings; what was said of the environment inside
/// of it counts.
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// What the view is offered, in points, at most 4,096; its ideal size where nothing is said.
  public var proposedSize = ProposedViewSize.unspecified
  /// How many pixels a point of the image is to have.
  public var scale: CGFloat = 1
  /// Accepted: the image shows what is behind it where nothing is drawn.
  public var isOpaque = false
  /// Accepted: all colors are mixed as they are encoded.
  public var colorMode = ColorRenderingMode.nonLinear

  /// Creates a renderer.
  ///
  /// - Parameter content: The view.
  public init(content: Content) {
    self.content = content
  }

  /// The view as an image; nil for a view without any size.
  ///
  /// Each time it is asked for, the view is made, laid out and drawn anew.
  public var uiImage: UIImage? {
    let drawn = DrawnView(content, proposedSize)
    guard drawn.size.width > 0, drawn.size.height > 0 else { return nil }
    return UIImage(drawn, scale: scale.isFinite && scale > 0 ? scale : 1)
  }

  /// The view as an image of Core Graphics', with so many pixels for each point as `scale` says; nil for a view without
  /// any size.
  public var cgImage: CGImage? {
    let drawn = DrawnView(content, proposedSize)
    guard drawn.size.width > 0, drawn.size.height > 0 else { return nil }
    return CGImage(drawn, scale: scale.isFinite && scale > 0 ? scale : 1)
  }

  /// The view as an image; nil for a view without any size.
  public var nsImage: NSImage? { uiImage }
}
