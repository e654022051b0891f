/// Has a view look as its phase says.
private struct ScrollTransitionModifier<Effect: VisualEffect>: ViewModifier {
  let configuration: ScrollTransitionConfiguration
  let axis: Axis?
  let effect: (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  @State private var phase = ScrollTransitionPhase.identity

  init(
    _ configuration: ScrollTransitionConfiguration, _ axis: Axis?,
    _ effect: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) {
    self.configuration = configuration
    self.axis = axis
    self.effect = effect
  }

  func body(content: Content) -> some View {
    content
      .modifier(effect(EmptyVisualEffect(), phase)._modifier)
      .animation(configuration.animation, value: phase)
      .onGeometryChange(for: ScrollTransitionPhase.self, of: current) { phase = $0 }
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
      let wanted = length * configuration.threshold.visiblePart
      // What scrolls begins below the view's start, or ends above its end.
      if length - start < wanted || start >= length { return .topLeading }
      if end < wanted || end <= 0 { return .bottomTrailing }
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
    modifier(ScrollTransitionModifier(configuration, axis, transition))
  }
}
