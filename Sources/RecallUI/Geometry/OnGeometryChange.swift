extension View {
  /// Runs an action with what this view's place and size come to, at first and whenever that changes.
  ///
  /// - Parameters:
  ///   - type: The type of what they come to.
  ///   - transform: Makes it of them.
  ///   - action: Gets it.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Runs an action with what this view's place and size came to and come to, at first and whenever that
  /// changes.
  ///
  /// - Parameters:
  ///   - type: The type of what they come to.
  ///   - transform: Makes it of them.
  ///   - action: Gets the former value, at first the same one, and the new one.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true, action)
      }
    }
  }
}
