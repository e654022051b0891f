/// What a canvas is drawn with.
///
/// A context is a value: a copy draws on the same canvas, and what is set in it (a transform, a clip,
/// an opacity) ends with it.
///
/// ```swift
/// Canvas { context, size in
///   var tilted = context
///   tilted.rotate(by: .degrees(10))
///   tilted.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.yellow))
/// }
/// ```
public struct GraphicsContext {
  /// How what is drawn is mixed with what is behind it.
  public typealias BlendMode = RecallGraphics.BlendMode

  let recorder: CanvasRecorder
  var state = CanvasState()
  let frame: CanvasFrame
  /// What holds in the canvas's surroundings.
  public let environment: EnvironmentValues

  init(_ recorder: CanvasRecorder, in frame: CanvasFrame) {
    self.recorder = recorder
    self.frame = frame
    environment = frame.surroundings.environment
  }

  /// How opaque what is drawn is, from 0 to 1; multiplies the paint's own.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
  }

  /// How what is drawn is mixed with what is behind it.
  public var blendMode: BlendMode {
    get { state.blendMode }
    set { state.blendMode = newValue }
  }

  // MARK: Space

  /// From the space that is drawn in to the canvas, whose origin is at its top leading corner.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// Makes what is drawn from now on larger, about the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  /// Moves what is drawn from now on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  /// Turns what is drawn from now on, clockwise about the origin.
  public mutating func rotate(by angle: Angle) {
    state.transform = state.transform.rotated(by: CGFloat(angle.radians))
  }

  /// Transforms what is drawn from now on.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    state.transform = matrix.concatenating(state.transform)
  }

  // MARK: Shapes

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    add(.fill(path, shading.paint(in: environment, for: path), style))
  }

  /// Draws a line along a path; half of it lies outside.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    add(.stroke(path, shading.paint(in: environment, for: path), style))
  }

  /// Draws a line along a path; half of it lies outside.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  func add(_ content: CanvasOperation.Content) {
    recorder.operations.append(CanvasOperation(content: content, state: state))
  }

  // MARK: Layers

  /// Draws what `content` draws as one: opacity, blend mode and filters of this context count for all
  /// of it at once.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    add(.layer(try operations(of: content)))
  }

  /// What `content` draws with a context that has only the space of this one.
  func operations(
    of content: (inout GraphicsContext) throws -> Void
  ) rethrows -> [CanvasOperation] {
    let recorder = CanvasRecorder()
    var context = GraphicsContext(recorder, in: frame)
    context.state.transform = state.transform
    try content(&context)
    return recorder.operations
  }
}

/// What a canvas knows of its place while it is drawn.
struct CanvasFrame {
  let size: CGSize
  let surroundings: Surroundings
  /// The boxes of the canvas's symbols.
  let symbols: [Box]
}
