/// The side that a view came or left at last.
private final class LastSide {
  var phase = ScrollTransitionPhase.topLeading
}

/// Has a view look as its phase says.
private struct ScrollTransitionModifier<Effect: VisualEffect>: ViewModifier {
  /// For what comes or leaves at the top or the leading edge, and at the other ones.
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let effect: (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  @State private var phase = ScrollTransitionPhase.identity
  @State private var side = LastSide()

  init(
    _ topLeading: ScrollTransitionConfiguration, _ bottomTrailing: ScrollTransitionConfiguration,
    _ axis: Axis?, _ effect: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) {
    (self.topLeading, self.bottomTrailing) = (topLeading, bottomTrailing)
    self.axis = axis
    self.effect = effect
  }

  func body(content: Content) -> some View {
    content
      .modifier(effect(EmptyVisualEffect(), phase)._modifier)
      .animation(
        side.phase == .topLeading ? topLeading.animation : bottomTrailing.animation, value: phase
      )
      .onGeometryChange(for: ScrollTransitionPhase.self, of: current) { new in
        if new != .identity { side.phase = new }
        phase = new
      }
  }

  private func current(_ place: GeometryProxy) -> ScrollTransitionPhase {
    let (space, size) = (place.bounds(of: .scrollView), place.size)
    guard let space else { return .identity }
    let axes = axis.map { [$0] } ?? [.vertical, .horizontal]
    for axis in axes {
      let (length, start, end) =
        axis == .vertical
        ? (size.height, space.minY, space.maxY) : (size.width, space.minX, space.maxX)
      guard length > 0 else { continue }
      // What scrolls begins below the view's start, or ends above its end.
      if length - start < length * topLeading.threshold.visiblePart || start >= length {
        return .topLeading
      }
      if end < length * bottomTrailing.threshold.visiblePart || end <= 0 { return .bottomTrailing }
    }
    return .identity
  }
}

extension View {
  /// Has this view look otherwise where it comes into sight and leaves it, in the scroll view around.
  ///
  /// It goes from phase to phase as a whole, with the configuration's animation.
  ///
  /// - Parameters:
  ///   - configuration: When it goes, and how.
  ///   - axis: The one that counts; nil for both.
  ///   - transition: How it looks in a phase.
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    modifier(ScrollTransitionModifier(configuration, configuration, axis, transition))
  }

  /// The same with other ways at the two ends.
  ///
  /// - Parameters:
  ///   - topLeading: When it goes, and how, at the top or the leading edge.
  ///   - bottomTrailing: The same at the bottom or the trailing edge.
  ///   - axis: The one that counts; nil for both.
  ///   - transition: How it looks in a phase.
  public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    modifier(ScrollTransitionModifier(topLeading, bottomTrailing, axis, transition))
  }
}
