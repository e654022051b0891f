import RecallUI

extension View {
  /// Lays this view out from left to right in each language: what happens later in a session lies to the right, as
  /// on the line of time of a film.
  func towardsTheRight() -> some View {
    environment(\.layoutDirection, .leftToRight)
  }
}
