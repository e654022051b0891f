import Observation

/// Names, in an environment, the object of a type.
struct ObjectKey<Object>: Hashable, EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
  /// The object of a type that a view around hands down.
  subscript<Object>(object _: ObjectKey<Object>) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }
}

extension View {
  /// Hands an object down to the views inside, which ask for it by its type with
  /// `@EnvironmentObject`.
  public consuming func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    environment(\.[object: ObjectKey<Object>()], object)
  }

  /// Hands an object down to the views inside, which ask for it with `@Environment(Type.self)`.
  public consuming func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View
  {
    environment(\.[object: ObjectKey<Object>()], object)
  }
}
