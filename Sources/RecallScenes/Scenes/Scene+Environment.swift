extension Scene {
  /// Sets a value of the environment for the scene's views.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    modified { $0.environment(keyPath, value) }
  }

  /// Hands an object down to the scene's views.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    modified { $0.environment(object) }
  }

  /// Hands an object down to the scene's views.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    modified { $0.environmentObject(object) }
  }

  /// Calls an action when a value has changed.
  ///
  /// - Parameters:
  ///   - value: What may change, such as the environment's `scenePhase`.
  ///   - initial: Whether to call it at first, too.
  ///   - action: Gets the value before, and the value after.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, initial: initial, action) }
  }

  /// Calls an action when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, initial: initial, action) }
  }

  /// Calls an action when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ new: Value) -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, perform: action) }
  }
}
