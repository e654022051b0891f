/// Has a view look as its place says.
private struct VisualEffectModifier<Effect: VisualEffect>: ViewModifier {
  let effect: (EmptyVisualEffect, GeometryProxy) -> Effect
  @State private var places = Register<GeometryProxy>()

  init(effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect) {
    self.effect = effect
  }

  func body(content: Content) -> some View {
    // There is no place before the first layout.
    let place = places.values.last ?? GeometryProxy(size: .zero, box: nil)
    content
      .modifier(effect(EmptyVisualEffect(), place)._modifier)
      .background {
        GeometryReader { place in
          EmptyView().registering(place, in: \.visualEffectPlaces)
        }
        .environment(\.visualEffectPlaces, places)
      }
  }
}

private struct VisualEffectPlacesKey: EnvironmentKey {
  static var defaultValue: Register<GeometryProxy>? { nil }
}

extension EnvironmentValues {
  fileprivate var visualEffectPlaces: Register<GeometryProxy>? {
    get { self[VisualEffectPlacesKey.self] }
    set { self[VisualEffectPlacesKey.self] = newValue }
  }
}

extension View {
  /// Has this view look as its size and its place say, which stay what they are.
  ///
  /// The closure runs again when the place changes that it has asked for: while the view is scrolled, for
  /// one that asks where it is on the stage.
  public consuming func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    modifier(VisualEffectModifier(effect: effect))
  }
}
