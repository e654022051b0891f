/// A gradient fills from the top to the bottom, where nothing else is said.
extension Gradient: ShapeStyle {
  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)
      ._paint(in: environment, for: rect)
  }
}

extension AnyGradient: ShapeStyle {
  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    gradient._paint(in: environment, for: rect)
  }
}
