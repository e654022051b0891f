/// A picture, again and again.
///
/// Tiles begin at the top left of what is filled. A symbol, and a picture that isn't there, can't be
/// repeated: what is filled with one is filled with the style around it.
public struct ImagePaint: ShapeStyle, Equatable {
  private var source: Image.Source
  /// The part of the picture that is repeated, from 0 to 1 in both directions.
  public var sourceRect: CGRect
  /// How large a tile is, in sizes of the picture.
  public var scale: CGFloat

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - image: What is repeated.
  ///   - sourceRect: The part of it, from 0 to 1 in both directions.
  ///   - scale: How large a tile is, in sizes of the picture; what is no positive number counts as 1.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    source = image.source
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// What is repeated.
  public var image: Image {
    get { Image(source: source) }
    set { source = newValue.source }
  }

  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    guard let (picture, ownScale) = image.picture(in: environment) else {
      return ForegroundStyle()._paint(in: environment, for: rect)
    }
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: scale / ownScale, y: scale / ownScale)
    return .tiles(picture, Paint.Tiling(source: sourceRect.unit, transform: transform))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, again and again.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension CGRect {
  /// What of this rectangle lies in that from 0 to 1; all of that where nothing does.
  fileprivate var unit: CGRect {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    let part = intersection(whole)
    return part.isNull || part.isEmpty || !part.width.isFinite ? whole : part
  }
}
