/// Tells whether a part of a view is in sight.
private struct ScrollVisibility: ViewModifier {
  let threshold: Double
  let action: (Bool) -> Void

  func body(content: Content) -> some View {
    content.onGeometryChange(for: Bool.self, of: isVisible, action: action)
  }

  private func isVisible(_ place: GeometryProxy) -> Bool {
    guard let space = place.bounds(of: .scrollView) else { return true }
    let whole = CGRect(origin: .zero, size: place.size)
    let shown = whole.intersection(space)
    guard !shown.isNull, whole.width > 0, whole.height > 0 else { return false }
    let part = shown.width * shown.height / (whole.width * whole.height)
    return part > 0 && part >= threshold
  }
}

extension View {
  /// Runs an action when this view comes into sight in the scroll view around it, or leaves it; first when it
  /// is there, with whether it shows.
  ///
  /// - Parameters:
  ///   - threshold: How much of it has to show, from 0 to 1.
  ///   - action: Hears whether so much shows.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    let part = threshold.isNaN ? 0.5 : min(max(threshold, 0), 1)
    return modifier(ScrollVisibility(threshold: part, action: action))
  }
}
