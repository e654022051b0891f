/// An image in the shape of UIKit's: a picture that the stage was handed, or a symbol.
///
/// A stage decodes no files: what is made of data is nothing, and data is never made of an image.
public final class UIImage: NSObject, @unchecked Sendable {
  package let image: Image
  /// In points.
  public let size: CGSize
  /// How many pixels a point has.
  public let scale: CGFloat

  /// Creates an image of a picture.
  public init(_ picture: Picture) {
    image = Image(picture)
    size = CGSize(width: picture.width, height: picture.height)
    scale = 1
  }

  /// Another look of an image.
  private init(_ image: Image, as other: UIImage) {
    self.image = image
    size = other.size
    scale = other.scale
  }

  /// Creates an image of what is drawn.
  ///
  /// - Parameters:
  ///   - drawn: What is drawn.
  ///   - scale: How many pixels a point is to have.
  package init(_ drawn: DrawnView, scale: CGFloat) {
    image = drawn.image
    size = drawn.size
    self.scale = scale
  }

  /// Creates an image in a size of its own, in points.
  init(_ image: Image, size: CGSize, scale: CGFloat) {
    self.image = image
    self.size = size
    self.scale = scale
  }

  /// What it shows, as an image of Core Graphics'; nil where it has no size.
  public var cgImage: CGImage? {
    guard size.width > 0, size.height > 0, size.width <= 10_000, size.height <= 10_000 else {
      return nil
    }
    return CGImage(image, size: size, scale: scale)
  }

  /// Creates an image in the size that its pixels have in points.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image.
  ///
  /// - Parameters:
  ///   - cgImage: What it shows.
  ///   - scale: How many pixels are a point; what is no positive number counts as 1.
  ///   - orientation: Taken for what programs say: the image is the right way up.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    image = Image(decorative: cgImage, scale: scale)
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    size = CGSize(
      width: CGFloat(cgImage.width) / self.scale, height: CGFloat(cgImage.height) / self.scale)
  }

  /// Which way up an image is.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Creates an empty image.
  public override init() {
    image = Image(systemName: "square")
    size = .zero
    scale = 1
  }

  /// The picture that the stage whose code asks was handed under a name (`Stage.init(…pictures:…)`); nil for none.
  public convenience init?(named name: String) {
    guard let picture = StageContext.picture(named: name) else { return nil }
    self.init(picture)
  }

  /// A symbol; nil where none has the name.
  public init?(systemName name: String) {
    guard Symbol.named(name) != nil else { return nil }
    image = Image(systemName: name)
    size = CGSize(width: 20, height: 20)
    scale = 1
  }

  /// A symbol; nil where none has the name.
  ///
  /// - Parameters:
  ///   - name: The symbol's.
  ///   - configuration: How large it is to be; the size of texts around it counts.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.SymbolConfiguration?
  ) {
    self.init(systemName: name)
  }

  /// Nil: a stage decodes no data.
  public convenience init?(data: Data) { nil }

  /// Nil: a stage reads no files.
  public convenience init?(contentsOfFile path: String) { nil }

  /// Nil: a stage encodes no images.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// Nil: a stage encodes no images.
  public func pngData() -> Data? { nil }
}

extension UIImage {
  /// Whether an image's colors count.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// This image, drawn in its own colors, or as a shape in the color around.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    switch renderingMode {
    case .automatic: UIImage(image.renderingMode(nil), as: self)
    case .alwaysOriginal: UIImage(image.renderingMode(.original), as: self)
    case .alwaysTemplate: UIImage(image.renderingMode(.template), as: self)
    }
  }

  /// The shape of this image in a color.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(image.tinted(Color(uiColor: color)), as: self)
  }

  /// The shape of this image in a color.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - renderingMode: Whether the color counts: a template is drawn in the color around.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// How a symbol is to look.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// In points.
    public let pointSize: CGFloat

    public init(pointSize: CGFloat) {
      self.pointSize = pointSize
    }
  }
}

/// An image in the shape of AppKit's.
public typealias NSImage = UIImage

/// A color in the shape of AppKit's.
public typealias NSColor = UIColor

extension Image {
  /// Creates a view of an image of AppKit's.
  public init(nsImage: NSImage) {
    self = nsImage.image
  }

  /// Creates a view of an image of UIKit's.
  public init(uiImage: UIImage) {
    self = uiImage.image
  }
}
