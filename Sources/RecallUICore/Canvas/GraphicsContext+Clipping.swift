extension GraphicsContext {
  /// What becomes of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Shows what lies outside of the clip.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// The rectangle, in the space that is drawn in, outside which nothing shows.
  ///
  /// The canvas itself is one of the clips; one by a layer or an inverse one doesn't count.
  public var clipBoundingRect: CGRect {
    var rect = CGRect(origin: .zero, size: frame.size)
    for case .clip(let clip) in state.veils {
      rect = rect.overlap(with: clip.path.boundingRect)
    }
    guard !rect.isNull, state.transform.isInvertible else { return .null }
    return rect.applying(state.transform.inverted())
  }

  /// Shows, of what is drawn from now on, only what lies inside a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var placed = path.applying(state.transform)
    var style = style
    if options.contains(.inverse) {
      // Around all that can be seen, the path is a hole.
      var outside = Path(canvasRect.enclosing(placed.boundingRect).insetBy(dx: -1, dy: -1))
      outside.addPath(placed)
      (placed, style.isEOFilled) = (outside, true)
    }
    state.veils.append(.clip(Clip(path: placed, style: style)))
  }

  /// Shows what is drawn from now on as much as what `content` draws is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = CanvasOperation(content: .layer(try operations(of: content)), state: CanvasState())
    layer.state.opacity = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
    guard options.contains(.inverse) else {
      state.veils.append(.mask([layer]))
      return
    }
    layer.state.blendMode = .destinationOut
    let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))
    let all = CanvasOperation(
      content: .fill(Path(canvasRect), black, FillStyle()), state: CanvasState())
    state.veils.append(.mask([all, layer]))
  }

  private var canvasRect: CGRect { CGRect(origin: .zero, size: frame.size) }
}

extension CGRect {
  /// The smallest rectangle around both; nothing adds nothing.
  fileprivate func enclosing(_ other: CGRect) -> CGRect {
    other.isNull || !other.isFinite ? self : union(other)
  }
}
