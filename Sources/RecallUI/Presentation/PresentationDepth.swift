private struct PresentationDepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// How many sheets, popovers and the like a view stands in.
  var presentationDepth: Int {
    get { self[PresentationDepthKey.self] }
    set { self[PresentationDepthKey.self] = newValue }
  }
}
