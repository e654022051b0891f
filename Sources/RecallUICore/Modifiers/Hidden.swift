struct HiddenModifier: DrawingModifier {
  static var hidesContent: Bool { true }
  var makesInvisible: Bool { true }

  func draw(_ content: Box, size: CGSize, into list: inout DisplayListBuilder) {}

  func contentPoint(
    for point: CGPoint, in size: CGSize, _ direction: LayoutDirection
  ) -> CGPoint? { nil }
}

extension View {
  /// Keeps this view's place, but neither draws it nor lets it be hit.
  public consuming func hidden() -> some View {
    modifier(HiddenModifier())
  }
}
