/// A part of a program's user interface that has a window of its own.
public protocol Scene: DynamicProperty {
  associatedtype Body: Scene

  /// What the scene consists of.
  @preconcurrency @MainActor @SceneBuilder var body: Body { get }

  /// Whether it has a window that can be a program's first. Programs have nothing to say here.
  static var _hasWindow: Bool { get }

  /// The scene as a view on the one stage that there is. Programs have nothing to say here.
  func _makeView() -> AnyView
}

extension Scene {
  public static var _hasWindow: Bool { Body._hasWindow }

  public func _makeView() -> AnyView { AnyView(SceneBody(scene: self)) }
}

/// A scene with a body: its dynamic properties are those of a view.
private struct SceneBody<Content: Scene>: View {
  let scene: Content

  var body: some View { scene.body._makeView() }
}

extension Never: Scene {
  public static var _hasWindow: Bool { false }

  public func _makeView() -> AnyView { switch self {} }
}

/// A scene that has no body of its own.
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// Never called: such a scene makes a view instead.
  public var body: Never {
    preconditionFailure("\(Self.self) makes a view and has no body")
  }
}
