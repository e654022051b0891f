private struct PicturesKey: EnvironmentKey {
  static var defaultValue: [String: Picture] { [:] }
}

extension EnvironmentValues {
  /// The pictures that `Image(_:)` finds by name.
  ///
  /// SwiftUI looks into the program's bundle; a stage reads no files, and is handed them.
  public var pictures: [String: Picture] {
    get { self[PicturesKey.self] }
    set { self[PicturesKey.self] = newValue }
  }
}
