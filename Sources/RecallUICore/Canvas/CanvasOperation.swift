/// One thing that a canvas draws, in the canvas's own space.
struct CanvasOperation {
  enum Content {
    case fill(Path, Paint, FillStyle)
    case stroke(Path, Paint, StrokeStyle)
    /// Something that draws itself, in a rectangle of the space that the state transforms from.
    case other(in: CGRect, (CGRect, inout DisplayListBuilder) -> Void)
    /// Operations that are drawn as one.
    case layer([CanvasOperation])
  }

  var content: Content
  var state: CanvasState
}

/// What holds for all that is drawn with a context from now on.
struct CanvasState {
  /// What is seen of an operation.
  enum Veil {
    /// What lies inside of a path.
    case clip(Clip)
    /// As much as operations are opaque.
    case mask([CanvasOperation])
    /// What is left of an effect.
    case effect(Layer.Effect)
    /// A shadow that isn't just behind.
    case shadow(CanvasShadow)
  }

  /// From what is drawn to the canvas.
  var transform = CGAffineTransform.identity
  var opacity = 1.0
  var blendMode = BlendMode.normal
  /// What was laid over the operations, the first one outermost; in the canvas's space.
  var veils: [Veil] = []
}

/// Collects what the copies of a context draw, in order.
final class CanvasRecorder {
  var operations: [CanvasOperation] = []
}

extension DisplayListBuilder {
  /// Draws what was collected, in the space of the box that draws.
  mutating func draw(_ operations: [CanvasOperation]) {
    for operation in operations {
      draw(operation)
    }
  }

  private mutating func draw(_ operation: CanvasOperation) {
    let state = operation.state
    withOpacity(state.opacity) { list in
      guard state.blendMode != .normal else {
        return list.draw(operation, behind: state.veils[...])
      }
      list.withBlendMode(state.blendMode) { $0.draw(operation, behind: state.veils[...]) }
    }
  }

  private mutating func draw(
    _ operation: CanvasOperation, behind veils: ArraySlice<CanvasState.Veil>
  ) {
    let inner = veils.dropFirst()
    switch veils.first {
    case .clip(let clip):
      let path = clip.path.offsetBy(dx: origin.x, dy: origin.y)
      withClip(Clip(path: path, style: clip.style)) { $0.draw(operation, behind: inner) }
    case .mask(let mask):
      withMask {
        $0.draw(mask)
      } over: {
        $0.draw(operation, behind: inner)
      }
    case .effect(let effect):
      withLayer(effect) { $0.draw(operation, behind: inner) }
    case .shadow(let shadow):
      shadow.draw(into: &self) { $0.draw(operation, behind: inner) }
    case nil:
      if case .layer(let operations) = operation.content {
        withLayer(.group) { $0.draw(operations) }
      } else {
        withPlace(operation.state.transform) { $0.draw(operation.content) }
      }
    }
  }

  /// Draws in a space of its own; one that is only moved leaves paths what they are.
  private mutating func withPlace(
    _ transform: CGAffineTransform, _ body: (inout DisplayListBuilder) -> Void
  ) {
    let isMoved =
      transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    guard !isMoved else {
      return withOffset(CGSize(width: transform.tx, height: transform.ty), body)
    }
    guard transform.isDrawable else { return }
    withTransform(ProjectionTransform(transform), body)
  }

  private mutating func draw(_ content: CanvasOperation.Content) {
    let offset = CGAffineTransform(translationX: origin.x, y: origin.y)
    switch content {
    case .fill(let path, let paint, let style):
      add(
        .fill(path.offsetBy(dx: origin.x, dy: origin.y), paint.applying(offset), style))
    case .stroke(let path, let paint, let style):
      add(
        .stroke(path.offsetBy(dx: origin.x, dy: origin.y), paint.applying(offset), style))
    case .other(let rect, let draw):
      draw(rect.offsetBy(dx: origin.x, dy: origin.y), &self)
    case .layer: break
    }
  }
}
