/// How a renderer draws images.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
  /// How many pixels a point is to have.
  public var scale: CGFloat = 1
  /// Taken for what programs say: an image shows what is behind it where nothing is drawn.
  public var opaque = false

  /// Which colors an image has.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// Taken for what programs say: all colors are sRGB's.
  public var preferredRange = Range.automatic

  /// The usual one.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// The usual one.
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// What an image is drawn with.
public final class UIGraphicsImageRendererContext {
  /// Core Graphics' drawing.
  public let cgContext: CGContext
  /// How the image is drawn.
  public let format: UIGraphicsImageRendererFormat

  fileprivate init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Fills a rectangle with the color that was set.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the color that was set, mixed with what is behind it.
  public func fill(_ rect: CGRect, blendMode: BlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a line of one point inside the edges of a rectangle.
  public func stroke(_ rect: CGRect) {
    guard rect.width > 1, rect.height > 1 else { return cgContext.stroke(rect, width: 1) }
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Shows, of what is drawn from now on, only what lies inside a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images of what a program draws.
///
/// ```swift
/// let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
/// let dot = renderer.image { context in
///   UIColor.red.setFill()
///   context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
/// }
/// ```
///
/// An image is a drawing, which is drawn in any size and has no pixels. Colors are as the stage is at the time, light or dark.
public final class UIGraphicsImageRenderer {
  /// How images are drawn.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer for images of a size.
  ///
  /// - Parameters:
  ///   - size: In points; what is no length counts as 0, and at most 4,096 are drawn.
  ///   - format: How images are drawn.
  public convenience init(
    size: CGSize, format: UIGraphicsImageRendererFormat = .default()
  ) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of a rectangle of what is drawn.
  ///
  /// - Parameters:
  ///   - bounds: In points; what is no length counts as 0, and at most 4,096 are drawn.
  ///   - format: How images are drawn.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    func side(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 0), 4_096) : 0 }
    func place(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    self.bounds = CGRect(
      x: place(bounds.origin.x), y: place(bounds.origin.y), width: side(bounds.size.width),
      height: side(bounds.size.height))
    self.format = format
  }

  /// The image of what a closure draws.
  public func image(
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    let image = Image(size: bounds.size, colorScheme: StageContext.colorScheme) { context in
      context.clip(to: Path(CGRect(origin: .zero, size: bounds.size)))
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      let drawing = UIGraphicsImageRendererContext(CGContext(context), format)
      CurrentDrawing.with(drawing.cgContext) { actions(drawing) }
    }
    return UIImage(
      image, size: bounds.size,
      scale: format.scale.isFinite && format.scale > 0 ? format.scale : 1)
  }
}

/// What UIKit's colors, paths and images draw on, for the code inside of a renderer's closure.
enum CurrentDrawing {
  private struct Box: @unchecked Sendable {
    let context: CGContext
  }

  @TaskLocal private static var current: Box?

  /// The context of the closure that is running; nil outside of any.
  static var context: CGContext? { current?.context }

  /// Runs code that draws on a context.
  static func with(_ context: CGContext, _ body: () -> Void) {
    $current.withValue(Box(context: context), operation: body)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What the code inside of a renderer's closure draws on; nil outside of any.
public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentDrawing.context }

extension UIColor {
  /// Has shapes be filled with this color, inside of a renderer's closure.
  public func setFill() { CurrentDrawing.context?.setFillColor(shown) }

  /// Has lines be drawn in this color, inside of a renderer's closure.
  public func setStroke() { CurrentDrawing.context?.setStrokeColor(shown) }

  /// Has shapes be filled and lines be drawn in this color, inside of a renderer's closure.
  public func set() {
    setFill()
    setStroke()
  }

  /// This color, as it is on the stage at present.
  private var shown: CGColor { resolvedColor(with: .current).cgColor }
}

extension UIBezierPath {
  /// Fills the path with the color that was set, inside of a renderer's closure.
  public func fill() {
    guard let context = CurrentDrawing.context else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Draws a line along the path in the color that was set, inside of a renderer's closure.
  public func stroke() {
    guard let context = CurrentDrawing.context else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.beginPath()
    context.addPath(cgPath)
    context.strokePath()
    context.restoreGState()
  }

  /// Shows, of what is drawn from now on, only what lies inside the path, inside of a renderer's closure.
  public func addClip() {
    guard let context = CurrentDrawing.context else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}

extension UIImage {
  /// Draws this image so that it fills a rectangle, inside of a renderer's closure.
  public func draw(in rect: CGRect) { CurrentDrawing.context?.draw(image.resizable(), in: rect) }

  /// Draws this image in its own size, with its top leading corner at a point, inside of a renderer's closure.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}
