/// Makes a view see-through.
public struct _OpacityModifier: DrawingModifier {
  public typealias Body = Never

  var opacity: Double

  @usableFromInline
  init(opacity: Double) {
    self.opacity = opacity
  }

  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  var makesInvisible: Bool { !(opacity > 0) }

  func draw(_ content: Box, size: CGSize, into list: inout DisplayListBuilder) {
    list.withOpacity(opacity) { $0.draw(content) }
  }

  /// As in SwiftUI, what can't be seen can't be hit.
  func contentPoint(
    for point: CGPoint, in size: CGSize, _ direction: LayoutDirection
  ) -> CGPoint? {
    opacity > 0 ? point : nil
  }
}

extension View {
  /// Makes this view see-through, from 0 for invisible to 1 for opaque.
  @inlinable
  public consuming func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityModifier(opacity: opacity))
  }
}
