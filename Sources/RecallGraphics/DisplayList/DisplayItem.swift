/// One thing that a frame draws.
public struct DisplayItem: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    case fill(Path, Paint, FillStyle)
    case stroke(Path, Paint, StrokeStyle)
    /// Text, laid out in `frame`'s width from `frame`'s top.
    case text(ResolvedText, frame: CGRect)
    /// A picture that fills `frame`.
    case picture(Picture, frame: CGRect, Picture.Interpolation)
    /// Items that are drawn as one; a transform doesn't apply to it.
    case layer(Layer)
  }

  public var content: Content
  /// From 0 to 1; multiplies the paint's own.
  public var opacity: Double
  /// Only what lies inside all of these paths is drawn; the transform doesn't apply to them.
  public var clips: [Clip]
  /// From the content's geometry to points of the viewport.
  public var transform: CGAffineTransform
  /// How this item is mixed with what is behind it.
  public var blendMode: BlendMode

  public init(
    _ content: Content, opacity: Double = 1, clips: [Clip] = [],
    transform: CGAffineTransform = .identity, blendMode: BlendMode = .normal
  ) {
    self.content = content
    self.opacity = opacity
    self.clips = clips
    self.transform = transform
    self.blendMode = blendMode
  }
}

extension DisplayItem {
  /// A rectangle, in points of the viewport, outside which this item leaves no mark.
  ///
  /// Text may overhang its frame (emoji do, and slanted letters): half of its largest font size
  /// is added on each side, which measured more than any glyph of the fonts that ship.
  public var bounds: CGRect {
    clips.reduce(unclippedBounds) { $0.overlap(with: $1.path.controlBounds) }
  }

  /// The same, wherever the clips are.
  package var unclippedBounds: CGRect {
    var bounds: CGRect
    switch content {
    case .fill(let path, _, _):
      bounds = path.controlBounds
    case .stroke(let path, _, let style):
      let reach = style.lineJoin == .miter ? style.miterLimit : 1
      let outset = max(style.lineWidth, 0) / 2 * max(reach, CGFloat(2).squareRoot())
      bounds = path.controlBounds.insetBy(dx: -outset, dy: -outset)
    case .text(let text, let frame):
      let outset = (text.runs.map(\.font.size).max() ?? 0) / 2
      bounds = frame.insetBy(dx: -outset, dy: -outset)
    case .picture(_, let frame, _):
      bounds = frame
    case .layer(let layer):
      bounds = layer.bounds
    }
    if case .layer = content { return bounds }
    return bounds.applying(transform)
  }
}

extension DisplayItem {
  /// The standard deviation, in points of the viewport, of the bell that what is behind this item is blurred with; 0
  /// where nothing is.
  package var radiusBehind: CGFloat {
    switch content {
    case .fill(_, .frosted(let frost), _), .stroke(_, .frosted(let frost), _):
      let radius = frost.radius * abs(transform.determinant).squareRoot()
      return radius > 0 && radius.isFinite ? radius : 0
    case .layer(let layer):
      return layer.radiusBehind
    case .fill, .stroke, .text, .picture:
      return 0
    }
  }
}

extension Layer {
  /// The same of what is in this layer. Through a layer whose pixels something is done with, nothing is seen.
  package var radiusBehind: CGFloat {
    switch effect {
    case .group, .shadow: items.reduce(0) { max($0, $1.radiusBehind) }
    case .blur, .mask, .saturation, .brightness, .contrast, .hueRotation, .inversion,
      .multiplication, .luminanceToAlpha, .threshold:
      0
    }
  }
}

extension DisplayItem {
  /// Whether all of the geometry is numbers: what a program computes need not be, and rectangles
  /// with sides that are no numbers can't be compared.
  package var isFinite: Bool {
    let isDrawnInNumbers =
      switch content {
      case .fill(let path, _, _), .stroke(let path, _, _): path.isFinite
      case .text(_, let frame), .picture(_, let frame, _): frame.isFinite
      case .layer(let layer): layer.isFinite
      }
    return isDrawnInNumbers && clips.allSatisfy(\.path.isFinite)
  }
}
