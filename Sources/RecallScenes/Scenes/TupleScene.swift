/// Several scenes: the first one with a window has the program's first window.
public struct _TupleScene<each Content: Scene>: Scene {
  let content: (repeat each Content)
}

extension _TupleScene: PrimitiveScene {
  public static var _hasWindow: Bool {
    var hasWindow = false
    for type in repeat (each Content).self { hasWindow = hasWindow || type._hasWindow }
    return hasWindow
  }

  public func _makeView() -> AnyView {
    var views: [AnyView] = []
    var hasFirst = false
    for scene in repeat each content {
      let isFirst = !hasFirst && type(of: scene)._hasWindow
      hasFirst = hasFirst || isFirst
      views.append(
        AnyView(scene._makeView().transformEnvironment(\.isFirstScene) { $0 = $0 && isFirst }))
    }
    return AnyView(
      ZStack {
        ForEach(views.indices, id: \.self) { views[$0] }
      })
  }
}

private struct FirstSceneKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether a scene with a window has the program's first one.
  var isFirstScene: Bool {
    get { self[FirstSceneKey.self] }
    set { self[FirstSceneKey.self] = newValue }
  }
}
