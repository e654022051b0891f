/// A piece of a user interface, described by value.
///
/// A view says in `body` what it consists of. The stage keeps what must outlive the value (state,
/// places, running gestures) by the view's identity: its place in the structure, and the explicit
/// identifiers of `ForEach` and `id(_:)`. SwiftUI's protocol of the same name, but for the main
/// actor, to which only `body` belongs: a stage is confined to whichever thread uses it
/// (`MainActorIsolated`).
nonisolated public protocol View: MainActorIsolated {
  /// What this view consists of.
  associatedtype Body: View

  /// What this view consists of. It must depend on nothing but the view's properties.
  @preconcurrency @MainActor @ViewBuilder var body: Body { get }

  /// What the engine is to know of this type of view. Programs have nothing to say here.
  static var _kind: _ViewKind { get }
}

/// How the nodes of a type of view are made.
///
/// The types say it themselves. Asked whether a type conforms to a protocol, the runtime goes through
/// all conformances of the process at the first time, and a screen has hundreds of types: that was a
/// fifth of the time to the first frame.
public struct _ViewKind {
  /// The type, where the engine itself implements this kind of view.
  let primitive: (any PrimitiveView.Type)?
  /// Whether values in between two others have a body of their own.
  let hasAnimatedBody: Bool

  private init(primitive: (any PrimitiveView.Type)?, hasAnimatedBody: Bool = false) {
    self.primitive = primitive
    self.hasAnimatedBody = hasAnimatedBody
  }

  /// A view that has a body.
  public static var composite: _ViewKind { _ViewKind(primitive: nil) }
  /// A view that has a body for each value on the way between two others.
  public static var animated: _ViewKind { _ViewKind(primitive: nil, hasAnimatedBody: true) }

  /// One that the engine implements.
  static func primitive(_ type: any PrimitiveView.Type) -> _ViewKind {
    _ViewKind(primitive: type)
  }

  /// What the runtime says of a type that says nothing itself.
  static func asked(_ type: Any.Type) -> _ViewKind {
    _ViewKind(primitive: type as? any PrimitiveView.Type)
  }
}

extension View {
  public static var _kind: _ViewKind { .composite }
}

extension View where Self: Animatable {
  public static var _kind: _ViewKind { .animated }
}

extension View where Body == Never {
  public static var _kind: _ViewKind { .asked(Self.self) }
}

extension Never: View {
  /// Never called: there is no value to call it on.
  nonisolated public var body: Never {
    preconditionFailure("Never has no value")
  }
}

extension View where Body == Never {
  /// Never called: a primitive view makes a node instead.
  nonisolated public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the engine and has no body")
  }
}
