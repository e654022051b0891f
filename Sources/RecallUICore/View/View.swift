/// A piece of a user interface, described by value.
///
/// A view says in `body` what it consists of. The stage keeps what must outlive the value (state,
/// places, running gestures) by the view's identity: its place in the structure, and the explicit
/// identifiers of `ForEach` and `id(_:)`. SwiftUI's protocol of the same name, but for the main
/// actor: a stage is confined to whichever thread uses it.
public protocol View {
  /// What this view consists of.
  associatedtype Body: View

  /// What this view consists of. It must depend on nothing but the view's properties.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Never called: there is no value to call it on.
  public var body: Never {
    preconditionFailure("Never has no value")
  }
}

/// A view that the engine itself implements.
protocol PrimitiveView: View where Body == Never {
  func makeNode(in context: NodeContext) -> Node<Self>
  /// How many boxes each view of this type makes, when the type alone tells (`BoxCount`).
  static func boxCount(with count: BoxCount) -> Int?
}

extension PrimitiveView {
  static func boxCount(with count: BoxCount) -> Int? { nil }
}

extension View where Body == Never {
  /// Never called: a primitive view makes a node instead.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the engine and has no body")
  }
}
