/// A container, where it is drawn.
struct ContainerPlace: Equatable {
  /// In the viewport.
  let rect: CGRect
  let radii: RectangleCornerRadii
}

private struct ContainerPlaceKey: EnvironmentKey {
  static var defaultValue: ContainerPlace? { nil }
}

extension EnvironmentValues {
  /// The container around a shape while that draws.
  var containerPlace: ContainerPlace? {
    get { self[ContainerPlaceKey.self] }
    set { self[ContainerPlaceKey.self] = newValue }
  }
}
